import type { en } from '../en/en.ts';
import type { Translation } from '../template.ts';
import { alerts } from './alerts.ts';
import { catalog } from './catalog.ts';
import { customers } from './customers.ts';
import { orderAdd } from './order-add.ts';
import { addressOptions, orderCare } from './order-care.ts';
import { orderEvents, orders } from './orders.ts';
import { prints } from './prints.ts';
import { posts, products } from './products.ts';
import { promotions } from './promotions.ts';
import { refusals } from './refusals.ts';
import { exportOrders, reports, sendOrders } from './reports.ts';
import { returns } from './returns.ts';
import { taxonomies } from './taxonomies.ts';
import { today } from './today.ts';

/** What every command shares. */
const general = {
  purpose: 'Baris perintah untuk pengelola toko.',
  about:
    'Saat toko berjalan, toko itulah yang menjalankan perintah. Tanpa toko yang berjalan, perintah membuka basis datanya sendiri.',
  titles: {
    'Usage:': 'Pemakaian:',
    'Arguments:': 'Argumen:',
    'Options:': 'Opsi:',
    'Global Options:': 'Opsi untuk semua perintah:',
    'Commands:': 'Perintah:',
  },
  examples: 'Contoh:',
  shownOfTotal: '{shown} dari {total}',
  options: {
    help: 'tampilkan bantuan ini',
    version: 'tampilkan rilis',
    lang: 'bahasa keluaran: id atau en (tanpa opsi ini, bahasa terminal)',
    json: 'cetak hasil sebagai JSON, untuk program',
  },
  help: {
    purpose: 'Tampilkan bantuan satu perintah',
    arguments: { command: 'perintahnya, misalnya “orders ship”; tanpa ini, semua perintah didaftar' },
    options: {},
    examples: [['help orders ship', 'sama dengan “orders ship --help”']],
  },
  errors: {
    seeHelp: 'Lihat: {command} --help',
    'commander.unknownCommand': 'Tidak ada perintah “{name}”.{hint}',
    'commander.unknownOption': 'Tidak ada opsi {name} di sini.{hint}',
    'commander.missingArgument': '{name} belum diisi.',
    'commander.optionMissingArgument': '{name} memerlukan nilai.',
    'commander.missingMandatoryOptionValue': '{name} harus diisi.',
    'commander.excessArguments': 'Argumen perintah ini lebih sedikit.',
    'commander.conflictingOption': 'Opsi-opsi ini tidak dapat dipakai bersama.',
    'commander.invalidArgument': '{name} diisi id atau en.',
    hint: ' Maksud Anda {name}?',
    wrongValue: '{name}: {problem}',
    twice: 'diisi dua kali; pisahkan beberapa nilai dengan koma',
    remoteShop: 'COMMERCE_API_URL terisi: toko ini berjualan dari backend lain. Gunakan alat bawaan backend tersebut.',
    shopMissing: 'Belum ada toko di {folder}. Buat dengan “npm start”, atau isi DATA_DIR dengan folder toko Anda.',
    busy: 'Program lain sedang membuka {folder} dan tidak menerima perintah: toko yang baru dimulai, atau perintah lain. Coba beberapa saat lagi.',
    stopFirst: 'Toko sedang berjalan. Hentikan, jalankan perintah ini, lalu mulai lagi tokonya.',
    releaseMismatch:
      'Toko yang berjalan memakai rilis lain ({theirs}; rilis ini {ours}). Gunakan baris perintah milik rilis itu, atau mulai ulang toko.',
    connectionLost:
      'Toko berhenti sebelum menjawab. Perintah mungkin sudah dijalankan: periksa dahulu sebelum mengulanginya.',
    databaseLost:
      'Sambungan ke basis data terputus. Perintah mungkin sudah dijalankan: periksa dahulu sebelum mengulanginya.',
    operationFailed:
      'Terjadi kesalahan tak terduga di dalam toko. Perintah mungkin sudah dijalankan: periksa dahulu sebelum mengulanginya. {message}',
    foreignSocketFolder:
      'Folder soket perintah toko tidak aman: {message}. Hapus folder itu, atau jalankan perintah sebagai pemiliknya.',
    unexpected: 'Terjadi kesalahan: {message}',
    noFile: 'Berkas {file} tidak dapat dibaca: {message}',
    tooLarge: 'isinya lebih dari {megabytes} MB, atau tidak pernah berakhir.',
    cannotWrite: 'Berkas {file} tidak dapat ditulis: {message}',
    cannotPrint: 'Keluaran perintah tidak dapat ditulis seluruhnya: {message} Perintahnya sendiri sudah dijalankan.',
    fileExists: 'Berkas {file} sudah ada. Pakai nama lain, atau --force.',
  },
  readReasons: {
    ENOENT: 'tidak ada berkas bernama itu.',
    EISDIR: 'itu folder.',
    EACCES: 'pengguna ini tidak boleh membacanya.',
  },
  writeReasons: {
    ENOENT: 'foldernya tidak ada.',
    ENOTDIR: 'foldernya ternyata berkas.',
    EISDIR: 'ada folder bernama itu.',
    EACCES: 'pengguna ini tidak boleh menulis di sana.',
    EROFS: 'disknya hanya dapat dibaca.',
    ENOSPC: 'disknya penuh.',
    ENAMETOOLONG: 'namanya terlalu panjang.',
  },
};

