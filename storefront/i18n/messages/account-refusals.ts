import type { RefusalCode } from '#contract/refusals.ts';
import { bilingual } from '../bilingual.ts';

type RefusalTexts = Partial<Readonly<Record<RefusalCode, string>>>;

/** Accounts, logins and personal data. */
export const ACCOUNT_REFUSALS = bilingual(
  {
    ACCOUNT_EMAIL_INVALID: 'Please enter a complete email address.',
    ACCOUNT_EMAIL_TAKEN: 'There is already an account with this email address. Please log in.',
    USERNAME_INVALID: 'A username may contain only letters, digits, spaces and _ . - @',
    USERNAME_TAKEN: 'This username is taken. Please choose another.',
    PASSWORD_REQUIRED: 'Please enter a password.',
    PASSWORD_TOO_SHORT: 'Your password needs at least {limit} characters.',
    PASSWORD_TOO_LONG: 'Your password can have at most {limit} characters.',
    PASSWORD_GUESSABLE: 'Your password must not be your own name or email address.',
    META_TOO_MUCH: 'This is more than an account can store.',
    USERNAME_EMPTY: 'Please enter your username or email address.',
    PASSWORD_EMPTY: 'Please enter your password.',
    LOGIN_UNKNOWN: 'No account found with that username. Sign up for a new account.',
    PASSWORD_WRONG: 'Incorrect password. Please try again.',
    LOGIN_BLANK: 'Please enter your username and password.',
    LOGIN_WITHOUT_VIEWER:
      'Your credentials are correct, but there was an error logging in. This is most likely due to an SSL error. Please try again later. If the problem persists, please contact support.',
    LOGIN_FAILED: 'The username or the password is wrong. Please try again.',
    LOGIN_CREDENTIALS_MISSING: 'Please enter your username and password.',
    LOGIN_PROVIDER_DISABLED: 'This way to log in is not offered.',
    ALREADY_LOGGED_IN: 'You are already logged in.',
    REFRESH_TOKEN_INVALID: 'Please log in again.',
    ORIGIN_FORBIDDEN: 'Something went wrong. Please try again.',
    RESET_LOGIN_EMPTY: 'Please enter your username or email address.',
    RESET_KEY_REQUIRED: 'Password reset link is invalid.',
    RESET_LOGIN_REQUIRED: 'Password reset link is invalid.',
    RESET_PASSWORD_REQUIRED: 'Please enter a new password.',
    RESET_LINK_EXPIRED: 'The link has expired. Please ask for a new one.',
    RESET_LINK_INVALID: 'Password reset link is invalid.',
    ORDER_FORBIDDEN: 'We could not find your order. Please try again later.',
    ORDERS_OPEN: 'These orders still wait for payment or delivery: {numbers}. Erase the account once they are done.',
    CUSTOMER_FORBIDDEN: 'Please log in to see this.',
    NOT_CAPABLE: 'Something went wrong. Please try again.',
    USER_ID_INVALID: 'Something went wrong. Please try again.',
  } satisfies RefusalTexts,
  {
    ACCOUNT_EMAIL_INVALID: 'Isi alamat email yang lengkap.',
    ACCOUNT_EMAIL_TAKEN: 'Alamat email ini sudah punya akun. Silakan masuk.',
    USERNAME_INVALID: 'Nama pengguna hanya boleh berisi huruf, angka, spasi, dan _ . - @',
    USERNAME_TAKEN: 'Nama pengguna ini sudah dipakai. Pilih yang lain.',
    PASSWORD_REQUIRED: 'Isi kata sandi Anda.',
    PASSWORD_TOO_SHORT: 'Kata sandi minimal {limit} karakter.',
    PASSWORD_TOO_LONG: 'Kata sandi maksimal {limit} karakter.',
    PASSWORD_GUESSABLE: 'Kata sandi tidak boleh sama dengan nama atau alamat email Anda.',
    META_TOO_MUCH: 'Data ini melebihi batas penyimpanan akun.',
    USERNAME_EMPTY: 'Isi nama pengguna atau alamat email Anda.',
    PASSWORD_EMPTY: 'Isi kata sandi Anda.',
    LOGIN_UNKNOWN: 'Tidak ada akun dengan nama pengguna itu. Silakan daftar akun baru.',
    PASSWORD_WRONG: 'Kata sandi salah. Silakan coba lagi.',
    LOGIN_BLANK: 'Isi nama pengguna dan kata sandi Anda.',
    LOGIN_WITHOUT_VIEWER:
      'Data masuk Anda benar, tetapi terjadi kesalahan saat masuk. Kemungkinan besar penyebabnya gangguan SSL. Silakan coba lagi nanti. Jika masalah berlanjut, hubungi kami.',
    LOGIN_FAILED: 'Nama pengguna atau kata sandi salah. Silakan coba lagi.',
    LOGIN_CREDENTIALS_MISSING: 'Isi nama pengguna dan kata sandi Anda.',
    LOGIN_PROVIDER_DISABLED: 'Cara masuk ini tidak tersedia.',
    ALREADY_LOGGED_IN: 'Anda sudah masuk.',
    REFRESH_TOKEN_INVALID: 'Silakan masuk lagi.',
    ORIGIN_FORBIDDEN: 'Terjadi kesalahan. Silakan coba lagi.',
    RESET_LOGIN_EMPTY: 'Isi nama pengguna atau alamat email Anda.',
    RESET_KEY_REQUIRED: 'Tautan atur ulang kata sandi tidak valid.',
    RESET_LOGIN_REQUIRED: 'Tautan atur ulang kata sandi tidak valid.',
    RESET_PASSWORD_REQUIRED: 'Isi kata sandi baru.',
    RESET_LINK_EXPIRED: 'Tautan sudah kedaluwarsa. Silakan minta yang baru.',
    RESET_LINK_INVALID: 'Tautan atur ulang kata sandi tidak valid.',
    ORDER_FORBIDDEN: 'Pesanan Anda tidak ditemukan. Silakan coba lagi nanti.',
    ORDERS_OPEN: 'Pesanan ini masih menunggu pembayaran atau pengiriman: {numbers}. Akun bisa dihapus setelah selesai.',
    CUSTOMER_FORBIDDEN: 'Silakan masuk untuk melihat ini.',
    NOT_CAPABLE: 'Terjadi kesalahan. Silakan coba lagi.',
    USER_ID_INVALID: 'Terjadi kesalahan. Silakan coba lagi.',
  },
);

