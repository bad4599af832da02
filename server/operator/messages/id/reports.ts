import type * as english from '../en/reports.ts';
import type { Translation } from '../template.ts';

const semicolons = 'untuk Excel berbahasa Indonesia: titik koma antarsel, koma pada jumlah uang';
const force = 'timpa berkas yang sudah ada';
const csv = 'tulis laporannya ke berkas ini sebagai CSV; - berarti keluaran standar';
const done = 'Ditulis: {file}';
const ordersFrom = 'pesanan tanggal ini atau sesudahnya';
const ordersTo = 'pesanan tanggal ini atau sebelumnya';

export const exportOrders: Translation<typeof english.exportOrders> = {
  purpose: 'Ekspor pesanan sebagai CSV untuk lembar kerja, dari yang terlama, satu baris per pesanan',
  arguments: { file: 'berkas yang ditulis; tanpa ini, atau dengan -, ke keluaran standar' },
  options: {
    status: 'pending, processing, on-hold, completed, cancelled, refunded, atau failed',
    from: 'dipesan pada tanggal ini atau sesudahnya',
    to: 'dipesan pada tanggal ini atau sebelumnya',
    semicolons,
    force,
  },
  examples: [
    ['orders export november.csv --from 2026-11-01 --to 2026-11-30', 'sebulan, untuk bagian pembukuan'],
    [
      'orders export dikemas.csv --status processing --semicolons',
      'yang harus dikemas, untuk Excel berbahasa Indonesia',
    ],
  ],
  done: 'Ditulis: {file} ({count} pesanan)',
  columns: {
    number: 'Nomor',
    placed: 'Dipesan',
    status: 'Status',
    paid: 'Dibayar',
    completed: 'Selesai',
    invoice: 'Faktur',
    buyer: 'Pembeli',
    buyingCompany: 'Perusahaan pembeli',
    taxNumber: 'NPWP pembeli',
    email: 'Email',
    phone: 'Telepon',
    account: 'Akun',
    payment: 'Pembayaran',
    transaction: 'Transaksi',
    recipient: 'Penerima',
    recipientPhone: 'Telepon penerima',
    company: 'Perusahaan',
    address: 'Alamat',
    district: 'Alamat baris 2',
    city: 'Kota',
    province: 'Provinsi',
    postcode: 'Kode pos',
    country: 'Negara',
    method: 'Cara pengiriman',
    courier: 'Kurir',
    tracking: 'Nomor resi',
    items: 'Barang',
    pieces: 'Jumlah',
    subtotal: 'Barang sebelum potongan',
    discount: 'Potongan',
    coupons: 'Kupon',
    delivery: 'Ongkos kirim',
    tax: 'Termasuk pajak',
    giftCards: 'Dibayar kartu hadiah',
    total: 'Total',
    refunded: 'Dikembalikan',
    currency: 'Mata uang',
    note: 'Catatan pembeli',
  },
};

