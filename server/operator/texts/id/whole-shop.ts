import type { wholeShop as english } from '../en/whole-shop.ts';
import type { Same } from '../same.ts';

export const wholeShop: Same<typeof english> = {
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
    noBackup: '{file} bukan cadangan toko, atau rusak. Tidak ada yang diubah.',
    newer: '{file} berasal dari rilis yang lebih baru. Tidak ada yang diubah.',
    done: 'Dipulihkan ke {folder}. Saat toko dimulai lagi, basis data akan dimutakhirkan.',
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
    differs: 'Salinan tabel {table} tidak sama dengan aslinya. Tidak ada yang disimpan di sana.',
    unreachable: 'Basis data itu tidak dapat dipakai: {message}',
    columns: { table: 'Tabel', rows: 'Baris' },
    done: 'Semua sudah dipindahkan dan dibandingkan. Mulai toko dengan DATABASE_URL ke sana, dan SESSION_SECRET dari {secret}, agar sesi tetap berlaku. Simpan folder “uploads” dan “files”; basis data tertanam tidak diubah.',
  },
};
