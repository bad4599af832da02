import { refusals } from './refusal-texts.ts';

/** Requests that no page of the shop makes, or not so often. */
export const REQUEST_REFUSALS = refusals(
  {
    FIRST_AND_LAST: 'Something went wrong. Please try again.',
    PAGE_SIZE_NEGATIVE: 'Something went wrong. Please try again.',
    TOO_MANY_TRIES: 'You have tried this too often. Please try again in {seconds} seconds.',
    TOO_MANY_ROWS: 'Something went wrong. Please try again.',
    FILTERS_NOT_COMBINED: 'Something went wrong. Please try again.',
    TEXT_TOO_LONG: 'This text is too long. Please shorten it.',
    SESSION_DATA_TOO_MUCH: 'This is more than a visit can keep.',
    SESSION_FOREIGN: 'Your session has ended. Please try again.',
    SESSION_INVALID: 'Your session has ended. Please try again.',
  },
  {
    FIRST_AND_LAST: 'Terjadi kesalahan. Silakan coba lagi.',
    PAGE_SIZE_NEGATIVE: 'Terjadi kesalahan. Silakan coba lagi.',
    TOO_MANY_TRIES: 'Anda sudah terlalu sering mencoba. Silakan coba lagi dalam {seconds} detik.',
    TOO_MANY_ROWS: 'Terjadi kesalahan. Silakan coba lagi.',
    FILTERS_NOT_COMBINED: 'Terjadi kesalahan. Silakan coba lagi.',
    TEXT_TOO_LONG: 'Teks ini terlalu panjang. Silakan dipersingkat.',
    SESSION_DATA_TOO_MUCH: 'Ini melebihi yang bisa disimpan selama kunjungan.',
    SESSION_FOREIGN: 'Sesi Anda sudah berakhir. Silakan coba lagi.',
    SESSION_INVALID: 'Sesi Anda sudah berakhir. Silakan coba lagi.',
  },
);
