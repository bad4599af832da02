import type * as english from '../en/orders.ts';
import type { Translation } from '../template.ts';

const number = 'nomor pesanan';

export const orders: Translation<typeof english.orders> = {
  purpose:
    'Pesanan: daftar, rincian, terima, pembetulan, catatan, ekspor, tandai lunas, loloskan, kirim, selesai, batal, kembalikan dana',
  list: {
    purpose: 'Tampilkan daftar pesanan, yang terbaru lebih dahulu',
    arguments: { search: 'bagian dari nomor, nama atau email pembeli, atau SKU' },
    options: {
      status: 'pending, processing, on-hold, completed, cancelled, refunded, atau failed',
      from: 'dipesan pada tanggal ini atau sesudahnya',
      to: 'dipesan pada tanggal ini atau sebelumnya',
      limit: 'jumlah paling banyak (50)',
      'print-slips': 'berkas yang ditulis dengan slip paketnya, PDF atau HTML',
      force: 'ganti berkas yang sudah ada',
    },
    examples: [
      ['orders list --status processing --print-slips slip.pdf', 'yang perlu dikemas, dengan slip paketnya'],
      ['orders list --status on-hold', 'yang menunggu transfer bank atau menunggu diloloskan'],
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
    purpose: 'Nyatakan uangnya sudah diterima; pembeli dikirimi email',
    arguments: { number },
    options: {},
    examples: [['orders paid 1001', 'transfer sudah masuk ke rekening']],
    already: 'Pesanan {id} sudah lunas. Tidak ada yang diubah.',
  },
  release: {
    purpose: 'Loloskan pesanan yang tertahan sebelum dibayar, misalnya COD bernilai besar',
    arguments: { number },
    options: {},
    examples: [['orders release 1001', 'pembeli sudah ditelepon dan menunggu paketnya']],
  },
  ship: {
    purpose: 'Nyatakan sudah dikirim dengan nomor resinya; pembeli dikirimi email',
    arguments: { order: number },
    options: {
      courier: '{couriers}, atau nama kurir lain',
      number: 'nomor resi dari kurir',
      message: 'ikut tertulis di email dan di halaman pesanan',
      correct: 'pesanan sudah dikirim: paketnya lain, dan pembeli dikirimi email tentangnya',
    },
    examples: [
      ['orders ship 1001 --courier jne --number 0012345678901', 'pesan WhatsApp-nya juga ditampilkan'],
      ['orders ship 1001 --courier "Kurir toko" --number 17', 'dengan kurir yang tidak dikenal toko'],
      ['orders ship 1001 --correct --courier jne --number 0012345678902', 'nomor resinya keliru'],
    ],
    wrongCourier: 'harus nama kurir, paling panjang 40 karakter',
    wrongNumber: 'harus nomor resi: 2 sampai 40 huruf, angka, dan tanda hubung',
    whatsapp: 'Pesan WhatsApp untuk pembeli: {url}',
    words: 'Halo {name}, pesanan {id} sedang dikirim: {shipment}',
  },
  ready: {
    purpose: 'Kabari pembeli bahwa pesanannya sudah dikemas dan bisa diambil; setelah diambil: orders complete',
    arguments: { number },
    options: { message: 'ikut tertulis di email dan di halaman pesanan' },
    examples: [['orders ready 1001 --message "Di loket dekat gerbang"', 'dengan pesan untuk pembeli']],
    done: 'Pesanan {id}: siap diambil, dan pembelinya dikabari lewat email. Kalau sudah diambil: orders complete {id}',
  },
  complete: {
    purpose: 'Nyatakan semuanya sudah dikirim tanpa nomor resi, atau sudah diambil; pembeli dikirimi email',
    arguments: { number },
    options: { message: 'ikut tertulis di email dan di halaman pesanan' },
    examples: [
      ['orders complete 1001', 'sudah diambil, dan lunas bila dibayar saat itu'],
      ['orders complete 1001 --message "Diantar kurir kami hari ini"', 'sudah dikirim, dengan pesan untuk pembeli'],
    ],
  },
  cancel: {
    purpose: 'Batalkan pesanan yang belum dibayar; barangnya kembali ke stok',
    arguments: { number },
    options: {},
    examples: [['orders cancel 1001', 'pembeli dikirimi email']],
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
    pending: 'Pesanan {id}: gerbang pembayaran menerima pengembalian {amount} dan akan memastikannya nanti.',
    toGiftCards: 'Pesanan {id}: {amount} kembali ke kartu hadiah yang dipakai membayarnya.',
    transfer:
      'Sekarang transfer {amount} ke {name}: dana ini tidak berpindah sendiri. Email kami meminta nomor rekeningnya; {email}, {phone}.',
    noPieces:
      'tidak bisa bersama --amount, yang tidak menyebut barangnya. Kembalikan semua yang tersisa, atau tambah stok dengan “products stock”.',
  },
  done: 'Pesanan {id}: {status}',
  columns: {
    number: 'Nomor',
    placed: 'Dipesan',
    status: 'Status',
    buyer: 'Pembeli',
    deliverTo: 'Kirim ke',
    delivery: 'Pengiriman',
    shipment: 'Paket',
    ready: 'Siap diambil',
    invoice: 'Faktur',
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
    backordered: 'Inden',
  },
};

export const orderEvents: Translation<typeof english.orderEvents> = {
  taken: 'Diterima toko untuk pembeli.',
  'paid-by-hand': 'Lunas.',
  'payment-unmarked': 'Ternyata belum dibayar: tanda lunasnya keliru.',
  paid: 'Lunas: {transactionId}.',
  'payment-declined': 'Pembayaran ditolak: {reason}.',
  'payment-tried-again': 'Pembayaran dicoba lagi.',
  'reservation-let-go': 'Dana yang ditahan dilepas: {intent} tidak sesuai dengan pesanan ini.',
  'money-sent-back': 'Dana dikembalikan: {intent} masuk saat pesanan tidak bisa lagi dibayar dengannya.',
  'money-to-send-back': 'Kembalikan {intent} secara manual: gerbang pembayaran menolaknya ({reason}).',
  released: 'Diloloskan.',
  ready: 'Siap diambil.',
  completed: 'Selesai.',
  'shipment-corrected': 'Paket dibetulkan: {to}, bukan {from}.',
  'mail-sent-again': 'Email “{mail}” dikirim lagi.',
  'addresses-corrected': 'Alamat dibetulkan toko: {to}, sebelumnya {from}.',
  'billing-corrected': 'Alamat penagihan dibetulkan toko: {to}, sebelumnya {from}.',
  'shipping-corrected': 'Alamat pengiriman dibetulkan toko: {to}, sebelumnya {from}.',
  cancelled: 'Dibatalkan.',
  'cancelled-unpaid': 'Dibatalkan: tidak dibayar tepat waktu.',
  'cancelled-by-buyer': 'Dibatalkan oleh pembeli.',
  'return-requested': 'Retur {number} diajukan.',
  'return-approved': 'Retur {number} disetujui.',
  'return-rejected': 'Retur {number} ditolak.',
  'return-completed': 'Retur {number} selesai.',
  refunded: 'Pengembalian dana {refund} dilakukan.',
  'refund-declined': 'Pengembalian dana {refund} ditolak gerbang pembayaran: {reason}.',
  'refund-failed':
    'Pengembalian dana {refund} ternyata gagal: {reason}. Kembalikan uangnya kepada pembeli dengan cara lain.',
  'refunded-at-gateway':
    'Pengembalian dana {receipt} dibuat langsung di gerbang pembayaran. Pesanan ini tidak menghitungnya.',
  'gift-card-void': 'Kembalikan {amount} secara manual: kartu hadiah yang dipakai membayar sudah dibatalkan.',
  anonymised: 'Nama dan alamat dihapus.',
};
