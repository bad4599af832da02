import type { OrderEmailData } from '#engine/usecases/ports/mail.ts';
import { bilingual, type EmailTemplate } from '../layout/email-context.ts';
import {
  howToPay,
  orderAddresses,
  orderButton,
  orderContents,
  orderFacts,
  orderFiles,
  progressBlocks,
  shipmentBlocks,
  wayOf,
} from './order-blocks.ts';
import { ORDER_TEXTS } from './order-texts.ts';

const ORDER_COMPLETED = bilingual(
  {
    cash: (total: string) => `Please have ${total} ready for the courier, if you can in the exact amount.`,
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
    cash: (total) => `Mohon siapkan uang ${total} untuk kurir, sebaiknya uang pas.`,
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

/** The shop counts it as paid when the parcel leaves. Its buyer pays when it arrives. */
const isPaidToCourier = ({ order, payment }: OrderEmailData): boolean =>
  payment.kind === 'pay-on-delivery' &&
  wayOf(order) === 'sent' &&
  order.paidAt?.getTime() === order.completedAt?.getTime();

export const orderCompleted: EmailTemplate<'order-completed'> = ({ mail, orderData }, context) => {
  const { order } = orderData;
  const texts = ORDER_COMPLETED[context.language];
  const { city } = order.shipping;
  const files = orderFiles(orderData, context);
  const way = wayOf(order) === 'ready' && files.length > 0 ? 'files' : wayOf(order);
  const { subject, preheader, title, text } = texts[mail.isCorrection ? 'corrected' : way];
  const cash = isPaidToCourier(orderData) ? texts.cash(context.formatMoney(order.totals.total)) : '';
  return {
    subject: subject(order.id),
    preheader: preheader(city),
    title,
    blocks: [
      { kind: 'text', text: [text(city), cash].filter(Boolean).join(' ') },
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
