import { bilingual } from '../bilingual.ts';
import { orderButton, orderContents, orderFacts, orderFiles, orderLevel, orderPlaces } from '../order/order-blocks.ts';
import { ORDER_WORDS } from '../order/order-words.ts';
import type { Compose } from './letter-kind.ts';

const WORDS = bilingual(
  {
    subject: (number: number) => `Your payment for order ${number} has arrived`,
    title: 'Payment received.',
    preheader: (total: string) => `${total} received. Keep this e-mail as your receipt.`,
    packing: (total: string) => `We have received ${total} and are packing your order. We write again when it leaves.`,
    ready: (total: string) => `We have received ${total}. Nothing has to be sent.`,
  },
  {
    subject: (number) => `Pembayaran pesanan ${number} sudah masuk`,
    title: 'Pembayaran diterima.',
    preheader: (total) => `${total} sudah masuk. Simpan email ini sebagai tanda terima.`,
    packing: (total) => `${total} sudah kami terima dan pesanan Anda sedang dikemas. Kami kabari lagi saat dikirim.`,
    ready: (total) => `${total} sudah kami terima. Tidak ada yang perlu dikirim.`,
  },
);

export const orderPaid: Compose<'order-paid'> = ({ news }, pen) => {
  const { order } = news;
  const words = WORDS[pen.language];
  const total = pen.money(order.totals.total);
  return {
    subject: words.subject(order.id),
    preheader: words.preheader(total),
    title: words.title,
    blocks: [
      { kind: 'text', text: order.needsShipping ? words.packing(total) : words.ready(total) },
      orderLevel(order, pen),
      ...orderFiles(news, pen),
      orderFacts(order, pen),
      ...orderContents(order, pen),
      orderPlaces(order, pen),
      orderButton(order, pen),
    ],
    reason: ORDER_WORDS[pen.language].reason(order.id),
  };
};
