import { bilingual } from '../bilingual.ts';
import { orderButton, orderContents } from '../order/order-blocks.ts';
import { ORDER_WORDS } from '../order/order-words.ts';
import type { Compose } from './letter-kind.ts';

const WORDS = bilingual(
  {
    subject: (amount: string, number: number) => `${amount} of order ${number} goes back to you`,
    preheader: 'Banks take up to ten working days.',
    title: 'Your money is on its way back.',
    whole: (amount: string) => `We have refunded the whole order: ${amount}.`,
    part: (amount: string) => `We have refunded a part of the order: ${amount}.`,
    wait: 'It goes back the way you paid. Depending on your bank this takes up to ten working days.',
    amount: 'Refunded',
    payment: 'Paid by',
    number: 'Order number',
  },
  {
    subject: (amount, number) => `${amount} dari pesanan ${number} kembali ke Anda`,
    preheader: 'Bank butuh waktu hingga sepuluh hari kerja.',
    title: 'Dana Anda kami kembalikan.',
    whole: (amount) => `Seluruh pembayaran pesanan sudah kami kembalikan: ${amount}.`,
    part: (amount) => `Sebagian pembayaran pesanan sudah kami kembalikan: ${amount}.`,
    wait: 'Dana kembali lewat cara bayar yang Anda pakai. Tergantung bank Anda, prosesnya hingga sepuluh hari kerja.',
    amount: 'Dikembalikan',
    payment: 'Dibayar lewat',
    number: 'Nomor pesanan',
  },
);

export const orderRefunded: Compose<'order-refunded'> = ({ mail, news: { order } }, pen) => {
  const words = WORDS[pen.language];
  const amount = pen.money(mail.refunded);
  return {
    subject: words.subject(amount, order.id),
    preheader: words.preheader,
    title: words.title,
    blocks: [
      { kind: 'text', text: `${mail.isWhole ? words.whole(amount) : words.part(amount)} ${words.wait}` },
      {
        kind: 'facts',
        rows: [
          [words.number, String(order.id)],
          [words.amount, amount],
          ...(order.paymentMethodTitle ? [[words.payment, order.paymentMethodTitle] as const] : []),
        ],
      },
      ...orderContents(order, pen),
      orderButton(order, pen),
    ],
    reason: ORDER_WORDS[pen.language].reason(order.id),
  };
};
