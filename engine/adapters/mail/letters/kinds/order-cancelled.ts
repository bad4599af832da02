import { PATHS } from '#contract/paths.ts';
import { bilingual } from '../bilingual.ts';
import { orderContents, orderFacts } from '../order/order-blocks.ts';
import { ORDER_WORDS } from '../order/order-words.ts';
import type { Compose } from './letter-kind.ts';

const WORDS = bilingual(
  {
    subject: (number: number) => `Order ${number} has been cancelled`,
    title: 'Your order has been cancelled.',
    preheader: { unpaid: 'No payment arrived in time.', shop: 'What was in it, and what you can do.' },
    text: {
      unpaid:
        'No payment arrived in time, so we have put the items back on the shelf. Nothing will be charged. If you have paid already, write to us with the order number.',
      shop: 'We have cancelled this order, and nothing will be charged for it. If you have paid already, or this comes as a surprise, write to us with the order number.',
    },
    again: 'Order again',
  },
  {
    subject: (number) => `Pesanan ${number} dibatalkan`,
    title: 'Pesanan Anda dibatalkan.',
    preheader: { unpaid: 'Pembayaran tidak masuk tepat waktu.', shop: 'Isi pesanan dan langkah Anda berikutnya.' },
    text: {
      unpaid:
        'Pembayaran tidak masuk tepat waktu, jadi barang kami kembalikan ke rak. Tidak ada yang ditagih. Jika Anda sudah membayar, hubungi kami dengan nomor pesanan ini.',
      shop: 'Pesanan ini kami batalkan dan tidak ada yang ditagih. Jika Anda sudah membayar, atau tidak merasa memintanya, hubungi kami dengan nomor pesanan ini.',
    },
    again: 'Pesan lagi',
  },
);

export const orderCancelled: Compose<'order-cancelled'> = ({ mail, news: { order } }, pen) => {
  const words = WORDS[pen.language];
  return {
    subject: words.subject(order.id),
    preheader: words.preheader[mail.reason],
    title: words.title,
    blocks: [
      { kind: 'text', text: words.text[mail.reason] },
      orderFacts(order, pen),
      ...orderContents(order, pen),
      { kind: 'button', label: words.again, url: pen.link(PATHS.products) },
    ],
    reason: ORDER_WORDS[pen.language].reason(order.id),
  };
};
