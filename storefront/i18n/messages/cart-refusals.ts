import type { ADDRESS_LABELS, RefusalCode } from '#contract/refusals.ts';
import { bilingual } from '../bilingual.ts';

type RefusalTexts = Partial<Readonly<Record<RefusalCode, string>>>;

// What the shopper reads when the shop refuses, and what to do then. `{name}` is a fact of the refusal.

/** Changes of the cart. */
export const CART_REFUSALS = bilingual(
  {
    NO_PRODUCT_ID: 'Something went wrong: no product was chosen. Please open the product again.',
    PRODUCT_UNKNOWN: 'This product is no longer in the shop.',
    ATTRIBUTE_UNKNOWN: '{product} does not come with that option. Please choose again.',
    OPTIONS_NOT_CHOSEN: 'Please choose the options first.',
    OPTIONS_NOT_TOGETHER: 'This combination is not available. Please choose another.',
    OPTION_INVALID: 'That choice is not available: {attribute}. Please choose another.',
    OPTION_REQUIRED: 'Please choose: {attribute}.',
    OPTIONS_REQUIRED: 'Please choose: {attributes}.',
    VARIATION_OF_ANOTHER_PRODUCT: '{name} does not come in that choice. Please choose the options again.',
    NOT_PURCHASABLE: 'This product cannot be bought at the moment.',
    OIL_NOT_REGISTERED:
      '{name} cannot be ordered yet: we have not stated its registration number (NPT). Please leave it out for now, or ask us.',
    OUT_OF_STOCK: '{name} is out of stock.',
    NOT_ENOUGH_STOCK: 'There are only {available} of {name} left. Please choose a smaller quantity.',
    NOT_ENOUGH_STOCK_WITH_CART: 'There are {available} in stock and {inCart} of them are already in your cart.',
    SOLD_INDIVIDUALLY: '{name} is limited to one per order, and it is already in your cart.',
    ADD_FAILED: 'This could not be added to your cart. Please check the quantity and try again.',
    QUANTITY_TOO_LARGE: 'You can order {limit} of one product at most. For more, please contact us.',
    CART_FULL: 'A cart holds {limit} different products at most. Please remove one or order these first.',
    NO_ITEM_DATA: 'Nothing was added: no product was chosen.',
    LINES_UNKNOWN: 'This product is no longer in your cart.',
    NO_LINES: 'Nothing was removed: no product was chosen.',
    NO_LINE_KEYS: 'Nothing was removed: no product was chosen.',
    LINE_UNKNOWN: 'This product is no longer in your cart.',
    CART_EMPTY: 'Your cart is empty.',
    NO_SHIPPING_METHOD_GIVEN: 'Please choose a delivery method.',
    SHIPPING_METHOD_UNAVAILABLE: 'This delivery method is not available for your cart. Please choose another.',
    NO_SHIPPING_PACKAGE: 'Nothing in this cart has to be delivered.',
  } satisfies RefusalTexts,
  {
    NO_PRODUCT_ID: 'Terjadi kesalahan: belum ada produk yang dipilih. Buka lagi halaman produknya.',
    PRODUCT_UNKNOWN: 'Produk ini sudah tidak dijual.',
    ATTRIBUTE_UNKNOWN: '{product} tidak punya pilihan itu. Silakan pilih lagi.',
    OPTIONS_NOT_CHOSEN: 'Pilih variannya dulu.',
    OPTIONS_NOT_TOGETHER: 'Kombinasi pilihan itu tidak tersedia. Silakan pilih yang lain.',
    OPTION_INVALID: 'Pilihan itu tidak tersedia: {attribute}. Silakan pilih yang lain.',
    OPTION_REQUIRED: 'Pilih dulu: {attribute}.',
    OPTIONS_REQUIRED: 'Pilih dulu: {attributes}.',
    VARIATION_OF_ANOTHER_PRODUCT: '{name} tidak punya pilihan itu. Silakan pilih lagi variannya.',
    NOT_PURCHASABLE: 'Produk ini sedang tidak bisa dibeli.',
    OIL_NOT_REGISTERED:
      '{name} belum bisa dipesan: nomor pendaftarannya (NPT) belum kami cantumkan. Pesan dulu tanpa produk ini, atau tanyakan kepada kami.',
    OUT_OF_STOCK: 'Stok {name} habis.',
    NOT_ENOUGH_STOCK: 'Stok {name} tinggal {available}. Kurangi jumlahnya.',
    NOT_ENOUGH_STOCK_WITH_CART: 'Stok tinggal {available} dan {inCart} di antaranya sudah ada di keranjang Anda.',
    SOLD_INDIVIDUALLY: '{name} hanya bisa dibeli satu per pesanan, dan sudah ada di keranjang Anda.',
    ADD_FAILED: 'Gagal masuk keranjang. Periksa jumlahnya, lalu coba lagi.',
    QUANTITY_TOO_LARGE: 'Maksimal {limit} per produk. Untuk jumlah lebih besar, silakan hubungi kami.',
    CART_FULL: 'Keranjang memuat paling banyak {limit} produk berbeda. Hapus satu atau selesaikan pesanan ini dulu.',
    NO_ITEM_DATA: 'Tidak ada yang ditambahkan: belum ada produk yang dipilih.',
    LINES_UNKNOWN: 'Produk ini sudah tidak ada di keranjang Anda.',
    NO_LINES: 'Tidak ada yang dihapus: belum ada produk yang dipilih.',
    NO_LINE_KEYS: 'Tidak ada yang dihapus: belum ada produk yang dipilih.',
    LINE_UNKNOWN: 'Produk ini sudah tidak ada di keranjang Anda.',
    CART_EMPTY: 'Keranjang Anda kosong.',
    NO_SHIPPING_METHOD_GIVEN: 'Pilih metode pengiriman dulu.',
    SHIPPING_METHOD_UNAVAILABLE: 'Metode pengiriman ini tidak tersedia untuk keranjang Anda. Pilih yang lain.',
    NO_SHIPPING_PACKAGE: 'Tidak ada barang di keranjang ini yang perlu dikirim.',
  },
);

