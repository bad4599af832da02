import { refusals } from './refusal-texts.ts';

/** What keeps an order from being placed or paid. */
export const CHECKOUT_REFUSALS = refusals(
  {
    NO_SESSION: 'Your session has ended. Please add the product again.',
    LINE_GONE: 'A product that is no longer sold was removed from your cart.',
    SOLD_OUT_AT_CHECKOUT: '{name} sold out in the meantime. Please remove it from your cart to go on.',
    TOO_FEW_AT_CHECKOUT: 'There are only {available} of {name} left. Please change the quantity to go on.',
    RESERVATION_LOST: 'There is no longer enough of {name}. Please change the quantity and order again.',
    NO_SHIPPING_ADDRESS: 'Please enter your address to go on.',
    COUNTRY_NOT_SERVED: 'We do not deliver to {country}. Please choose another delivery address.',
    NO_SHIPPING_METHOD: 'No delivery method fits this address. Please check the address or contact us.',
    PAYMENT_METHOD_INVALID: 'This payment method is not available. Please choose another.',
    TOTAL_CHANGED: 'The total of your order has changed. Please check it and order again.',
    PAYMENT_UNAVAILABLE:
      'The payment service does not answer. Your card was not charged. Please try again in a moment.',
    ORDER_NEEDS_NO_PAYMENT: 'This order needs no payment, or can no longer be paid.',
    FIELD_REQUIRED: 'Please fill in: {field}.',
    POSTCODE_INVALID: 'This postcode does not fit the country: {field}.',
    PHONE_INVALID: 'This phone number is not complete: {field}.',
    EMAIL_INVALID: 'This e-mail address is not complete: {field}.',
    STATE_INVALID: 'Please choose a province from the list: {field}.',
  },
  {
    NO_SESSION: 'Sesi Anda sudah berakhir. Masukkan lagi produknya.',
    LINE_GONE: 'Produk yang sudah tidak dijual dihapus dari keranjang Anda.',
    SOLD_OUT_AT_CHECKOUT: '{name} baru saja habis. Hapus dari keranjang untuk melanjutkan.',
    TOO_FEW_AT_CHECKOUT: '{name} tinggal {available}. Ubah jumlahnya untuk melanjutkan.',
    RESERVATION_LOST: 'Stok {name} sudah tidak cukup. Ubah jumlahnya, lalu pesan lagi.',
    NO_SHIPPING_ADDRESS: 'Isi alamat Anda untuk melanjutkan.',
    COUNTRY_NOT_SERVED: 'Kami belum mengirim ke {country}. Pilih alamat pengiriman lain.',
    NO_SHIPPING_METHOD: 'Belum ada cara pengiriman untuk alamat ini. Periksa alamatnya atau hubungi kami.',
    PAYMENT_METHOD_INVALID: 'Cara pembayaran ini tidak tersedia. Pilih yang lain.',
    TOTAL_CHANGED: 'Total pesanan Anda berubah. Periksa lagi, lalu pesan sekali lagi.',
    PAYMENT_UNAVAILABLE:
      'Layanan pembayaran tidak menjawab. Kartu Anda tidak ditagih. Silakan coba lagi sebentar lagi.',
    ORDER_NEEDS_NO_PAYMENT: 'Pesanan ini tidak perlu dibayar, atau sudah tidak bisa dibayar lagi.',
    FIELD_REQUIRED: 'Wajib diisi: {field}.',
    POSTCODE_INVALID: 'Kode pos tidak cocok dengan negaranya: {field}.',
    PHONE_INVALID: 'Nomor telepon belum lengkap: {field}.',
    EMAIL_INVALID: 'Alamat email belum lengkap: {field}.',
    STATE_INVALID: 'Pilih provinsi dari daftar: {field}.',
  },
);