/** Commands that take the database as a whole. */
const wholeShop = {
  backup: {
    purpose: 'Tulis basis data tertanam ke sebuah berkas; toko boleh terus berjualan',
    arguments: { file: 'berkas tujuan (tar terkompresi); gambar dan berkas yang dijual tidak termasuk' },
    options: { force: 'timpa berkas yang sudah ada' },
    examples: [['backup shop-2026-11-21.tar.gz', 'semuanya, sebagaimana adanya pada satu saat']],
    done: 'Ditulis: {file} ({size} MB). Salin juga folder “uploads” dan “files”.',
    onServer: 'Basis data ada di server: gunakan pg_dump dan pg_restore di sana.',
  },
  restore: {
    purpose: 'Ganti basis data tertanam dengan cadangan; toko harus berhenti dahulu',
    arguments: { file: 'berkas yang ditulis oleh “backup”' },
    options: { force: 'ganti basis data yang ada tanpa bertanya' },
    examples: [
      ['restore shop-2026-11-21.tar.gz', 'bertanya dahulu sebelum mengganti'],
      ['restore shop-2026-11-21.tar.gz --force', 'tanpa bertanya'],
    ],
    question: 'Ganti basis data di {folder}, beserta semua pesanan di dalamnya? (y/N)',
    needsForce: 'Sudah ada basis data. Tidak ada yang diubah; --force akan menggantinya.',
    unchanged: 'Tidak ada yang diubah.',
    noSpace:
      'Tidak ada ruang untuk membongkar cadangan di samping basis data lama, di disk {folder}. Tidak ada yang diubah.',
    noBackup: '{file} bukan cadangan toko, atau rusak. Tidak ada yang diubah.',
    newer: '{file} berasal dari rilis yang lebih baru. Tidak ada yang diubah.',
    done: 'Dipulihkan ke {folder}. Saat toko dimulai lagi, basis data akan dimutakhirkan.',
    noSettings:
      'Tidak ada pengaturan di {file}. Jika toko ini punya pengaturan sendiri, kembalikan dulu sebelum toko dijalankan.',
  },
  move: {
    purpose: 'Pindah dari basis data tertanam ke PostgreSQL yang kosong; toko harus berhenti dahulu',
    arguments: {},
    options: { to: 'alamat basis data: postgres://pengguna:sandi@host/basisdata' },
    examples: [
      ['move --to postgres://shop@localhost/shop', 'menyalin semua tabel dalam satu transaksi, lalu membandingkannya'],
    ],
    bar: 'Baris',
    noTarget: 'harus berupa alamat seperti postgres://pengguna@host/basisdata',
    notEmpty: 'Basis data itu sudah berisi tabel ({tables} …). Pakai yang kosong. Tidak ada yang diubah.',
    differs: 'Salinan tabel {table} tidak sama dengan aslinya. Salinan dibatalkan; coba lagi.',
    unreachable: 'Basis data itu tidak dapat dipakai: {message}',
    columns: { table: 'Tabel', rows: 'Baris' },
    done: 'Semua sudah dipindahkan dan dibandingkan. Mulai toko dengan DATABASE_URL ke sana, dan SESSION_SECRET dari {secret}, agar sesi tetap berlaku. Simpan folder “uploads” dan “files”; basis data tertanam tidak diubah.',
  },
};

