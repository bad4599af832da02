import { bilingual } from '../bilingual.ts';

export const COOKIES = bilingual(
  {
    blocked:
      'Your browser blocks cookies, and without them we cannot keep your cart and your wishlist or log you in. Allow cookies for this site, then load the page again.',
  },
  {
    blocked:
      'Browser Anda memblokir cookie. Tanpa cookie, isi keranjang dan wishlist tidak bisa disimpan dan Anda tidak bisa masuk. Izinkan cookie untuk situs ini, lalu muat ulang halaman.',
  },
);