export const reports: Translation<typeof english.reports> = {
  purpose: 'Laporan: penjualan, pengembalian dana, biaya kupon, dan nilai kartu hadiah',
  sales: {
    purpose: 'Tampilkan penjualan per hari, bulan, produk, atau kategori',
    arguments: {},
    options: {
      by: 'day (hari), month (bulan), product (produk), atau category (kategori); biasanya day',
      from: ordersFrom,
      to: ordersTo,
      csv,
      semicolons,
      force,
    },
    examples: [
      ['reports sales --from 2026-11-01 --to 2026-11-30', 'setiap hari dalam sebulan'],
      ['reports sales --by product --csv produk.csv', 'setiap produk sejak pesanan pertama, untuk lembar kerja'],
    ],
    done,
    columns: {
      day: 'Hari',
      month: 'Bulan',
      product: 'SKU',
      category: 'Kategori',
      name: 'Nama',
      orders: 'Pesanan',
      pieces: 'Jumlah',
      sold: 'Terjual',
      refunded: 'Dikembalikan',
      total: 'Total',
      tax: 'Termasuk pajak',
    },
    words: { delivery: 'Ongkos kirim', total: 'Total', noCategory: 'Tanpa kategori', noSku: 'Tanpa SKU' },
  },
  refunds: {
    purpose: 'Tampilkan setiap pengembalian dana menurut tanggalnya sendiri, dengan uang yang tercatat di bank',
    arguments: {},
    options: {
      from: 'diputuskan tanggal ini atau sesudahnya',
      to: 'diputuskan tanggal ini atau sebelumnya',
      csv,
      semicolons,
      force,
    },
    examples: [
      ['reports refunds --from 2026-11-01 --to 2026-11-30', 'satu bulan, kapan pun pesanannya dibuat'],
      ['reports refunds --csv pengembalian.csv --semicolons', 'semuanya, untuk Excel berbahasa Indonesia'],
    ],
    done,
    columns: {
      day: 'Hari',
      order: 'Pesanan',
      refund: 'Pengembalian',
      invoice: 'Faktur',
      buyer: 'Pembeli',
      payment: 'Pembayaran',
      state: 'Status',
      receipt: 'Nomor dari gerbang pembayaran',
      reason: 'Alasan',
      refunded: 'Dikembalikan',
      tax: 'Termasuk pajak',
      money: 'Berupa uang',
    },
    words: { total: 'Total' },
  },
  coupons: {
    purpose: 'Tampilkan potongan dari setiap kupon dan penjualan yang memakainya',
    arguments: {},
    options: { from: ordersFrom, to: ordersTo, csv, semicolons, force },
    examples: [
      ['reports coupons --from 2026-11-01 --to 2026-11-30', 'pesanan sebulan, seperti dihitung “reports sales”'],
    ],
    done,
    columns: { code: 'Kode', orders: 'Pesanan', discount: 'Potongan', sold: 'Terjual dengannya' },
    words: { total: 'Total' },
  },
  giftCards: {
    purpose: 'Tampilkan sisa nilai semua kartu hadiah dan asalnya',
    arguments: {},
    options: {
      from: 'perubahan tanggal ini atau sesudahnya',
      to: 'perubahan tanggal ini atau sebelumnya; saldo adalah saldo di akhir tanggal itu',
      csv,
      semicolons,
      force,
    },
    examples: [
      ['reports gift-cards', 'utang toko kepada pemegang kartu, saat ini'],
      ['reports gift-cards --from 2026-01-01 --to 2026-12-31', 'saldo di awal dan di akhir tahun'],
    ],
    done,
    columns: { what: 'Keterangan', amount: 'Jumlah' },
    words: {
      opening: 'Saldo awal',
      issued: 'Diterbitkan (+)',
      paid: 'Dipakai membayar (−)',
      returned: 'Dikembalikan (+)',
      voided: 'Dibatalkan (−)',
      outstanding: 'Saldo akhir',
      expired: 'Di antaranya kedaluwarsa',
    },
  },
};

export const sendOrders: Translation<typeof english.sendOrders> = {
  arguments: { file: 'CSV dengan kolom Nomor, misalnya dari “orders export”' },
  options: {
    'dry-run': 'periksa setiap baris tanpa mengubah apa pun',
    'skip-wrong': 'kirim baris yang benar walaupun ada baris lain yang salah',
  },
  ship: {
    purpose: 'Nyatakan pesanan sudah dikirim dengan kurir dan nomor resi di setiap baris; pembeli dikirimi email',
    examples: [
      ['orders ship-all dikirim.csv --dry-run', 'kolom: Nomor, Kurir, Nomor resi, dan bila perlu Pesan'],
      ['orders ship-all dikirim.csv', 'semua baris, atau tidak satu pun bila ada yang salah'],
    ],
  },
  complete: {
    purpose: 'Nyatakan pesanan di setiap baris sudah dikirim, tanpa nomor resi; pembeli dikirimi email',
    examples: [['orders complete-all diambil.csv', 'kolom: Nomor, dan bila perlu Pesan']],
  },
  columns: { line: 'Baris', order: 'Pesanan', state: 'Hasil', message: 'Pesan' },
  states: { ready: 'siap', sent: 'terkirim', already: 'sudah dikirim sebelumnya', wrong: 'salah' },
  problems: {
    unknown: 'Tidak ada pesanan “{number}”.',
    twice: 'Pesanan {number} ada di beberapa baris.',
    status: 'Pesanan {id} berstatus {status}; hanya pesanan berstatus processing yang dikirim.',
  },
  noTitles: 'Baris pertama tidak memuat kolom “Nomor”.',
  done: 'Terkirim: {sent}. Sudah dikirim sebelumnya: {already}.',
  would: 'Tidak ada yang diubah. Akan dikirim: {ready}. Sudah dikirim sebelumnya: {already}.',
  refused: 'Tidak ada yang diubah. Baris salah: {wrong}. Perbaiki, atau kirim yang lain dengan --skip-wrong.',
  partly:
    'Terkirim: {sent}. Sudah dikirim sebelumnya: {already}. Tidak terkirim: {wrong}. Perbaiki baris itu lalu jalankan lagi.',
};
