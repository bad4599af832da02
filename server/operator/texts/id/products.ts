import type { products as english } from '../en/products.ts';
import type { Same } from '../same.ts';

export const products: Same<typeof english> = {
  purpose: 'Produk: daftar, harga, stok, CSV',
  list: {
    purpose: 'Tampilkan daftar produk, termasuk draf dan yang privat',
    arguments: { search: 'bagian dari nama, SKU, atau deskripsi' },
    options: {
      status: 'hanya yang published, draft, atau private',
      category: 'hanya dari satu kategori (slug) dan kategori di bawahnya',
      limit: 'jumlah paling banyak (50)',
    },
    examples: [
      ['products list cleaner', 'yang memuat “cleaner” di nama, SKU, atau deskripsi'],
      ['products list --category minyak-rem --json', 'minyak rem, untuk dibaca program'],
    ],
    total: '{shown} dari {total}',
  },
  show: {
    purpose: 'Tampilkan satu produk selengkapnya',
    arguments: { sku: 'SKU produk atau salah satu variasinya' },
    options: {},
    examples: [['products show STP-BRK-DOT4-300', 'harga, stok, dan teks satu produk']],
  },
  stock: {
    purpose: 'Tetapkan jumlah stok, atau tambah dan kurangi',
    arguments: { sku: 'SKU produk atau variasi', pieces: 'angka; dengan + atau - ditambahkan atau dikurangi' },
    options: {},
    examples: [
      ['products stock STP-BRK-DOT4-300 48', '48 buah, berapa pun hitungan sebelumnya'],
      ['products stock STP-BRK-DOT4-300 +24', 'satu karton datang'],
      ['products stock STP-BRK-DOT4-300 -1', 'satu buah pecah'],
    ],
    done: '{sku}: stok {before} → {after}',
    uncounted: 'tidak dihitung',
    wrong: 'harus bilangan bulat seperti 48, +24, atau -1',
  },
  price: {
    purpose: 'Ubah harga dan promo',
    arguments: { sku: 'SKU produk atau variasi' },
    options: {
      regular: 'harga normal, misalnya 9.90; “none”: tidak dijual',
      sale: 'harga promo; “none” mengakhiri promo',
      from: 'hari pertama (2026-12-01) atau waktu mulai promo; “none”: tanpa awal',
      to: 'hari terakhir atau waktu selesai promo; “none”: tanpa akhir',
    },
    examples: [
      ['products price STP-BRK-DOT4-300 --regular 9.90', 'harga baru'],
      ['products price STP-BRK-DOT4-300 --sale 7.90 --from 2026-12-01 --to 2026-12-31', 'promo bulan Desember'],
      ['products price STP-BRK-DOT4-300 --sale none', 'promo selesai'],
    ],
    done: '{sku}: {before} → {after}',
    nothing: 'Isi paling sedikit salah satu dari --regular, --sale, --from, dan --to.',
    wrongMoney: 'harus berupa harga seperti 9.90, atau none',
    wrongDay: 'harus berupa tanggal seperti 2026-12-01, atau none',
    none: 'tidak ada',
  },
  columns: {
    id: 'ID',
    sku: 'SKU',
    name: 'Nama',
    kind: 'Jenis',
    status: 'Status',
    price: 'Harga',
    stock: 'Stok',
    categories: 'Kategori',
  },
  words: {
    simple: 'sederhana',
    variable: 'bervariasi',
    external: 'eksternal',
    published: 'terbit',
    draft: 'draf',
    private: 'privat',
    'in-stock': 'tersedia',
    'out-of-stock': 'habis',
    'on-backorder': 'pesan dulu',
    until: 'sampai {date}',
    from: 'mulai {date}',
    sale: 'promo {price}',
    noPrice: 'tanpa harga',
  },
};