/** Reviews. */
export const REVIEW_REFUSALS = bilingual(
  {
    PRODUCT_NOT_FOUND: 'This product is no longer in the shop.',
    REVIEW_TARGET_UNKNOWN: 'This product is no longer in the shop.',
    REVIEWS_CLOSED: 'Reviews of this product are closed at the moment.',
    REVIEW_AUTHOR_MISSING: 'Please enter your name.',
    REVIEW_AUTHOR_HAS_CONTACT: 'Please use a name only: no link, email address or phone number.',
    REVIEW_EMAIL_INVALID: 'This email address is not complete.',
    REVIEW_RATING_INVALID: 'Please choose one to five stars.',
    REVIEW_TEXT_LENGTH: 'Please write between {min} and {max} characters.',
    REVIEW_DUPLICATE: 'You have already reviewed this product.',
    STOCK_ALERT_NEEDLESS: 'Good news: it can be ordered now. Reload the page.',
    STOCK_ALERT_LINK_INVALID: 'This link is not complete. Open it from the email again.',
  } satisfies RefusalTexts,
  {
    PRODUCT_NOT_FOUND: 'Produk ini sudah tidak dijual.',
    REVIEW_TARGET_UNKNOWN: 'Produk ini sudah tidak dijual.',
    REVIEWS_CLOSED: 'Produk ini sedang tidak menerima ulasan.',
    REVIEW_AUTHOR_MISSING: 'Isi nama Anda.',
    REVIEW_AUTHOR_HAS_CONTACT: 'Isi nama saja, tanpa tautan, alamat email, atau nomor telepon.',
    REVIEW_EMAIL_INVALID: 'Alamat email ini belum lengkap.',
    REVIEW_RATING_INVALID: 'Pilih satu sampai lima bintang.',
    REVIEW_TEXT_LENGTH: 'Tulis ulasan sepanjang {min} sampai {max} karakter.',
    REVIEW_DUPLICATE: 'Anda sudah mengulas produk ini.',
    STOCK_ALERT_NEEDLESS: 'Kabar baik: produk ini bisa dipesan sekarang. Muat ulang halaman ini.',
    STOCK_ALERT_LINK_INVALID: 'Tautan ini tidak lengkap. Buka lagi dari email Anda.',
  },
);

