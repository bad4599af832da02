import { isPickedUp, needsPayment, type Order } from '#engine/domain/orders/order.ts';
import type { OrderEmailData } from '#engine/usecases/ports/mail.ts';
import type { Block, EmailContent } from '../layout/blocks.ts';
import { bilingual, type EmailContext, type EmailTemplate } from '../layout/email-context.ts';
import {
  howToPay,
  orderAddresses,
  orderButton,
  orderContents,
  orderFacts,
  orderFiles,
  pickupBlocks,
  progressBlocks,
  shipmentBlocks,
} from './order-blocks.ts';
import { ORDER_TEXTS } from './order-texts.ts';

const ORDER_RECEIVED = bilingual(
  {
    subject: (number: number) => `We have your order ${number}`,
    preheader: (total: string) => `${total}. All details, and what happens next.`,
    title: (name: string) => (name ? `Thank you, ${name}.` : 'Thank you.'),
    received: 'We have your order.',
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
    preheader: (total) => `${total}. Rincian lengkap dan langkah berikutnya.`,
    title: (name) => (name ? `Terima kasih, ${name}.` : 'Terima kasih.'),
    received: 'Pesanan Anda sudah kami terima.',
    unpaid: {
      subject: (number) => `Pesanan ${number} belum dibayar`,
      preheader: (total) => `${total}. Masih bisa dibayar selama stok ada.`,
      title: 'Pesanan Anda belum dibayar.',
      text: 'Pembayaran tidak berhasil dan tidak ada yang ditagih. Anda bisa mencoba lagi dengan kartu yang sama atau kartu lain selama stok masih ada.',
      pay: 'Bayar sekarang',
    },
  },
);

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
  const note: readonly Block[] = order.note
    ? [
        { kind: 'heading', text: ORDER_TEXTS[context.language].note },
        { kind: 'quote', text: order.note },
      ]
    : [];
  return {
    subject: texts.subject(order.id),
    preheader: texts.preheader(context.formatMoney(order.totals.total)),
    title: texts.title(order.billing.firstName),
    blocks: [
      { kind: 'text', text: [texts.received, nextStep].filter(Boolean).join(' ') },
      ...pickupBlocks(order, context),
      ...progressBlocks(orderData, context),
      ...howToPay(orderData, context),
      ...orderFiles(orderData, context),
      orderFacts(order, context),
      ...orderContents(order, context),
      orderAddresses(order, context),
      ...note,
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
    ready: (total) => `${total} sudah kami terima. Tidak ada yang perlu dikirim.`,
    sentBefore: (total) => `${total} sudah kami terima. Pesanan Anda sudah lunas.`,
  },
);

/** How what was bought reaches its buyer. */
const wayOf = (order: Order): 'sent' | 'collect' | 'ready' => {
  if (!order.needsShipping) return 'ready';
  return isPickedUp(order) ? 'collect' : 'sent';
};

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
      { kind: 'text', text: texts[isSentUnpaid(order) ? 'sentBefore' : wayOf(order)](total) },
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

