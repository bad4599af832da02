import { bilingual } from '../bilingual.ts';

/** What can go wrong anywhere in the shop, in the owner's words. */
export const ERRORS = bilingual(
  {
    somethingWrong: 'Something went wrong',
    notFoundTitle: 'Page not found',
    notFoundHeading: 'This road is not on the map.',
    notFoundBefore: 'Page not found:',
    error: 'Error',
    brokenHelp: 'The fault is on our side, not on your device. Try reloading; your cart is kept.',
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
    brokenHelp: 'Gangguannya di sisi kami, bukan di perangkat Anda. Coba muat ulang; isi keranjang tetap tersimpan.',
    refusedHelp: 'Permintaan ini tidak dapat dijawab. Kembali, atau mulai lagi dari beranda.',
    status: (code) => `Error ${code}`,
    reload: 'Muat ulang',
    home: 'Ke beranda',
    allProducts: 'Semua produk',
  },
);
