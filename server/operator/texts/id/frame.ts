import type { frame as english } from '../en/frame.ts';
import type { Same } from '../same.ts';

export const frame: Same<typeof english> = {
  purpose: 'Baris perintah untuk pengelola toko.',
  about:
    'Perintah boleh dijalankan saat toko berjalan: perintah itu diserahkan kepadanya. Tanpa toko yang berjalan, basis datanya dibuka langsung.',
  titles: {
    'Usage:': 'Pemakaian:',
    'Arguments:': 'Argumen:',
    'Options:': 'Opsi:',
    'Global Options:': 'Opsi untuk semua perintah:',
    'Commands:': 'Perintah:',
  },
  examples: 'Contoh:',
  options: {
    help: 'tampilkan bantuan ini',
    version: 'tampilkan rilis',
    lang: 'bahasa keluaran: id atau en (tanpa opsi ini, bahasa terminal)',
    json: 'cetak jawaban sebagai JSON, untuk program',
  },
  errors: {
    seeHelp: 'Lihat: {command} --help',
    'commander.unknownCommand': 'Tidak ada perintah “{name}”.{hint}',
    'commander.unknownOption': 'Tidak ada opsi {name} di sini.{hint}',
    'commander.missingArgument': '{name} belum diisi.',
    'commander.optionMissingArgument': '{name} memerlukan nilai.',
    'commander.missingMandatoryOptionValue': '{name} harus diisi.',
    'commander.excessArguments': 'Argumennya lebih banyak daripada yang diterima perintah ini.',
    'commander.conflictingOption': 'Opsi-opsi ini tidak dapat dipakai bersama.',
    hint: ' Maksud Anda {name}?',
    wrongValue: '{name}: {problem}',
    remoteShop: 'COMMERCE_API_URL terisi: toko ini berjualan dari backend lain. Gunakan alat bawaan backend tersebut.',
    noShop: 'Belum ada toko di {folder}. “npm start” akan membuatnya; DATA_DIR menentukan tempatnya.',
    busy: 'Program lain sedang membuka {folder} dan tidak menerima perintah: toko yang baru dimulai, atau perintah lain. Coba lagi sebentar lagi.',
    stopFirst: 'Toko sedang berjalan. Hentikan dahulu, lalu mulai lagi sesudahnya.',
    otherRelease:
      'Toko yang berjalan memakai rilis lain ({theirs}; rilis ini {ours}). Gunakan baris perintah milik rilis itu, atau mulai ulang toko.',
    shopGone:
      'Toko berhenti sebelum menjawab. Tidak diketahui apakah perintah sudah dijalankan: periksa dahulu sebelum mengulanginya.',
    shopFailed: 'Terjadi kesalahan di dalam toko, dan tidak ada yang diubah: {message}',
    foreignDoor: 'Tempat toko menerima perintah adalah milik pengguna lain: {message}',
    unexpected: 'Terjadi kesalahan: {message}',
    noFile: 'Berkas {file} tidak dapat dibaca: {message}',
    cannotWrite: 'Berkas {file} tidak dapat ditulis: {message}',
    fileExists: 'Berkas {file} sudah ada. Pakai nama lain, atau --force.',
  },
  refusals: {
    SKU_UNKNOWN: 'Tidak ada barang dengan SKU {sku}.',
    STOCK_INVALID: 'Jumlah itu tidak dapat menjadi stok {sku}.',
    STOCK_UNCOUNTED: 'Stok {sku} tidak dihitung. Isi angka tanpa + atau - untuk mulai menghitungnya.',
    STOCK_ELSEWHERE: '{sku} tidak punya stok sendiri: stoknya ada pada variasinya, atau di toko lain.',
    PRICED_BY_VARIATIONS: '{sku} tidak punya harga sendiri: harganya ada pada variasinya.',
    PRICE_INVALID: 'Harga {sku} tidak boleh seperti itu ({field}).',
    SALE_NOT_LOWER: 'Harga promo {sku} harus lebih rendah daripada harga normalnya.',
    NO_SALE: 'Waktu promo diisi, tetapi {sku} tidak punya harga promo. Tambahkan --sale.',
  },
};
