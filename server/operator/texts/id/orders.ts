import type { orders as english } from '../en/orders.ts';
import type { Same } from '../same.ts';

const number = 'nomor pesanan';

export const orders: Same<typeof english> = {
  purpose: 'Pesanan: daftar, rincian, tandai lunas, selesai, batal, kembalikan dana',
  list: {
    purpose: 'Tampilkan daftar pesanan, yang terbaru lebih dahulu',
    arguments: { search: 'bagian dari nomor, nama atau surel pembeli, atau SKU' },
    options: {
      status: 'pending, processing, on-hold, completed, cancelled, refunded, atau failed',
      from: 'dipesan pada tanggal ini atau sesudahnya',
      to: 'dipesan pada tanggal ini atau sebelumnya',
      limit: 'jumlah paling banyak (50)',
    },
    examples: [
      ['orders list --status on-hold', 'yang menunggu transfer bank'],
      ['orders list --from 2026-11-01 --json', 'pesanan bulan ini, untuk dibaca program'],
    ],
  },
  show: {
    purpose: 'Tampilkan satu pesanan dengan pembayaran, pengembalian dana, dan catatannya',
    arguments: { number },
    options: {},
    examples: [['orders show 1001', 'semua yang diketahui tentangnya']],
  },
  paid: {
    purpose: 'Nyatakan uangnya sudah diterima; pembeli dikirimi surel',
    arguments: { number },
    options: {},
    examples: [['orders paid 1001', 'transfer sudah masuk ke rekening']],
  },
  complete: {
    purpose: 'Nyatakan semuanya sudah dikirim; pembeli dikirimi surel',
    arguments: { number },
    options: { message: 'disampaikan kepada pembeli, misalnya nomor resi' },
    examples: [['orders complete 1001 --message "JNE 00123456"', 'dikirim, dengan nomor resinya']],
  },
  cancel: {
    purpose: 'Batalkan pesanan yang belum dibayar; barangnya kembali ke stok',
    arguments: { number },
    options: {},
    examples: [['orders cancel 1001', 'pembeli dikirimi surel']],
  },
  refund: {
    purpose: 'Kembalikan dana, lewat jalan datangnya atau dengan tangan Anda sendiri',
    arguments: { number },
    options: {
      amount: 'sejumlah ini; tanpa opsi ini semua yang tersisa',
      reason: 'dibaca juga oleh pembeli',
      restock: 'kembalikan barangnya ke stok',
    },
    examples: [
      ['orders refund 1001 --restock --reason "Rusak di perjalanan"', 'semuanya'],
      ['orders refund 1001 --amount 5.00', 'sebagian'],
    ],
    done: 'Pesanan {id}: {amount} dikembalikan ({state}).',
  },
  done: 'Pesanan {id}: {status}',
  columns: {
    number: 'Nomor',
    placed: 'Dipesan',
    status: 'Status',
    buyer: 'Pembeli',
    deliverTo: 'Kirim ke',
    payment: 'Pembayaran',
    paid: 'Lunas',
    coupon: 'Kupon',
    total: 'Total',
    refund: 'Pengembalian',
    note: 'Catatan',
    line: 'Baris',
    sku: 'SKU',
    name: 'Nama',
    quantity: 'Jumlah',
  },
};
