import { bilingual } from '../bilingual.ts';
import type { Block } from '../layout/blocks.ts';
import {
  orderButton,
  orderContents,
  orderFacts,
  orderFiles,
  orderLevel,
  orderPlaces,
  waysToPay,
} from '../order/order-blocks.ts';
import { ORDER_WORDS } from '../order/order-words.ts';
import type { Compose } from './letter-kind.ts';

const WORDS = bilingual(
  {
    subject: (number: number) => `We have your order ${number}`,
    preheader: (total: string) => `${total}. All details, and what happens next.`,
    title: (name: string) => (name ? `Thank you, ${name}.` : 'Thank you.'),
    received: 'We have your order.',
    transfer: 'One step is left: the transfer.',
  },
  {
    subject: (number) => `Pesanan ${number} sudah kami terima`,
    preheader: (total) => `${total}. Rincian lengkap dan langkah berikutnya.`,
    title: (name) => (name ? `Terima kasih, ${name}.` : 'Terima kasih.'),
    received: 'Pesanan Anda sudah kami terima.',
    transfer: 'Tinggal satu langkah: selesaikan transfer.',
  },
);

export const orderReceived: Compose<'order-received'> = ({ news }, pen) => {
  const { order, accounts } = news;
  const words = WORDS[pen.language];
  const note: readonly Block[] = order.note
    ? [
        { kind: 'heading', text: ORDER_WORDS[pen.language].note },
        { kind: 'quote', text: order.note },
      ]
    : [];
  return {
    subject: words.subject(order.id),
    preheader: words.preheader(pen.money(order.totals.total)),
    title: words.title(order.billing.firstName),
    blocks: [
      { kind: 'text', text: accounts.length > 0 ? `${words.received} ${words.transfer}` : words.received },
      orderLevel(order, pen),
      ...waysToPay(news, pen),
      ...orderFiles(news, pen),
      orderFacts(order, pen),
      ...orderContents(order, pen),
      orderPlaces(order, pen),
      ...note,
      orderButton(order, pen),
    ],
    reason: ORDER_WORDS[pen.language].reason(order.id),
  };
};
