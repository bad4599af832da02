import { isPickedUp } from '#engine/domain/orders/order.ts';
import type { OrderEmailData } from '#engine/usecases/ports/mail.ts';
import type { Block } from '../layout/blocks.ts';
import { bilingual, type EmailTemplate } from '../layout/email-context.ts';
import { orderAddresses, orderContents, orderFacts } from './order-blocks.ts';

const TEXTS = bilingual(
  {
    reason: 'This email goes to the shop.',
    name: 'Name',
    email: 'Email',
    phone: 'Phone',
    sku: 'SKU',
    product: 'Product',
    rating: 'Rating',
    tool: 'Command line',
    contact: {
      subject: (name: string) => `Message from ${name}`,
      title: 'A message from the contact form.',
      reply: 'Reply to this email: it goes straight to the sender.',
    },
    low: {
      subject: (name: string, left: number) => (left > 0 ? `Only ${left} left: ${name}` : `Out of stock: ${name}`),
      preheader: 'Order more before it runs out.',
      title: (left: number): string => (left > 0 ? 'A product is running low.' : 'A product has run out.'),
      left: 'Pieces left',
    },
    review: {
      subject: (product: string) => `A review is waiting: ${product}`,
      preheader: (author: string, rating: number) => `${author}: ${rating} of 5`,
      title: 'A review is waiting for you.',
      text: 'It is shown once you have approved it.',
      from: 'From',
      stars: (rating: number) => `${rating} of 5`,
    },
  },
  {
    reason: 'Email ini dikirim ke toko.',
    name: 'Nama',
    email: 'Email',
    phone: 'Telepon',
    sku: 'SKU',
    product: 'Produk',
    rating: 'Rating',
    tool: 'Baris perintah',
    contact: {
      subject: (name) => `Pesan dari ${name}`,
      title: 'Pesan dari formulir kontak.',
      reply: 'Balas email ini: jawaban langsung sampai ke pengirim.',
    },
    low: {
      subject: (name, left) => (left > 0 ? `Sisa ${left}: ${name}` : `Stok habis: ${name}`),
      preheader: 'Segera isi ulang stoknya.',
      title: (left) => (left > 0 ? 'Stok produk menipis.' : 'Stok produk habis.'),
      left: 'Sisa stok',
    },
    review: {
      subject: (product) => `Ulasan menunggu persetujuan: ${product}`,
      preheader: (author, rating) => `${author}: ${rating} dari 5`,
      title: 'Ada ulasan yang menunggu persetujuan.',
      text: 'Ulasan tampil setelah Anda setujui.',
      from: 'Dari',
      stars: (rating) => `${rating} dari 5`,
    },
  },
);

const MAX_PREHEADER_LENGTH = 90;

export const contact: EmailTemplate<'contact'> = ({ mail }, context) => {
  const { contact: own, ...texts } = TEXTS[context.language];
  const { name, email, phone, message } = mail;
  return {
    subject: own.subject(name),
    preheader: message.slice(0, MAX_PREHEADER_LENGTH),
    title: own.title,
    blocks: [
      { kind: 'quote', text: message },
      {
        kind: 'facts',
        rows: [
          [texts.name, name],
          [texts.email, email],
          [texts.phone, phone],
        ],
      },
      { kind: 'small', text: own.reply },
    ],
    reason: texts.reason,
    isForShop: true,
    replyTo: { name, address: email },
  };
};

export const lowStock: EmailTemplate<'low-stock'> = ({ mail }, context) => {
  const { low, ...texts } = TEXTS[context.language];
  return {
    subject: low.subject(mail.name, mail.left),
    preheader: low.preheader,
    title: low.title(mail.left),
    blocks: [
      {
        kind: 'facts',
        rows: [
          [texts.product, mail.name],
          ...(mail.sku ? [[texts.sku, mail.sku] as const] : []),
          [low.left, String(mail.left)],
          ...(mail.sku ? [[texts.tool, `npm run shop -- products stock ${mail.sku} +…`] as const] : []),
        ],
      },
    ],
    reason: texts.reason,
    isForShop: true,
  };
};

export const reviewWaiting: EmailTemplate<'review-waiting'> = ({ mail }, context) => {
  const { review, ...texts } = TEXTS[context.language];
  return {
    subject: review.subject(mail.product),
    preheader: review.preheader(mail.author, mail.rating),
    title: review.title,
    blocks: [
      { kind: 'text', text: review.text },
      { kind: 'quote', text: mail.text },
      {
        kind: 'facts',
        rows: [
          [texts.product, mail.product],
          [review.from, mail.author],
          [texts.rating, review.stars(mail.rating)],
          [texts.tool, `npm run shop -- reviews approve ${mail.reviewId}`],
        ],
      },
    ],
    reason: texts.reason,
    isForShop: true,
  };
};