const ORDER_COMPLETED = bilingual(
  {
    sent: {
      subject: (number: number) => `Order ${number} is on its way`,
      preheader: (city: string) => `The parcel to ${city} has left our warehouse.`,
      title: 'Your order is on its way.',
      text: (city: string) =>
        `The parcel to ${city} has left our warehouse. Check the packs when they arrive, and write to us if anything is missing.`,
    },
    corrected: {
      subject: (number: number) => `Order ${number}: another parcel number`,
      preheader: () => 'The number we wrote before was wrong.',
      title: 'Your parcel has another number.',
      text: () =>
        'The parcel number in our email before was wrong. This is the right one; the order’s page shows it, too.',
    },
    collect: {
      subject: (number: number) => `Order ${number} has been collected`,
      preheader: () => 'Keep this email as your receipt.',
      title: 'You have collected your order.',
      text: () => 'Thank you for coming. Keep this email as your receipt, and write to us if anything is missing.',
    },
    files: {
      subject: (number: number) => `Order ${number} is ready`,
      preheader: () => 'The links are in this email.',
      title: 'Your order is ready.',
      text: () => 'Your downloads are ready. The links are also on the order page, which opens without a login.',
    },
    ready: {
      subject: (number: number) => `Order ${number} is complete`,
      preheader: () => 'Nothing has to be sent.',
      title: 'Your order is complete.',
      text: () =>
        'Nothing has to be sent. You find everything about the order on its page, which opens without a login.',
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
    corrected: {
      subject: (number) => `Pesanan ${number}: nomor resi yang benar`,
      preheader: () => 'Nomor resi di email sebelumnya keliru.',
      title: 'Nomor resi Anda kami betulkan.',
      text: () =>
        'Nomor resi di email kami sebelumnya keliru. Ini nomor yang benar; halaman pesanan juga menampilkannya.',
    },
    collect: {
      subject: (number) => `Pesanan ${number} sudah diambil`,
      preheader: () => 'Simpan email ini sebagai tanda terima.',
      title: 'Pesanan Anda sudah diambil.',
      text: () =>
        'Terima kasih sudah datang. Simpan email ini sebagai tanda terima, dan hubungi kami bila ada yang kurang.',
    },
    files: {
      subject: (number) => `Pesanan ${number} sudah siap`,
      preheader: () => 'Tautannya ada di email ini.',
      title: 'Pesanan Anda sudah siap.',
      text: () =>
        'Unduhan Anda sudah siap. Tautannya juga ada di halaman pesanan, yang bisa dibuka tanpa masuk ke akun.',
    },
    ready: {
      subject: (number) => `Pesanan ${number} selesai`,
      preheader: () => 'Tidak ada yang perlu dikirim.',
      title: 'Pesanan Anda selesai.',
      text: () =>
        'Tidak ada yang perlu dikirim. Semua rinciannya ada di halaman pesanan, yang bisa dibuka tanpa masuk ke akun.',
    },
  },
);

export const orderCompleted: EmailTemplate<'order-completed'> = ({ mail, orderData }, context) => {
  const { order } = orderData;
  const texts = ORDER_COMPLETED[context.language];
  const { city } = order.shipping;
  const files = orderFiles(orderData, context);
  const way = wayOf(order) === 'ready' && files.length > 0 ? 'files' : wayOf(order);
  const { subject, preheader, title, text } = texts[mail.isCorrection ? 'corrected' : way];
  return {
    subject: subject(order.id),
    preheader: preheader(city),
    title,
    blocks: [
      { kind: 'text', text: text(city) },
      ...shipmentBlocks(order, context),
      ...(mail.message ? [{ kind: 'quote', text: mail.message } as const] : []),
      ...progressBlocks(orderData, context),
      ...howToPay(orderData, context),
      ...files,
      orderButton(order, context),
      orderFacts(order, context),
      ...orderContents(order, context),
      orderAddresses(order, context),
    ],
    reason: ORDER_TEXTS[context.language].reason(order.id),
  };
};

const ORDER_READY = bilingual(
  {
    subject: (number: number) => `Order ${number} is ready to collect`,
    preheader: 'It is packed and waits for you.',
    title: 'Your order is ready to collect.',
    text: 'It is packed and waits for you at the address below. Please bring the order number, and check the packs before you leave.',
  },
  {
    subject: (number) => `Pesanan ${number} siap diambil`,
    preheader: 'Sudah dikemas dan menunggu Anda.',
    title: 'Pesanan Anda siap diambil.',
    text: 'Pesanan sudah dikemas dan menunggu Anda di alamat di bawah ini. Bawa nomor pesanannya, dan cek isinya sebelum pulang.',
  },
);

export const orderReady: EmailTemplate<'order-ready'> = ({ mail, orderData }, context) => {
  const { order } = orderData;
  const texts = ORDER_READY[context.language];
  return {
    subject: texts.subject(order.id),
    preheader: texts.preheader,
    title: texts.title,
    blocks: [
      { kind: 'text', text: texts.text },
      ...(mail.message ? [{ kind: 'quote', text: mail.message } as const] : []),
      ...progressBlocks(orderData, context),
      orderButton(order, context),
      orderFacts(order, context),
      ...orderContents(order, context),
      orderAddresses(order, context),
    ],
    reason: ORDER_TEXTS[context.language].reason(order.id),
  };
};
