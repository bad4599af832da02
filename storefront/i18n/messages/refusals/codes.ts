import { refusals } from './refusal-texts.ts';

/** Coupons and gift cards. */
export const CODE_REFUSALS = refusals(
  {
    NO_COUPON_CODES: 'Please enter a code.',
    COUPON_UNKNOWN: 'We know no coupon or gift card “{coupon}”. Please check the code.',
    COUPON_ALREADY_APPLIED: 'This coupon is already on your cart.',
    COUPON_NOT_APPLIED: 'This coupon is no longer on your cart.',
    COUPON_LIMIT_REACHED: 'This coupon has been used as often as it can be.',
    COUPON_NOT_STARTED: 'Coupon “{coupon}” can be used from {startsAt} on.',
    COUPON_EXPIRED: 'This coupon has expired.',
    COUPON_MINIMUM: 'This coupon counts from a subtotal of {amount}.',
    COUPON_MAXIMUM: 'This coupon counts up to a subtotal of {amount}.',
    COUPON_NOT_APPLICABLE: 'This coupon is for other products than those in your cart.',
    COUPON_NOT_FOR_SALE_ITEMS: 'This coupon cannot be used with sale items.',
    COUPON_EXCLUDES_PRODUCTS: 'This coupon cannot be used with: {products}.',
    COUPON_EXCLUDES_CATEGORIES: 'This coupon cannot be used with products of: {categories}.',
    COUPON_NEEDS_EMAIL: 'Coupon “{coupon}” is personal. Please enter your e-mail address at checkout first.',
    COUPON_OF_OTHERS: 'Coupon “{coupon}” was issued for another e-mail address.',
    COUPON_STANDS_ALONE: 'Coupon “{coupon}” cannot be used together with other coupons.',
    COUPON_FAILED: 'Your cart holds as many codes as it can. Please remove one first.',
    COUPON_INVALID_REMOVED:
      'Coupon “{coupon}” no longer counts for this order and was removed. Please look at the total before you order.',
    COUPON_OF_OTHERS_REMOVED:
      'Coupon “{coupon}” was issued for another e-mail address and was removed. Please look at the total before you order.',
    GIFT_CARD_VOID: 'This gift card can no longer be used.',
    GIFT_CARD_EXPIRED: 'This gift card has expired.',
    GIFT_CARD_EMPTY: 'There is no money left on this gift card.',
    GIFT_CARD_ALREADY_APPLIED: 'This gift card is already on your cart.',
    GIFT_CARD_CHANGED: 'A gift card can no longer pay and was removed. Please look at the total before you order.',
  },
  {
    NO_COUPON_CODES: 'Masukkan kodenya dulu.',
    COUPON_UNKNOWN: 'Kupon atau kartu hadiah “{coupon}” tidak ditemukan. Periksa kembali kodenya.',
    COUPON_ALREADY_APPLIED: 'Kupon ini sudah terpasang di keranjang Anda.',
    COUPON_NOT_APPLIED: 'Kupon ini sudah tidak ada di keranjang Anda.',
    COUPON_LIMIT_REACHED: 'Kupon ini sudah mencapai batas pemakaiannya.',
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
    COUPON_FAILED: 'Keranjang Anda sudah memuat kode sebanyak mungkin. Hapus satu kode dulu.',
    COUPON_INVALID_REMOVED:
      'Kupon “{coupon}” sudah tidak berlaku untuk pesanan ini dan dihapus. Periksa totalnya sebelum memesan.',
    COUPON_OF_OTHERS_REMOVED:
      'Kupon “{coupon}” diterbitkan untuk alamat email lain dan dihapus. Periksa totalnya sebelum memesan.',
    GIFT_CARD_VOID: 'Kartu hadiah ini sudah tidak bisa dipakai.',
    GIFT_CARD_EXPIRED: 'Kartu hadiah ini sudah kedaluwarsa.',
    GIFT_CARD_EMPTY: 'Saldo kartu hadiah ini sudah habis.',
    GIFT_CARD_ALREADY_APPLIED: 'Kartu hadiah ini sudah terpasang di keranjang Anda.',
    GIFT_CARD_CHANGED:
      'Satu kartu hadiah sudah tidak bisa dipakai membayar dan dihapus. Periksa totalnya sebelum memesan.',
  },
);