const NEW_ORDER = bilingual(
  {
    subject: (number: number, total: string) => `New order ${number}: ${total}`,
    preheader: (name: string, pieces: number) => `${name}, ${pieces} ${pieces === 1 ? 'item' : 'items'}`,
    title: (number: number) => `New order ${number}`,
    from: (name: string) => `${name} has ordered.`,
    customer: 'Customer',
    note: 'Customer’s note',
    state: 'State',
    paid: 'Paid.',
    unpaid: 'Not paid.',
    next: 'What to do',
    steps: {
      ship: (number: number) => `Pack it, then: orders ship ${number} --courier … --number …`,
      collect: (number: number) => `The customer collects it. Pack it, then: orders complete ${number}`,
      wait: (number: number) =>
        `Wait for the money, then: orders paid ${number}; to pack it unpaid: orders release ${number}`,
      check: (number: number) =>
        `No money is due yet. Check the order, then: orders release ${number}; to refuse it: orders cancel ${number}`,
      nothing: 'Nothing yet: the payment is not finished.',
    },
    tool: 'Command line',
    reason: 'This email goes to the shop with every order.',
  },
  {
    subject: (number, total) => `Pesanan baru ${number}: ${total}`,
    preheader: (name, pieces) => `${name}, ${pieces} barang`,
    title: (number) => `Pesanan baru ${number}`,
    from: (name) => `${name} baru saja memesan.`,
    customer: 'Pelanggan',
    note: 'Catatan pelanggan',
    state: 'Status',
    paid: 'Lunas.',
    unpaid: 'Belum dibayar.',
    next: 'Yang perlu dilakukan',
    steps: {
      ship: (number) => `Kemas, lalu: orders ship ${number} --courier … --number …`,
      collect: (number) => `Diambil pelanggan sendiri. Kemas, lalu: orders complete ${number}`,
      wait: (number) =>
        `Tunggu uangnya masuk, lalu: orders paid ${number}; untuk mengemasnya sebelum dibayar: orders release ${number}`,
      check: (number) =>
        `Belum perlu dibayar. Periksa pesanannya, lalu: orders release ${number}; untuk menolaknya: orders cancel ${number}`,
      nothing: 'Belum ada: pembayarannya belum selesai.',
    },
    tool: 'Baris perintah',
    reason: 'Email ini dikirim ke toko untuk setiap pesanan.',
  },
);

/** What is left for the shop to do with an order; empty once it is done or cancelled. */
function nextSteps({ order, payment }: OrderEmailData, steps: (typeof NEW_ORDER)['en']['steps']): readonly string[] {
  const { id, status } = order;
  if (status === 'processing') return [isPickedUp(order) ? steps.collect(id) : steps.ship(id)];
  if (status === 'on-hold') return [payment.kind === 'pay-on-delivery' ? steps.check(id) : steps.wait(id)];
  return status === 'pending' || status === 'failed' ? [steps.nothing] : [];
}

export const newOrder: EmailTemplate<'new-order'> = ({ orderData }, context) => {
  const { order } = orderData;
  const texts = NEW_ORDER[context.language];
  const { firstName, lastName, email, phone } = order.billing;
  const name = `${firstName} ${lastName}`.trim() || email;
  const pieces = order.lines.reduce((sum, line) => sum + line.quantity, 0);
  const note: readonly Block[] = order.note
    ? [
        { kind: 'heading', text: texts.note },
        { kind: 'quote', text: order.note },
      ]
    : [];
  return {
    subject: texts.subject(order.id, context.formatMoney(order.totals.total)),
    preheader: texts.preheader(name, pieces),
    title: texts.title(order.id),
    blocks: [
      { kind: 'text', text: texts.from(name) },
      orderFacts(order, context),
      {
        kind: 'facts',
        rows: [
          [texts.customer, [email, phone].filter(Boolean).join('\n')],
          [texts.state, order.paidAt ? texts.paid : texts.unpaid],
          ...nextSteps(orderData, texts.steps).map((step) => [texts.next, step] as const),
          [texts.tool, `npm run shop -- orders show ${order.id}`],
        ],
      },
      ...note,
      ...orderContents(order, context),
      orderAddresses(order, context),
    ],
    reason: texts.reason,
    isForShop: true,
    replyTo: { name, address: email },
  };
};