/** Coupons and gift cards. */
export const CODE_REFUSALS = bilingual(
  {
    NO_COUPON_CODES: 'Please enter a code.',
    COUPON_UNKNOWN: '“{coupon}” is not a valid code. Please check it and try again.',
    COUPON_ALREADY_APPLIED: 'This coupon is already on your cart.',
    COUPON_NOT_APPLIED: 'This coupon is no longer on your cart.',
    COUPON_LIMIT_REACHED: 'This coupon has been used as often as it can be.',
    COUPON_NOT_STARTED: 'Coupon “{coupon}” can be used from {startsAt} on.',
    COUPON_EXPIRED: 'This coupon has expired.',
    COUPON_MINIMUM: 'This coupon applies from a subtotal of {amount}.',
    COUPON_MAXIMUM: 'This coupon applies up to a subtotal of {amount}.',
    COUPON_NOT_APPLICABLE: 'This coupon is for other products than those in your cart.',
    COUPON_NOT_FOR_SALE_ITEMS: 'This coupon cannot be used with sale items.',
    COUPON_EXCLUDES_PRODUCTS: 'This coupon cannot be used with: {products}.',
    COUPON_EXCLUDES_CATEGORIES: 'This coupon cannot be used with products of: {categories}.',
    COUPON_NEEDS_EMAIL: 'Coupon “{coupon}” is personal. Please enter your email address at checkout first.',
    COUPON_OF_OTHERS: 'Coupon “{coupon}” was issued for another email address.',
    COUPON_STANDS_ALONE: 'Coupon “{coupon}” cannot be combined with other coupons.',
    COUPON_FAILED: 'Your cart holds as many codes as it can. Please remove one first.',
    COUPON_INVALID_REMOVED:
      'Coupon “{coupon}” no longer applies to this order and was removed. Please check the total before you order.',
    COUPON_OF_OTHERS_REMOVED:
      'Coupon “{coupon}” was issued for another email address and was removed. Please check the total before you order.',
    GIFT_CARD_VOID: 'This gift card can no longer be used.',
    GIFT_CARD_EXPIRED: 'This gift card has expired.',
    GIFT_CARD_EMPTY: 'There is no credit left on this gift card.',
    GIFT_CARD_ALREADY_APPLIED: 'This gift card is already on your cart.',
    GIFT_CARD_CHANGED: 'A gift card can no longer be used and was removed. Please check the total before you order.',
  } satisfies RefusalTexts,
  {
    NO_COUPON_CODES: 'Masukkan kodenya dulu.',
    COUPON_UNKNOWN: '“{coupon}” bukan kode yang berlaku. Periksa lagi kodenya.',
    COUPON_ALREADY_APPLIED: 'Kupon ini sudah dipakai di keranjang Anda.',
    COUPON_NOT_APPLIED: 'Kupon ini sudah tidak ada di keranjang Anda.',
    COUPON_LIMIT_REACHED: 'Kuota kupon ini sudah habis.',
    COUPON_NOT_STARTED: 'Kupon “{coupon}” baru bisa dipakai mulai {startsAt}.',
    COUPON_EXPIRED: 'Kupon ini sudah kedaluwarsa.',
    COUPON_MINIMUM: 'Kupon ini berlaku mulai subtotal {amount}.',
    COUPON_MAXIMUM: 'Kupon ini berlaku sampai subtotal {amount}.',
    COUPON_NOT_APPLICABLE: 'Kupon ini bukan untuk produk yang ada di keranjang Anda.',
    COUPON_NOT_FOR_SALE_ITEMS: 'Kupon ini tidak bisa dipakai untuk produk diskon.',
    COUPON_EXCLUDES_PRODUCTS: 'Kupon ini tidak bisa dipakai untuk: {products}.',
    COUPON_EXCLUDES_CATEGORIES: 'Kupon ini tidak bisa dipakai untuk produk dari: {categories}.',
    COUPON_NEEDS_EMAIL: 'Kupon “{coupon}” bersifat pribadi. Isi dulu alamat email Anda di halaman checkout.',
    COUPON_OF_OTHERS: 'Kupon “{coupon}” diterbitkan untuk alamat email lain.',
    COUPON_STANDS_ALONE: 'Kupon “{coupon}” tidak bisa digabung dengan kupon lain.',
    COUPON_FAILED: 'Jumlah kode di keranjang Anda sudah maksimal. Hapus satu kode dulu.',
    COUPON_INVALID_REMOVED:
      'Kupon “{coupon}” sudah tidak berlaku untuk pesanan ini dan dihapus. Periksa totalnya sebelum memesan.',
    COUPON_OF_OTHERS_REMOVED:
      'Kupon “{coupon}” diterbitkan untuk alamat email lain dan dihapus. Periksa totalnya sebelum memesan.',
    GIFT_CARD_VOID: 'Kartu hadiah ini sudah tidak bisa dipakai.',
    GIFT_CARD_EXPIRED: 'Kartu hadiah ini sudah kedaluwarsa.',
    GIFT_CARD_EMPTY: 'Saldo kartu hadiah ini sudah habis.',
    GIFT_CARD_ALREADY_APPLIED: 'Kartu hadiah ini sudah dipakai di keranjang Anda.',
    GIFT_CARD_CHANGED: 'Satu kartu hadiah sudah tidak bisa dipakai dan kami lepas. Periksa totalnya sebelum memesan.',
  },
);

