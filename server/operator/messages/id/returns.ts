import type { returns as english } from '../en/returns.ts';
import type { Translation } from '../template.ts';

const number = 'seperti di “returns list”';
const message = 'dikirim ke pembeli lewat email';

export const returns: Translation<typeof english> = {
  purpose: 'Retur dan keluhan: lihat, setujui, tolak, selesaikan',
  list: {
    purpose: 'Tampilkan retur, yang terbaru di atas',
    arguments: {},
    options: { state: 'requested, approved, rejected, atau completed', limit: 'paling banyak berapa (50)' },
    examples: [['returns list --state requested', 'retur yang menunggu jawaban']],
  },
  show: {
    purpose: 'Tampilkan satu retur, dan simpan fotonya',
    arguments: { number },
    options: { pictures: 'folder untuk menyimpan foto' },
    examples: [
      ['returns show 3', 'alasan, barang, dan tulisan pembeli'],
      ['returns show 3 --pictures ~/Downloads', 'juga menyimpan return-3-1.jpg dan seterusnya'],
    ],
    saved: 'Tersimpan: {file}',
  },
  approve: {
    purpose: 'Setujui retur; pembeli menerima email',
    arguments: { number },
    options: { message },
    examples: [['returns approve 3 --message "Kirim ke …; ongkirnya kami tanggung."', 'pembeli tahu langkahnya']],
  },
  reject: {
    purpose: 'Tolak retur; pembeli menerima email',
    arguments: { number },
    options: { message },
    examples: [['returns reject 3 --message "Segelnya sudah dibuka."', 'pembeli tahu alasannya']],
  },
  complete: {
    purpose: 'Tutup retur; dana dikembalikan dengan “orders refund”',
    arguments: { number },
    options: { message },
    examples: [['returns complete 3 --message "Dana Anda sedang kami kirim."', 'pembeli tahu urusannya selesai']],
  },
  done: 'Retur {id}: {state}',
  columns: {
    number: 'Nomor',
    order: 'Pesanan',
    requested: 'Diajukan',
    state: 'Status',
    reason: 'Alasan',
    lines: 'Barang',
    text: 'Tulisan',
    message: 'Jawaban',
    pictures: 'Foto',
  },
};