const ownShop = {
  init: {
    purpose: 'Tulis pengaturan pertama toko Anda; yang belum diisi lewat opsi akan ditanyakan',
    arguments: {},
    options: {
      name: 'nama toko',
      since: 'tahun berdiri',
      email: 'alamat email untuk pembeli',
      whatsapp: 'nomor WhatsApp, misalnya +62 811 0000 1954',
      currency: 'mata uang, misalnya IDR',
      seller: 'nama badan usaha penjual',
      address: 'alamat penjual, dengan ; di antara barisnya',
      phone: 'nomor telepon',
      licence: 'nomor induk berusaha (NIB)',
      'tax-number': 'NPWP, atau none kalau bukan PKP',
      bank: 'bank untuk transfer, atau none kalau pesanan dibayar dengan cara lain',
      account: 'nomor dan nama pemilik rekening, misalnya 5410098765 PT Toko Kilau',
      delivery: 'ongkos kirim dalam Indonesia, misalnya Rp 18.000',
      'free-from': 'nilai pesanan mulai gratis ongkir, atau none',
      force: 'ganti berkas yang sudah ada',
    },
    examples: [
      ['init', 'bertanya satu per satu'],
      ['init --name "Toko Kilau" --currency IDR', 'menanyakan sisanya'],
    ],
    missing: 'Tanpa terminal tidak ada yang bisa ditanya. Tambahkan {options}.',
    again: '“{question}” {problem}.',
    wrong: 'Tidak ada yang ditulis. Perbaiki jawaban di atas.',
    done: 'Ditulis: {file}. Jalankan toko dengan berkas ini. Perubahan berikutnya diambil selagi toko berjalan; “config check” memeriksanya.',
  },
  config: {
    purpose: 'Pengaturan toko Anda, shop.config.yaml',
    show: {
      purpose: 'Tampilkan semua pengaturan yang dipakai toko, dengan kata-kata shop.config.yaml',
      arguments: {},
      options: {},
      examples: [
        ['config show', 'sebagai YAML'],
        ['config show --json', 'untuk program'],
      ],
      file: 'Dari {file} dan nilai bawaan toko:',
    },
    check: {
      purpose: 'Periksa shop.config.yaml, dengan baris setiap kesalahan',
      arguments: {},
      options: {},
      examples: [['config check', 'setiap kali diubah']],
      right:
        '{file} benar. Toko yang sedang berjalan memakainya dalam beberapa detik, atau menulis di log apa yang menunggu dijalankan ulang.',
      none: '{file} tidak ada: toko memakai pengaturan bawaan. “init” menulisnya.',
      unfinished:
        'Belum milik Anda: {missing}. Selama itu, toko dalam produksi atau dengan pengaturan sendiri tidak menerima pesanan.',
      unknownCategories: 'products.lubricants menyebut kategori yang tidak ada di toko: {unknown}.',
      unregistered: 'Oli tanpa NPT sendiri ({count}). Toko tidak menjualnya: “products edit <sku> --npt <nomor>”.',
      wrong: '{file} punya kesalahan ({count}). Toko tidak bisa dibuka dengan ini.',
    },
    texts: {
      purpose: 'Salin teks halaman ke samping shop.config.yaml, untuk Anda ubah',
      arguments: {},
      options: {},
      examples: [['config texts', 'lalu ubah profil, tanya jawab, syarat, dan kebijakan privasi di sana']],
      done: 'Di {folder}: setiap teks di sana menggantikan teks bawaan. Baca syarat dan kebijakan privasi: keduanya mengikat Anda.',
    },
    columns: { line: 'Baris', setting: 'Pengaturan', option: 'Opsi', problem: 'Masalah', sku: 'SKU', oil: 'Oli' },
  },
};

export const id: Translation<typeof en> = {
  ...general,
  refusals,
  ...wholeShop,
  ...ownShop,
  ...promotions,
  ...customers,
  orders,
  addressOptions,
  orderAdd,
  orderCare,
  exportOrders,
  sendOrders,
  prints,
  reports,
  orderEvents,
  alerts,
  returns,
  posts,
  products,
  catalog,
  taxonomies,
  today,
};