type AddressLabels = Readonly<Record<keyof typeof ADDRESS_LABELS, string>>;

/** The fields of an address, as `{field}` of a refusal names them. */
export const REFUSED_FIELDS = bilingual(
  {
    firstName: 'First name',
    lastName: 'Last name',
    company: 'Company',
    address1: 'Street address',
    address2: 'Address details',
    city: 'City',
    state: 'Province',
    postcode: 'Postcode',
    country: 'Country',
    phone: 'Phone number',
    email: 'Email address',
  } satisfies AddressLabels,
  {
    firstName: 'Nama depan',
    lastName: 'Nama belakang',
    company: 'Perusahaan',
    address1: 'Alamat',
    address2: 'Detail alamat',
    city: 'Kota',
    state: 'Provinsi',
    postcode: 'Kode pos',
    country: 'Negara',
    phone: 'Nomor telepon',
    email: 'Alamat email',
  },
);

/** Placing and paying an order. */
export const CHECKOUT_REFUSALS = bilingual(
  {
    NO_SESSION: 'Your session has ended. Please add the product again.',
    LINE_GONE: 'A product that is no longer sold was removed from your cart.',
    SOLD_OUT_AT_CHECKOUT: '{name} sold out in the meantime. Please remove it from your cart to go on.',
    TOO_FEW_AT_CHECKOUT: 'There are only {available} of {name} left. Please change the quantity to go on.',
    RESERVATION_LOST: 'There is no longer enough of {name}. Please change the quantity and order again.',
    UNPAID_PRODUCT_LIMIT:
      'Until you have paid for a first order, you can have up to {limit} of {name} in unpaid orders, earlier ones included. Please pay by card or order fewer. If your account has paid for an order before, please log in.',
    UNPAID_PIECES_LIMIT:
      'Until you have paid for a first order, you can have up to {limit} pieces in unpaid orders, earlier ones included. Please pay by card or order fewer. If your account has paid for an order before, please log in.',
    UNPAID_ORDERS_OPEN:
      'Too many orders from you or your internet connection are still unpaid. Please pay or cancel one of yours first. If you have none, try again later or contact us.',
    LARGE_ORDERS_LIMIT:
      'Several large orders have been started by you or on your internet connection. Please order fewer pieces, try again tomorrow or contact us.',
    NO_SHIPPING_ADDRESS: 'Please enter your address to go on.',
    COUNTRY_NOT_SERVED: 'We do not deliver to {country}. Please choose another delivery address.',
    NO_SHIPPING_METHOD: 'No delivery method fits this address. Please check the address or contact us.',
    SHOP_NOT_OPEN: 'This shop is still being prepared and takes no orders yet. Your cart is kept.',
    SHOP_CLOSED: 'We are closed and take orders again from {reopensOn} on. Your cart is kept.',
    PAYMENT_METHOD_INVALID: 'This payment method is not available. Please choose another.',
    TOTAL_CHANGED: 'The total of your order has changed. Please check it and order again.',
    PAYMENT_UNAVAILABLE:
      'The payment service is not responding. Your card was not charged. Please try again in a moment.',
    ORDER_NOT_CANCELLABLE: 'This order can no longer be cancelled: it is paid, was sent, or is over.',
    ORDER_NEEDS_NO_PAYMENT: 'This order needs no payment, or can no longer be paid.',
    FIELD_REQUIRED: 'Please fill in: {field}.',
    POSTCODE_INVALID: 'This postcode does not fit the country.',
    PHONE_INVALID: 'This phone number is not complete.',
    EMAIL_INVALID: 'This email address is not complete.',
    STATE_INVALID: 'Please choose a province from the list.',
  } satisfies RefusalTexts,
  {
    NO_SESSION: 'Sesi Anda sudah berakhir. Masukkan lagi produknya.',
    LINE_GONE: 'Produk yang sudah tidak dijual dihapus dari keranjang Anda.',
    SOLD_OUT_AT_CHECKOUT: '{name} baru saja habis. Hapus dari keranjang untuk melanjutkan.',
    TOO_FEW_AT_CHECKOUT: 'Stok {name} tinggal {available}. Ubah jumlahnya untuk melanjutkan.',
    RESERVATION_LOST: 'Stok {name} sudah tidak cukup. Ubah jumlahnya, lalu pesan lagi.',
    UNPAID_PRODUCT_LIMIT:
      'Selama belum ada pesanan Anda yang lunas, Anda bisa memesan maksimal {limit} {name} tanpa bayar dulu, termasuk di pesanan sebelumnya. Bayar dengan kartu, atau kurangi jumlahnya. Sudah pernah membayar pesanan di sini? Masuk dulu ke akun Anda.',
    UNPAID_PIECES_LIMIT:
      'Selama belum ada pesanan Anda yang lunas, Anda bisa memesan maksimal {limit} barang tanpa bayar dulu, termasuk di pesanan sebelumnya. Bayar dengan kartu, atau kurangi jumlahnya. Sudah pernah membayar pesanan di sini? Masuk dulu ke akun Anda.',
    UNPAID_ORDERS_OPEN:
      'Terlalu banyak pesanan dari Anda atau dari koneksi internet Anda yang belum dibayar. Bayar atau batalkan salah satu pesanan Anda dulu. Jika tidak ada, coba lagi nanti atau hubungi kami.',
    LARGE_ORDERS_LIMIT:
      'Sudah ada beberapa pesanan besar dari Anda atau dari koneksi internet Anda. Kurangi jumlah barangnya, coba lagi besok, atau hubungi kami.',
    NO_SHIPPING_ADDRESS: 'Isi alamat Anda untuk melanjutkan.',
    COUNTRY_NOT_SERVED: 'Kami belum mengirim ke {country}. Pilih alamat pengiriman lain.',
    NO_SHIPPING_METHOD: 'Belum ada metode pengiriman untuk alamat ini. Periksa alamatnya atau hubungi kami.',
    SHOP_NOT_OPEN: 'Toko ini masih disiapkan dan belum menerima pesanan. Keranjang Anda tetap tersimpan.',
    SHOP_CLOSED: 'Kami sedang libur dan menerima pesanan lagi mulai {reopensOn}. Keranjang Anda tetap tersimpan.',
    PAYMENT_METHOD_INVALID: 'Metode pembayaran ini tidak tersedia. Pilih yang lain.',
    TOTAL_CHANGED: 'Total pesanan Anda berubah. Periksa lagi, lalu pesan sekali lagi.',
    PAYMENT_UNAVAILABLE:
      'Layanan pembayaran sedang terganggu. Kartu Anda tidak ditagih. Silakan coba beberapa saat lagi.',
    ORDER_NOT_CANCELLABLE: 'Pesanan ini tidak bisa dibatalkan lagi: sudah dibayar, sudah dikirim, atau sudah selesai.',
    ORDER_NEEDS_NO_PAYMENT: 'Pesanan ini tidak perlu dibayar, atau sudah tidak bisa dibayar lagi.',
    FIELD_REQUIRED: 'Wajib diisi: {field}.',
    POSTCODE_INVALID: 'Kode pos tidak cocok dengan negaranya.',
    PHONE_INVALID: 'Nomor telepon belum lengkap.',
    EMAIL_INVALID: 'Alamat email belum lengkap.',
    STATE_INVALID: 'Pilih provinsi dari daftar.',
  },
);
