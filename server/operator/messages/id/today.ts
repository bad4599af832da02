import type { today as english } from '../en/today.ts';
import type { Translation } from '../template.ts';

export const today: Translation<typeof english> = {
  help: {
    purpose: 'Tampilkan yang menunggu Anda: pesanan, transfer, pengembalian, ulasan, stok, email',
    arguments: {},
    options: {},
    examples: [['today', 'apa yang perlu dikerjakan, dan perintah yang menampilkannya']],
  },
  tasks: {
    toSend: 'pesanan yang perlu dikirim atau diambil',
    toBePaid: 'pesanan yang menunggu transfer',
    toAnswer: 'pengembalian dan keluhan yang belum dijawab',
    toSettle: 'pengembalian disetujui yang belum diselesaikan',
    toRead: 'ulasan yang belum disetujui atau ditolak',
    toOrder: 'produk dan varian yang stoknya menipis atau habis',
    notDelivered: 'email yang gagal dikirim',
  },
  columns: {
    count: 'Jumlah',
    task: 'Apa',
    since: 'Terlama',
    command: 'Perintah',
  },
  nothing: 'Tidak ada yang menunggu Anda.',
};
