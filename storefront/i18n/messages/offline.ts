import { bilingual } from '../bilingual.ts';

/** Without a connection. */
export const OFFLINE = bilingual(
  {
    title: 'No connection',
    heading: 'Out of range',
    lead: 'This page has not been opened on this device before, so it needs a connection. Your cart is kept.',
    wantedCart: 'Your cart and your account are with the shop and need a connection. Nothing in them is lost.',
    retry: 'Try again',
    visited: 'Pages you can read now',
    visitedNote: 'As you saw them last. Prices and stock may have changed.',
    nothingVisited: 'Products and articles you open are kept here for the next time you have no connection.',
    kept: 'As you last saw it: prices and stock may have changed.',
    keptOn: (date: string) => `As you last saw it: prices and stock as of ${date}.`,
    reload: 'Reload',
  },
  {
    title: 'Tidak ada koneksi',
    heading: 'Di luar jangkauan',
    lead: 'Halaman ini belum pernah dibuka di perangkat ini, jadi perlu koneksi internet. Isi keranjang tetap tersimpan.',
    wantedCart: 'Keranjang dan akun Anda ada di toko dan perlu koneksi internet. Isinya tidak hilang.',
    retry: 'Coba lagi',
    visited: 'Halaman yang bisa dibaca sekarang',
    visitedNote: 'Seperti terakhir Anda lihat. Harga dan stok bisa saja sudah berubah.',
    nothingVisited: 'Produk dan artikel yang Anda buka disimpan di sini untuk saat tidak ada koneksi.',
    kept: 'Seperti terakhir Anda lihat: harga dan stok bisa saja sudah berubah.',
    keptOn: (date) => `Seperti terakhir Anda lihat: harga dan stok per ${date}.`,
    reload: 'Muat ulang',
  },
);
