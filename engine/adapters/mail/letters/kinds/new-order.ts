import { bilingual } from '../bilingual.ts';
import type { Block } from '../layout/blocks.ts';
import { orderContents, orderFacts, orderPlaces } from '../order/order-blocks.ts';
import type { Compose } from './letter-kind.ts';

const WORDS = bilingual(
  {
    subject: (number: number, total: string) => `New order ${number}: ${total}`,
    preheader: (name: string, pieces: number) => `${name}, ${pieces} ${pieces === 1 ? 'item' : 'items'}`,
    title: (number: number) => `New order ${number}`,
    from: (name: string) => `${name} has ordered.`,
    customer: 'Customer',
    note: 'Note of the customer',
    tool: 'Command line',
    reason: 'This e-mail goes to the shop with every order.',
  },
  {
    subject: (number, total) => `Pesanan baru ${number}: ${total}`,
    preheader: (name, pieces) => `${name}, ${pieces} barang`,
    title: (number) => `Pesanan baru ${number}`,
    from: (name) => `${name} baru saja memesan.`,
    customer: 'Pelanggan',
    note: 'Catatan pelanggan',
    tool: 'Baris perintah',
    reason: 'Email ini dikirim ke toko untuk setiap pesanan.',
  },
);

export const newOrder: Compose<'new-order'> = ({ news: { order } }, pen) => {
  const words = WORDS[pen.language];
  const { firstName, lastName, email, phone } = order.billing;
  const name = `${firstName} ${lastName}`.trim() || email;
  const pieces = order.lines.reduce((sum, line) => sum + line.quantity, 0);
  const note: readonly Block[] = order.note
    ? [
        { kind: 'heading', text: words.note },
        { kind: 'quote', text: order.note },
      ]
    : [];
  return {
    subject: words.subject(order.id, pen.money(order.totals.total)),
    preheader: words.preheader(name, pieces),
    title: words.title(order.id),
    blocks: [
      { kind: 'text', text: words.from(name) },
      orderFacts(order, pen),
      {
        kind: 'facts',
        rows: [
          [words.customer, [email, phone].filter(Boolean).join('\n')],
          [words.tool, `npm run shop -- orders show ${order.id}`],
        ],
      },
      ...note,
      ...orderContents(order, pen),
      orderPlaces(order, pen),
    ],
    reason: words.reason,
    isForShop: true,
    replyTo: { name, address: email },
  };
};
