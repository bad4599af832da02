import { refusals } from './refusal-texts.ts';

/** Reviews. */
export const REVIEW_REFUSALS = refusals(
  {
    PRODUCT_NOT_FOUND: 'This product is no longer in the shop.',
    REVIEW_TARGET_UNKNOWN: 'This product is no longer in the shop.',
    REVIEWS_CLOSED: 'This product takes no reviews at the moment.',
    REVIEW_AUTHOR_MISSING: 'Please enter your name.',
    REVIEW_EMAIL_INVALID: 'This e-mail address is not complete.',
    REVIEW_RATING_INVALID: 'Please choose one to five stars.',
    REVIEW_TEXT_LENGTH: 'A review has {min} to {max} characters.',
    REVIEW_DUPLICATE: 'You have already reviewed this product.',
  },
  {
    PRODUCT_NOT_FOUND: 'Produk ini sudah tidak dijual.',
    REVIEW_TARGET_UNKNOWN: 'Produk ini sudah tidak dijual.',
    REVIEWS_CLOSED: 'Produk ini sedang tidak menerima ulasan.',
    REVIEW_AUTHOR_MISSING: 'Isi nama Anda.',
    REVIEW_EMAIL_INVALID: 'Alamat email ini belum lengkap.',
    REVIEW_RATING_INVALID: 'Pilih satu sampai lima bintang.',
    REVIEW_TEXT_LENGTH: 'Ulasan berisi {min} sampai {max} karakter.',
    REVIEW_DUPLICATE: 'Anda sudah mengulas produk ini.',
  },
);
