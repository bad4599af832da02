import { awaitedPieces, needsPayment, type Order } from '#engine/domain/orders/order.ts';
import type { OrderEmailData } from '#engine/usecases/ports/mail.ts';
import type { EmailContent } from '../layout/blocks.ts';
import { bilingual, type EmailContext, type EmailTemplate } from '../layout/email-context.ts';
import {
  holidayBlocks,
  howToPay,
  orderAddresses,
  orderButton,
  orderContents,
  orderFacts,
  orderFiles,
  pickupBlocks,
  progressBlocks,
  wayOf,
  wordsOfBuyer,
} from './order-blocks.ts';
import { ORDER_TEXTS } from './order-texts.ts';

const ORDER_RECEIVED = bilingual(
  {
    subject: (number: number) => `We have your order ${number}`,
    next: 'All details, and what happens next.',
    title: (name: string) => (name ? `Thank you, ${name}.` : 'Thank you.'),
    received: 'We have your order.',
    awaited:
      'Part of it has yet to reach our warehouse. Once it is here, we pack everything together and tell you by email.',
    unpaid: {
      subject: (number: number) => `Order ${number} is not paid yet`,
      preheader: (total: string) => `${total}. You can still pay as long as the goods are in stock.`,
      title: 'Your order is not paid yet.',
      text: 'The payment did not go through, and nothing was charged. You can try again with the same or another card as long as the goods are in stock.',
      pay: 'Pay now',
    },
  },
  {
    subject: (number) => `Pesanan ${number} sudah kami terima`,
    next: 'Rincian lengkap dan langkah berikutnya.',
    title: (name) => (name ? `Terima kasih, ${name}.` : 'Terima kasih.'),
    received: 'Pesanan Anda sudah kami terima.',
    awaited:
      'Sebagian barang masih inden. Begitu tiba di gudang, semuanya kami kemas sekaligus dan Anda kami kabari lewat email.',
    unpaid: {
      subject: (number) => `Pesanan ${number} belum dibayar`,
      preheader: (total) => `${total}. Masih bisa dibayar selama stok ada.`,
      title: 'Pesanan Anda belum dibayar.',
      text: 'Pembayaran tidak berhasil dan tidak ada yang ditagih. Anda bisa mencoba lagi dengan kartu yang sama atau kartu lain selama stok masih ada.',
      pay: 'Bayar sekarang',
    },
  },
);

/** Pieces of it have yet to arrive before it can be packed. */
const isAwaited = (order: Order): boolean => order.lines.some((line) => awaitedPieces(order, line) > 0);

/** The payment failed: the order page leads to another attempt. */
function orderUnpaid({ order }: OrderEmailData, context: EmailContext): EmailContent {
  const texts = ORDER_RECEIVED[context.language].unpaid;
  return {
    subject: texts.subject(order.id),
    preheader: texts.preheader(context.formatMoney(order.totals.total)),
    title: texts.title,
    blocks: [
      { kind: 'text', text: texts.text },
      orderButton(order, context, texts.pay),
      orderFacts(order, context),
      ...orderContents(order, context),
    ],
    reason: ORDER_TEXTS[context.language].reason(order.id),
  };
}

export const orderReceived: EmailTemplate<'order-received'> = ({ orderData }, context) => {
  const { order, payment } = orderData;
  if (needsPayment(order)) return orderUnpaid(orderData, context);
  const texts = ORDER_RECEIVED[context.language];
  // What is paid on delivery leaves nothing to do before.
  const nextStep = payment.kind === 'pay-on-delivery' ? '' : payment.nextStep;
  return {
    subject: texts.subject(order.id),
    preheader: `${context.formatMoney(order.totals.total)}. ${nextStep || texts.next}`,
    title: texts.title(order.billing.firstName),
    blocks: [
      { kind: 'text', text: [texts.received, nextStep, isAwaited(order) && texts.awaited].filter(Boolean).join(' ') },
      ...pickupBlocks(order, context),
      ...holidayBlocks(order, context),
      ...progressBlocks(orderData, context),
      ...howToPay(orderData, context),
      ...orderFiles(orderData, context),
      orderFacts(order, context),
      ...orderContents(order, context),
      orderAddresses(order, context),
      ...wordsOfBuyer(order, ORDER_TEXTS[context.language]),
      orderButton(order, context),
    ],
    reason: ORDER_TEXTS[context.language].reason(order.id),
  };
};

const ORDER_PAID = bilingual(
  {
    subject: (number: number) => `Your payment for order ${number} has arrived`,
    title: 'Payment received.',
    preheader: (total: string) => `${total} received. Keep this email as your receipt.`,
    sent: (total: string) =>
      `We have received ${total} and are packing your order. We will write again when it leaves.`,
    collect: (total: string) =>
      `We have received ${total} and are packing your order. We will write again when you can collect it.`,
    awaited: (total: string) =>
      `We have received ${total}. Part of your order has yet to reach our warehouse; once it is here, we pack everything together and write again.`,
    ready: (total: string) => `We have received ${total}. Nothing has to be sent.`,
    sentBefore: (total: string) => `We have received ${total}. Nothing is left to pay.`,
  },
  {
    subject: (number) => `Pembayaran pesanan ${number} sudah masuk`,
    title: 'Pembayaran diterima.',
    preheader: (total) => `${total} sudah masuk. Simpan email ini sebagai tanda terima.`,
    sent: (total) => `${total} sudah kami terima dan pesanan Anda sedang dikemas. Kami kabari lagi saat dikirim.`,
    collect: (total) =>
      `${total} sudah kami terima dan pesanan Anda sedang dikemas. Kami kabari lagi kalau sudah bisa diambil.`,
    awaited: (total) =>
      `${total} sudah kami terima. Sebagian barang masih inden; begitu tiba di gudang, semuanya kami kemas sekaligus dan Anda kami kabari lagi.`,
    ready: (total) => `${total} sudah kami terima. Tidak ada yang perlu dikirim.`,
    sentBefore: (total) => `${total} sudah kami terima. Pesanan Anda sudah lunas.`,
  },
);

/** What the buyer of a paid order waits for. */
function paidText(order: Order): 'sentBefore' | 'awaited' | 'sent' | 'collect' | 'ready' {
  if (isSentUnpaid(order)) return 'sentBefore';
  return isAwaited(order) ? 'awaited' : wayOf(order);
}

/** It left the shop before its transfer arrived. */
const isSentUnpaid = ({ completedAt, paidAt }: Order): boolean =>
  completedAt !== null && paidAt !== null && completedAt < paidAt;

export const orderPaid: EmailTemplate<'order-paid'> = ({ orderData }, context) => {
  const { order } = orderData;
  const texts = ORDER_PAID[context.language];
  const total = context.formatMoney(order.totals.total);
  return {
    subject: texts.subject(order.id),
    preheader: texts.preheader(total),
    title: texts.title,
    blocks: [
      { kind: 'text', text: texts[paidText(order)](total) },
      ...holidayBlocks(order, context),
      ...progressBlocks(orderData, context),
      ...orderFiles(orderData, context),
      orderFacts(order, context),
      ...orderContents(order, context),
      orderAddresses(order, context),
      orderButton(order, context),
    ],
    reason: ORDER_TEXTS[context.language].reason(order.id),
  };
};
