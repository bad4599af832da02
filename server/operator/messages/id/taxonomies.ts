import type { taxonomies as english } from '../en/taxonomies.ts';
import type { Translation } from '../template.ts';

const names = {
  name: 'dalam kedua bahasa',
  'name-id': 'dalam bahasa Indonesia',
  'name-en': 'dalam bahasa Inggris',
} as const;

const ofCategory = {
  ...names,
  'description-id': 'dalam bahasa Indonesia',
  'description-en': 'dalam bahasa Inggris',
  parent: 'slug kategori di atasnya; “none”: paling atas',
  picture: 'berkas di dalam folder uploads; “none”: tanpa gambar',
  order: 'tempat di antara semua kategori, mulai dari 0',
} as const;

const slug = { slug: 'namanya dalam alamat: huruf kecil, angka, dan tanda hubung' } as const;

export const taxonomies: Translation<typeof english> = {
  saved: 'Tersimpan: {slug}',
  removed: 'Dihapus: {slug}. Produk yang memakainya: {products}',
  columns: {
    slug: 'Slug',
    name: 'Nama',
    parent: 'Di bawah',
    order: 'Urutan',
    products: 'Produk',
    terms: 'Nilai',
  },
  categories: {
    purpose: 'Kategori: tampilkan, tambah, ubah, hapus',
    list: {
      purpose: 'Tampilkan semua kategori dengan jumlah produk yang terbit',
      arguments: {},
      options: {},
      examples: [['categories list', 'dalam urutan toko']],
    },
    add: {
      purpose: 'Tambahkan kategori',
      arguments: slug,
      options: ofCategory,
      examples: [['categories add wax --name-id Lilin --name-en Wax --parent care', 'di bawah kategori lain']],
    },
    edit: {
      purpose: 'Ubah kategori; yang tidak disebut tetap seperti semula',
      arguments: slug,
      options: ofCategory,
      examples: [['categories edit wax --order 0 --parent none', 'pertama, paling atas']],
    },
    remove: {
      purpose: 'Hapus kategori; yang di bawahnya naik satu tingkat',
      arguments: slug,
      options: { force: 'keluarkan juga produk dari kategori itu' },
      examples: [['categories remove wax', 'hanya bila tidak berisi produk']],
    },
  },
  attributes: {
    purpose: 'Atribut yang dipakai bersama oleh produk, beserta nilainya: tampilkan, tambah, ubah, hapus',
    list: {
      purpose: 'Tampilkan semua atribut beserta nilainya',
      arguments: {},
      options: {},
      examples: [['attributes list', 'yang dipilih dan disaring pembeli']],
    },
    add: {
      purpose: 'Tambahkan atribut',
      arguments: { slug: 'namanya dalam alamat: huruf kecil dan angka' },
      options: { ...names, terms: 'nilai, sebagai “Indonesia|Inggris” atau satu nama untuk keduanya, dipisahkan koma' },
      examples: [
        ['attributes add colour --name-id Warna --name-en Colour --terms "Merah|Red, Biru|Blue"', 'dua nilai'],
      ],
    },
    edit: {
      purpose: 'Ubah atribut; yang tidak disebut tetap seperti semula',
      arguments: slug,
      options: {
        ...names,
        terms: 'nilai yang ditambahkan di akhir',
        rename: 'nama lain untuk nilai, sebagai slug=Indonesia|Inggris',
        'remove-terms': 'slug nilai; yang dimiliki produk tetap ada',
      },
      examples: [
        ['attributes edit colour --terms "Hijau|Green"', 'satu nilai lagi'],
        ['attributes edit colour --rename "red=Merah tua|Dark red" --remove-terms blue', 'nilainya'],
      ],
    },
    remove: {
      purpose: 'Hapus atribut yang tidak dimiliki produk mana pun',
      arguments: slug,
      options: {},
      examples: [['attributes remove colour', 'beserta nilainya']],
    },
  },
  tags: {
    purpose: 'Tag produk: tampilkan, tambah, ubah, hapus',
    saved: 'Tersimpan: {slug}. Produk yang memilikinya: {products}',
    list: {
      purpose: 'Tampilkan semua tag dengan jumlah produknya',
      arguments: {},
      options: {},
      examples: [['tags list', 'draf dan produk privat juga dihitung']],
    },
    add: {
      purpose: 'Beri produk tag baru',
      arguments: slug,
      options: { ...names, products: 'SKU-nya, dipisahkan koma' },
      examples: [['tags add rain --name-id Hujan --name-en Rain --products WAX-1,WAX-2', 'dua produk']],
    },
    edit: {
      purpose: 'Ganti nama tag, atau berikan ke produk lain juga',
      arguments: slug,
      options: { ...names, products: 'SKU produk yang juga mendapatkannya' },
      examples: [['tags edit rain --name-id "Musim hujan"', 'di mana-mana']],
    },
    remove: {
      purpose: 'Lepas tag dari semua produk',
      arguments: slug,
      options: {},
      examples: [['tags remove rain', 'produknya tetap ada']],
    },
  },
};
