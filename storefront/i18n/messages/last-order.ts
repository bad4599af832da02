import { bilingual } from '../bilingual.ts';

/** The order that has taken what was in the cart. */
export const LAST_ORDER = bilingual(
  {
    placedBefore: (number: string) => `We have your order ${number}`,
    seeOrder: 'See the order',
    unpaidBefore: (number: string) => `Your order ${number} is not paid yet`,
    payOrder: 'Pay for the order',
  },
  {
    placedBefore: (number) => `Pesanan nomor ${number} sudah kami terima`,
    seeOrder: 'Lihat pesanan',
    unpaidBefore: (number) => `Pesanan nomor ${number} belum dibayar`,
    payOrder: 'Bayar pesanan',
  },
);
