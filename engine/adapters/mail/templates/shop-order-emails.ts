import { fullName } from '#contract/geography/person-name.ts';
import type { Mail } from '#engine/domain/mail/mail.ts';
import { isPickedUp, type Order } from '#engine/domain/orders/order.ts';
import type { OrderEmailData } from '#engine/usecases/ports/mail.ts';
import { bilingual, type EmailTemplate } from '../layout/email-context.ts';
import { orderAddresses, orderContents, orderFacts, wordsOfBuyer } from './order-blocks.ts';

const NEW_ORDER = bilingual(
  {
    subject: (number: number, total: string) => `New order ${number}: ${total}`,
    preheader: (name: string, pieces: number) => `${name}, ${pieces} ${pieces === 1 ? 'item' : 'items'}`,
    title: (number: number) => `New order ${number}`,
    from: (name: string) => `${name} has ordered.`,
    customer: 'Customer',
    note: 'Customer’s note',
    gift: 'Gift: message to the recipient, on the packing slip',
    giftWithoutMessage: 'Gift, without a message',
    state: 'State',
    paid: 'Paid.',
    unpaid: 'Not paid.',
    next: 'What to do',
    steps: {
      ship: (number: number) => `Pack it, then: orders ship ${number} --courier … --number …`,
      collect: (number: number) =>
        `The customer collects it. Pack it, then: orders ready ${number}; once it is collected: orders complete ${number}`,
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
    gift: 'Hadiah: pesan untuk penerima, tercetak di slip paket',
    giftWithoutMessage: 'Hadiah, tanpa pesan',
    state: 'Status',
    paid: 'Lunas.',
    unpaid: 'Belum dibayar.',
    next: 'Yang perlu dilakukan',
    steps: {
      ship: (number) => `Kemas, lalu: orders ship ${number} --courier … --number …`,
      collect: (number) =>
        `Diambil pelanggan sendiri. Kemas, lalu: orders ready ${number}; kalau sudah diambil: orders complete ${number}`,
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

const buyerOf = ({ billing }: Order): string => fullName(billing) || billing.email;

export const newOrder: EmailTemplate<'new-order'> = ({ orderData }, context) => {
  const { order } = orderData;
  const texts = NEW_ORDER[context.language];
  const { email, phone } = order.billing;
  const name = buyerOf(order);
  const pieces = order.lines.reduce((sum, line) => sum + line.quantity, 0);
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
      ...wordsOfBuyer(order, texts),
      ...orderContents(order, context),
      orderAddresses(order, context),
    ],
    reason: texts.reason,
    isForShop: true,
    replyTo: { name, address: email },
  };
};

const BUYER_CANCELLED = bilingual(
  {
    subject: (number: number) => `Order ${number} cancelled by its buyer`,
    preheader: (name: string) => `${name} has changed their mind. Please do not pack it.`,
    text: (name: string) =>
      `${name} has cancelled the order on its page before anything was paid. Please do not pack it: its stock, coupons and gift cards are released. If it has left already, write to the buyer.`,
    reason: 'This email goes to the shop with every order that its buyer cancels.',
  },
  {
    subject: (number) => `Pesanan ${number} dibatalkan pembeli`,
    preheader: (name) => `${name} membatalkan pesanannya. Jangan dikemas.`,
    text: (name) =>
      `${name} membatalkan pesanan ini di halamannya sebelum ada pembayaran. Jangan dikemas: stok, kupon, dan kartu hadiahnya sudah dilepas. Bila paketnya telanjur berangkat, hubungi pembelinya.`,
    reason: 'Email ini dikirim ke toko untuk setiap pesanan yang dibatalkan pembelinya.',
  },
);

export const buyerCancelled: EmailTemplate<'buyer-cancelled'> = ({ orderData: { order } }, context) => {
  const texts = BUYER_CANCELLED[context.language];
  const name = buyerOf(order);
  return {
    subject: texts.subject(order.id),
    preheader: texts.preheader(name),
    title: texts.subject(order.id),
    blocks: [
      { kind: 'text', text: texts.text(name) },
      orderFacts(order, context),
      ...orderContents(order, context),
      orderAddresses(order, context),
    ],
    reason: texts.reason,
    isForShop: true,
    replyTo: { name, address: order.billing.email },
  };
};

const REFUND_FAILED = bilingual(
  {
    subject: (number: number, amount: string) => `Order ${number}: refund of ${amount} has failed`,
    preheader: (reason: string) => `The payment provider says: ${reason}`,
    title: 'A refund has not arrived.',
    returned: (name: string) =>
      `The bank of ${name} has sent the money back, so it is with your payment provider again. The order stays as it is. We have asked ${name} for a bank account by email, and the answer comes to you: please transfer the money there.`,
    declined: (name: string) =>
      `The payment provider has not paid it out, and ${name} has not been told of it. Refund it again, or transfer the money yourself.`,
    tooLate: (name: string) =>
      `${name} paid when the order could not be paid any more, and the payment provider does not return it. Please ask ${name} for a bank account, and transfer the money yourself. The sums of the order do not count it.`,
    record: 'Transferred?',
    done: 'Your money has been transferred.',
    reasonOfProvider: 'Reason',
    amount: 'Amount',
    reason: 'This email goes to the shop with every refund that fails.',
  },
  {
    subject: (number, amount) => `Pesanan ${number}: pengembalian dana ${amount} gagal`,
    preheader: (reason) => `Keterangan penyedia pembayaran: ${reason}`,
    title: 'Pengembalian dana tidak sampai.',
    returned: (name) =>
      `Bank ${name} mengembalikan uangnya, jadi uang itu kini ada lagi di penyedia pembayaran Anda. Status pesanan tetap. ${name} sudah kami minta lewat email untuk memberi nomor rekening, dan jawabannya masuk ke email toko: mohon transfer ke rekening itu.`,
    declined: (name) =>
      `Penyedia pembayaran tidak membayarkannya, dan ${name} belum dikabari. Kembalikan sekali lagi, atau transfer sendiri uangnya.`,
    tooLate: (name) =>
      `${name} membayar ketika pesanan sudah tidak bisa dibayar, dan penyedia pembayaran tidak mengembalikannya. Mohon minta nomor rekening ${name}, lalu transfer sendiri uangnya. Jumlah ini tidak dihitung dalam pesanan.`,
    record: 'Sudah transfer?',
    done: 'Dana Anda sudah kami transfer.',
    reasonOfProvider: 'Keterangan',
    amount: 'Jumlah',
    reason: 'Email ini dikirim ke toko untuk setiap pengembalian dana yang gagal.',
  },
);

type RefundFailedMail = Extract<Mail, { readonly kind: 'refund-failed' }>;

function explanation(texts: (typeof REFUND_FAILED)['en'], { wasDone, refund }: RefundFailedMail) {
  if (wasDone) return texts.returned;
  return refund === null ? texts.tooLate : texts.declined;
}

export const refundFailed: EmailTemplate<'refund-failed'> = ({ mail, orderData: { order } }, context) => {
  const texts = REFUND_FAILED[context.language];
  const name = buyerOf(order);
  const amount = context.formatMoney(mail.amount);
  return {
    subject: texts.subject(order.id, amount),
    preheader: texts.preheader(mail.reason),
    title: texts.title,
    blocks: [
      { kind: 'text', text: explanation(texts, mail)(name) },
      {
        kind: 'facts',
        rows: [
          [texts.amount, amount],
          [texts.reasonOfProvider, mail.reason],
          [
            texts.record,
            mail.refund === null
              ? `orders note ${order.id} "${texts.done}" --to-buyer`
              : `orders refund ${order.id} --by-hand ${mail.refund}`,
          ],
        ],
      },
      orderFacts(order, context),
      ...orderContents(order, context),
    ],
    reason: texts.reason,
    isForShop: true,
    replyTo: { name, address: order.billing.email },
  };
};