/** Returns and complaints. */
export const RETURN_REFUSALS = bilingual(
  {
    RETURN_NOT_POSSIBLE: 'Nothing from this order can be returned any more. Ask us on WhatsApp if something is wrong.',
    RETURN_LINES_INVALID: 'Choose at least one product, and not more pieces than you bought.',
    RETURN_TEXT_LENGTH: 'Describe it in {min} to {max} characters.',
    RETURN_TOO_MANY_PICTURES: 'Choose {limit} pictures at most.',
    RETURN_PICTURE_INVALID: 'Picture {number} cannot be read. Choose a JPEG, PNG or WebP file of up to 8 MB.',
  } satisfies RefusalTexts,
  {
    RETURN_NOT_POSSIBLE: 'Pesanan ini tidak bisa diretur lagi. Hubungi kami lewat WhatsApp bila ada masalah.',
    RETURN_LINES_INVALID: 'Pilih minimal satu produk, dan tidak lebih dari jumlah yang Anda beli.',
    RETURN_TEXT_LENGTH: 'Jelaskan dalam {min} sampai {max} karakter.',
    RETURN_TOO_MANY_PICTURES: 'Pilih paling banyak {limit} foto.',
    RETURN_PICTURE_INVALID: 'Foto {number} tidak bisa dibaca. Pilih berkas JPEG, PNG, atau WebP hingga 8 MB.',
  },
);

/** Requests that pages of this shop never make, or not as often. */
export const REQUEST_REFUSALS = bilingual(
  {
    FIRST_AND_LAST: 'Something went wrong. Please try again.',
    PAGE_SIZE_NEGATIVE: 'Something went wrong. Please try again.',
    TOO_MANY_TRIES: 'Too many attempts. Please try again in {seconds}.',
    BUSY: 'The shop is very busy. Please try again in {seconds}.',
    TOO_MANY_ROWS: 'Something went wrong. Please try again.',
    FILTERS_NOT_COMBINED: 'Something went wrong. Please try again.',
    TEXT_TOO_LONG: 'This text is too long. Please shorten it.',
    SESSION_DATA_TOO_MUCH: 'This is more than a visit can store.',
    SESSION_FOREIGN: 'Your session has ended. Please try again.',
    SESSION_INVALID: 'Your session has ended. Please try again.',
  } satisfies RefusalTexts,
  {
    FIRST_AND_LAST: 'Terjadi kesalahan. Silakan coba lagi.',
    PAGE_SIZE_NEGATIVE: 'Terjadi kesalahan. Silakan coba lagi.',
    TOO_MANY_TRIES: 'Terlalu banyak percobaan. Silakan coba lagi dalam {seconds}.',
    BUSY: 'Toko sedang sangat ramai. Silakan coba lagi dalam {seconds}.',
    TOO_MANY_ROWS: 'Terjadi kesalahan. Silakan coba lagi.',
    FILTERS_NOT_COMBINED: 'Terjadi kesalahan. Silakan coba lagi.',
    TEXT_TOO_LONG: 'Teks ini terlalu panjang. Silakan dipersingkat.',
    SESSION_DATA_TOO_MUCH: 'Data ini melebihi batas penyimpanan kunjungan Anda.',
    SESSION_FOREIGN: 'Sesi Anda sudah berakhir. Silakan coba lagi.',
    SESSION_INVALID: 'Sesi Anda sudah berakhir. Silakan coba lagi.',
  },
);
