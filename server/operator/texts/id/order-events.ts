import type { orderEvents as english } from '../en/order-events.ts';
import type { Same } from '../same.ts';

export const orderEvents: Same<typeof english> = {
  'paid-by-hand': 'Lunas.',
  paid: 'Lunas: {transactionId}.',
  'payment-declined': 'Pembayaran ditolak: {reason}.',
  'payment-tried-again': 'Pembayaran dicoba lagi.',
  'reservation-let-go': 'Dana yang ditahan dilepas: {intent} tidak sesuai dengan pesanan ini.',
  'money-sent-back': 'Dana dikembalikan: {intent} masuk saat pesanan tidak bisa lagi dibayar dengannya.',
  'money-to-send-back': 'Kembalikan {intent} secara manual: gerbang pembayaran menolaknya ({reason}).',
  completed: 'Selesai.',
  cancelled: 'Dibatalkan.',
  'cancelled-unpaid': 'Dibatalkan: tidak dibayar tepat waktu.',
  refunded: 'Pengembalian dana {refund} dilakukan.',
  'refund-declined': 'Pengembalian dana {refund} ditolak gerbang pembayaran: {reason}.',
  anonymised: 'Nama dan alamat dihapus.',
};
