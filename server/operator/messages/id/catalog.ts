import type { catalog as english } from '../en/catalog.ts';
import type { Translation } from '../template.ts';

const editing = {
  name: 'dalam bahasa utama toko',
  'other-name': 'dalam bahasa toko yang lain',
  type: 'simple, variable, external, grouped, atau variation; ditambah “, virtual” atau “, downloadable”',
  regular: 'harga biasa, misalnya {price}',
  sale: 'harga promo',
  stock: 'jumlah yang ada; tanpa ini stok tidak dihitung',
  weight: 'satu barang beserta kemasannya',
  categories: 'nama, beserta kategori di atasnya: “Oli > Sintetik, Promo”',
  tags: 'nama, dipisahkan koma',
  'short-description': 'dalam bahasa utama toko',
  description: 'dalam bahasa utama toko; boleh HTML',
  pictures: 'berkas di dalam folder uploads; “pictures add” menaruhnya di sana',
  status: 'published, private, atau draft',
  npt: 'Nomor Pelumas Terdaftar; none untuk produk di antara oli yang bukan oli',
  sni: 'standar yang tandanya tercantum pada oli',
  'create-terms': 'tambahkan kategori, atribut, dan nilainya yang belum dimiliki toko',
  set: 'sel dari kolom mana pun pada “products export”, misalnya "Low stock amount=3"',
} as const;

export const catalog: Translation<typeof english> = {
  add: {
    purpose: 'Tambahkan satu produk atau variasi',
    arguments: { sku: 'SKU-nya' },
    options: editing,
    examples: [
      ['products add WAX-1 --name Wax --regular {price} --stock 24 --categories Perawatan', 'produk biasa'],
      ['products add WAX-1 --name Lilin --other-name Wax --status draft', 'dalam dua bahasa, belum ditampilkan'],
      [
        'products add LAP --type variable --name Lap --set "Attribute 1 name=Warna" "Attribute 1 value(s)=Biru, Merah"',
        'dipilih menurut warna; lalu variasinya',
      ],
      [
        'products add LAP-B --type variation --regular {price} --set Parent=LAP "Attribute 1 name=Warna" "Attribute 1 value(s)=Biru"',
        'yang biru',
      ],
    ],
  },
  edit: {
    purpose: 'Ubah satu produk atau variasi; yang tidak disebut tetap seperti semula',
    arguments: { sku: 'SKU produk atau variasi' },
    options: editing,
    examples: [
      ['products edit WAX-1 --description "<p>Untuk semua cat.</p>"', 'deskripsi lain'],
      ['products edit OIL-1 --npt "AA123456" --sni "SNI 7069.1"', 'nomor sebuah oli, di halamannya'],
      ['products edit WAX-1 --set "Low stock amount=3" "Meta: _name_en=Wax"', 'kolom mana pun dari ekspor'],
    ],
  },
  duplicate: {
    purpose: 'Buat draf yang sama seperti sebuah produk, dengan SKU sendiri dan tanpa stok',
    arguments: { sku: 'SKU produk', 'new-sku': 'SKU draf; SKU variasinya mengikuti' },
    options: {},
    examples: [['products duplicate WAX-1 WAX-9', 'lalu ubah dengan “products edit WAX-9”']],
    done: 'Draf dengan SKU {sku} sudah dibuat: {slug}',
  },
  remove: {
    purpose: 'Hapus produk atau variasi yang belum pernah dipesan, beserta ulasannya',
    arguments: { sku: 'SKU produk atau variasi' },
    options: {},
    examples: [['products remove WAX-9', 'untuk selamanya']],
    done: 'Dihapus: {sku}',
  },
  skuTaken: 'SKU {sku} sudah ada. Ubah dengan “products edit”.',
  unknownColumns: 'Tidak ada yang diubah. Tidak ada kolom {columns}.',
  signedStock: 'harus jumlah yang ada, tanpa + atau -; “products stock SKU +5” menambah, “-5” mengurangi',
  wrongCell: 'harus berupa kolom dan selnya, misalnya "Low stock amount=3"',
  refused: 'Tidak ada yang diubah. Nilai yang tidak sah: {count}. Perbaiki, lalu coba lagi.',
  notStored:
    'Tidak disimpan: {names}. Ada yang mengubah produk yang sama pada saat bersamaan, atau basis data bermasalah. Coba lagi.',
  nothingChanged: 'Tidak ada yang berubah: sudah seperti itu.',
  pictures: {
    purpose: 'Gambar: tambahkan berkas ke produk',
    add: {
      purpose: 'Tambahkan gambar ke produk dan variasi yang SKU-nya menjadi nama berkas',
      arguments: { paths: 'berkas atau folder: WAX-1.jpg, WAX-1-2.jpg, WAX-1-3.jpg … dalam urutan ini' },
      options: { replace: 'menggantikan gambar yang sudah dimiliki produk itu' },
      examples: [
        ['pictures add foto', 'semua gambar di folder itu dan folder di dalamnya'],
        ['pictures add WAX-1.jpg WAX-1-2.jpg --replace', 'hanya kedua gambar ini'],
      ],
      bar: 'Gambar',
      nothing: 'Tidak ada berkas yang bernama seperti SKU.',
      unmatched: 'Tidak ada SKU bernama seperti {file}.',
      samePicture: '{file} sama persis dengan gambar {first} dan dilewati.',
      left: 'Berkas yang bukan milik SKU mana pun: {count}. Yang lain sudah ditambahkan.',
      notAPicture:
        'Tidak ada yang diubah: {file} bukan gambar (JPEG, PNG, WebP, GIF, atau AVIF), atau lebih dari {megapixels} juta titik.',
    },
  },
};
