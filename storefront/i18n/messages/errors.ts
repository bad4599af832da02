import { bilingual } from '../bilingual.ts';

type ExplainedStatus = 400 | 405 | 413 | 429 | 503;

const HELP_EN: Readonly<Record<ExplainedStatus, string>> = {
  400: 'The shop could not read this request. Go back and try again, or start again from the home page.',
  405: 'This page does not take forms. Go back, or start again from the home page.',
  413: 'What you sent is too large. Go back, shorten it and send it again.',
  429: 'Too many requests at once. Wait a minute, then reload.',
  503: 'The shop is very busy. Wait a few seconds, then reload; your cart is kept.',
};

const HELP_ID: Readonly<Record<ExplainedStatus, string>> = {
  400: 'Permintaan ini tidak bisa dibaca. Kembali lalu coba lagi, atau mulai dari beranda.',
  405: 'Halaman ini tidak menerima formulir. Kembali, atau mulai dari beranda.',
  413: 'Isian Anda terlalu besar. Kembali, ringkas, lalu kirim lagi.',
  429: 'Terlalu banyak permintaan sekaligus. Tunggu satu menit, lalu muat ulang.',
  503: 'Toko sedang sangat ramai. Tunggu beberapa detik, lalu muat ulang; isi keranjang tetap tersimpan.',
};

/** Error pages. */
export const ERRORS = bilingual(
  {
    somethingWrong: 'Something went wrong',
    notFoundTitle: 'Page not found',
    notFoundHeading: 'This road is not on the map.',
    notFoundBefore: 'Page not found:',
    error: 'Error',
    brokenHelp: 'The fault is on our side, not on your device. Try reloading; your cart is kept.',
    offline: 'Connection lost',
    offlineHelp: 'Check your connection, then try again. Your cart is kept.',
    connection: 'Connection',
    retry: 'Try again',
    help: HELP_EN,
    unreachableHelp:
      'We cannot reach the system behind our shop right now. The fault is on our side: try again in a minute; your cart is kept.',
    refusedHelp: 'The shop could not answer this request. Go back, or start again from the home page.',
    status: (code: number) => `Error ${code}`,
    reload: 'Reload',
    home: 'Go to the home page',
    allProducts: 'All products',
  },
  {
    somethingWrong: 'Terjadi kesalahan',
    notFoundTitle: 'Halaman tidak ditemukan',
    notFoundHeading: 'Jalan ini tidak ada di peta.',
    notFoundBefore: 'Halaman tidak ditemukan:',
    error: 'Error',
    brokenHelp: 'Gangguan ada di pihak kami, bukan di perangkat Anda. Coba muat ulang; isi keranjang tetap tersimpan.',
    offline: 'Koneksi terputus',
    offlineHelp: 'Periksa koneksi internet Anda, lalu coba lagi. Isi keranjang tetap tersimpan.',
    connection: 'Koneksi',
    retry: 'Coba lagi',
    help: HELP_ID,
    unreachableHelp:
      'Sistem di balik toko kami sedang tidak bisa dihubungi. Gangguan ada di pihak kami: coba beberapa saat lagi; isi keranjang tetap tersimpan.',
    refusedHelp: 'Permintaan ini tidak bisa diproses. Kembali, atau mulai dari beranda.',
    status: (code) => `Error ${code}`,
    reload: 'Muat ulang',
    home: 'Ke beranda',
    allProducts: 'Semua produk',
  },
);
