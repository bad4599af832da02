import { bilingual } from '../bilingual.ts';
import { orderButton, orderContents, orderFacts, orderFiles, orderLevel, orderPlaces } from '../order/order-blocks.ts';
import { ORDER_WORDS } from '../order/order-words.ts';
import type { Compose } from './letter-kind.ts';

const WORDS = bilingual(
  {
    sent: {
      subject: (number: number) => `Order ${number} is on its way`,
      preheader: (city: string) => `The parcel to ${city} has left our warehouse.`,
      title: 'Your order is on its way.',
      text: (city: string) =>
        `The parcel to ${city} has left our warehouse. Check the packs when they arrive, and write to us if anything is missing.`,
    },
    ready: {
      subject: (number: number) => `Order ${number} is ready`,
      preheader: 'The links are in this e-mail.',
      title: 'Your order is ready.',
      text: 'Your downloads are ready. The links also stand on the order page, which opens without a login.',
    },
  },
  {
    sent: {
      subject: (number) => `Pesanan ${number} sedang dikirim`,
      preheader: (city) => `Paket ke ${city} sudah berangkat dari gudang kami.`,
      title: 'Pesanan Anda sedang dikirim.',
      text: (city) =>
        `Paket ke ${city} sudah berangkat dari gudang kami. Cek isinya saat tiba, dan hubungi kami bila ada yang kurang.`,
    },
    ready: {
      subject: (number) => `Pesanan ${number} sudah siap`,
      preheader: 'Tautannya ada di email ini.',
      title: 'Pesanan Anda sudah siap.',
      text: 'Unduhan Anda sudah siap. Tautannya juga ada di halaman pesanan, yang terbuka tanpa perlu masuk.',
    },
  },
);

export const orderCompleted: Compose<'order-completed'> = ({ news }, pen) => {
  const { order } = news;
  const { sent, ready } = WORDS[pen.language];
  const { city } = order.shipping;
  const isSent = order.needsShipping;
  return {
    subject: (isSent ? sent : ready).subject(order.id),
    preheader: isSent ? sent.preheader(city) : ready.preheader,
    title: (isSent ? sent : ready).title,
    blocks: [
      { kind: 'text', text: isSent ? sent.text(city) : ready.text },
      orderLevel(order, pen),
      ...orderFiles(news, pen),
      orderButton(order, pen),
      orderFacts(order, pen),
      ...orderContents(order, pen),
      orderPlaces(order, pen),
    ],
    reason: ORDER_WORDS[pen.language].reason(order.id),
  };
};
