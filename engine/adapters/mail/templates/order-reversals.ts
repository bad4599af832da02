import { PATHS } from '#contract/paths.ts';
import { CREDIT_DAYS } from '#engine/domain/promotions/gift-card.ts';
import { bilingual, type EmailContext, type EmailTemplate, type TemplateData } from '../layout/email-context.ts';
import { orderButton, orderContents, orderFacts } from './order-blocks.ts';
import { ORDER_TEXTS } from './order-texts.ts';

const ORDER_CANCELLED = bilingual(
  {
    subject: (number: number) => `Order ${number} has been cancelled`,
    title: 'Your order has been cancelled.',
    preheader: {
      unpaid: 'No payment arrived in time.',
      shop: 'What was in it, and what you can do.',
      buyer: 'As you asked.',
    },
    text: {
      unpaid:
        'No payment arrived in time, so we have cancelled the order. Nothing will be charged. If you have paid already, write to us with the order number.',
      buyer:
        'We have cancelled the order, as you asked. Nothing will be charged for it. If this was not you, write to us with the order number.',
      shop: 'We have cancelled this order, and nothing will be charged for it. If you have paid already, or this comes as a surprise, write to us with the order number.',
    },
    toGiftCards: (amount: string) => `The ${amount} that you paid with a gift card is back on it.`,
    again: 'Order again',
  },
  {
    subject: (number) => `Pesanan ${number} dibatalkan`,
    title: 'Pesanan Anda dibatalkan.',
    preheader: {
      unpaid: 'Pembayaran tidak masuk tepat waktu.',
      shop: 'Isi pesanan dan langkah Anda berikutnya.',
      buyer: 'Sesuai permintaan Anda.',
    },
    text: {
      unpaid:
        'Pembayaran tidak masuk tepat waktu, jadi pesanan kami batalkan. Tidak ada yang ditagih. Jika Anda sudah membayar, hubungi kami dengan nomor pesanan ini.',
      buyer:
        'Pesanan sudah kami batalkan sesuai permintaan Anda, dan tidak ada yang ditagih. Jika bukan Anda yang membatalkan, hubungi kami dengan nomor pesanan ini.',
      shop: 'Pesanan ini kami batalkan dan tidak ada yang ditagih. Jika Anda sudah membayar, atau tidak merasa meminta pembatalan, hubungi kami dengan nomor pesanan ini.',
    },
    toGiftCards: (amount) => `${amount} yang Anda bayar dengan kartu hadiah sudah kembali ke kartunya.`,
    again: 'Pesan lagi',
  },
);

export const orderCancelled: EmailTemplate<'order-cancelled'> = ({ mail, orderData: { order } }, context) => {
  const texts = ORDER_CANCELLED[context.language];
  const credit = mail.toGiftCards ? [texts.toGiftCards(context.formatMoney(mail.toGiftCards))] : [];
  return {
    subject: texts.subject(order.id),
    preheader: texts.preheader[mail.reason],
    title: texts.title,
    blocks: [
      { kind: 'text', text: [texts.text[mail.reason], ...credit].join(' ') },
      orderFacts(order, context),
      ...orderContents(order, context),
      { kind: 'button', label: texts.again, url: context.urlOf(PATHS.products) },
    ],
    reason: ORDER_TEXTS[context.language].reason(order.id),
  };
};

const ORDER_REFUNDED = bilingual(
  {
    subject: (amount: string, number: number) => `${amount} of order ${number} has been refunded`,
    preheader: {
      money: 'Your bank may take up to ten working days.',
      transferred: 'It was sent to your bank account.',
      giftCards: 'It can be spent again at once.',
    },
    title: {
      money: 'Your money is on its way back.',
      transferred: 'We have transferred your money.',
      giftCards: 'Your refund is on your gift card.',
    },
    whole: (amount: string) => `We have refunded the whole order: ${amount}.`,
    part: (amount: string) => `We have refunded a part of the order: ${amount}.`,
    rest: (amount: string, all: string) =>
      `We have refunded the rest of the order: ${amount}. With what we refunded before, that is ${all}.`,
    all: 'It',
    byGateway: (what: string) =>
      `${what} goes back the way you paid. Depending on your bank this takes up to ten working days.`,
    byTransfer: (what: string) =>
      `${what} will be transferred to your bank account. Please answer this email with bank, account number and holder, if we do not have them yet.`,
    transferred: (what: string) =>
      `${what} has been transferred to your bank account, because it could not go back the way you paid.`,
    toGiftCards: (what: string) =>
      `${what} is back on the gift card you paid with, and can be spent for at least ${CREDIT_DAYS} days.`,
    amount: 'Refunded',
    payment: 'Paid by',
    number: 'Order number',
  },
  {
    subject: (amount, number) => `${amount} dari pesanan ${number} sudah dikembalikan`,
    preheader: {
      money: 'Proses di bank bisa sampai sepuluh hari kerja.',
      transferred: 'Ditransfer ke rekening bank Anda.',
      giftCards: 'Saldonya langsung bisa dipakai lagi.',
    },
    title: {
      money: 'Dana Anda kami kembalikan.',
      transferred: 'Dana Anda sudah kami transfer.',
      giftCards: 'Dana Anda kembali ke kartu hadiah.',
    },
    whole: (amount) => `Seluruh pembayaran pesanan sudah kami kembalikan: ${amount}.`,
    part: (amount) => `Sebagian pembayaran pesanan sudah kami kembalikan: ${amount}.`,
    rest: (amount, all) =>
      `Sisa pembayaran pesanan sudah kami kembalikan: ${amount}. Bersama pengembalian sebelumnya jumlahnya ${all}.`,
    all: 'Dana',
    byGateway: (what) =>
      `${what} kembali lewat metode pembayaran yang Anda pakai. Tergantung bank Anda, prosesnya bisa sampai sepuluh hari kerja.`,
    byTransfer: (what) =>
      `${what} kami transfer ke rekening Anda. Balas email ini dengan nama bank, nomor rekening, dan nama pemiliknya bila belum kami terima.`,
    transferred: (what) =>
      `${what} sudah kami transfer ke rekening Anda karena tidak bisa kembali lewat metode pembayaran yang Anda pakai.`,
    toGiftCards: (what) =>
      `${what} sudah kembali ke kartu hadiah yang Anda pakai membayar, dan bisa dibelanjakan paling sedikit ${CREDIT_DAYS} hari lagi.`,
    amount: 'Dikembalikan',
    payment: 'Dibayar lewat',
    number: 'Nomor pesanan',
  },
);

type RefundData = TemplateData<'order-refunded'>;

/** How much was refunded, and how it comes back. */
function refundText(
  { refunded, byTransfer = 0, transferred = 0, toGiftCards = 0, earlier = 0, isWhole }: RefundData['mail'],
  context: EmailContext,
) {
  const texts = ORDER_REFUNDED[context.language];
  const total = refunded + toGiftCards;
  const amount = context.formatMoney(total);
  const whole = earlier > 0 ? texts.rest(amount, context.formatMoney(earlier + total)) : texts.whole(amount);
  const ways = [
    [texts.byGateway, refunded - byTransfer - transferred],
    [texts.byTransfer, byTransfer],
    [texts.transferred, transferred],
    [texts.toGiftCards, toGiftCards],
  ] as const;
  return [
    isWhole ? whole : texts.part(amount),
    ...ways
      .filter(([, part]) => part > 0)
      .map(([say, part]) => say(part === total ? texts.all : context.formatMoney(part))),
  ].join(' ');
}

/** What the email says at its head. */
function wayOf({ refunded, transferred = 0 }: RefundData['mail']): 'money' | 'transferred' | 'giftCards' {
  if (refunded === 0) return 'giftCards';
  return transferred > 0 ? 'transferred' : 'money';
}

export const orderRefunded: EmailTemplate<'order-refunded'> = ({ mail, orderData: { order } }, context) => {
  const texts = ORDER_REFUNDED[context.language];
  const amount = context.formatMoney(mail.refunded + (mail.toGiftCards ?? 0));
  const kind = wayOf(mail);
  return {
    subject: texts.subject(amount, order.id),
    preheader: texts.preheader[kind],
    title: texts.title[kind],
    blocks: [
      { kind: 'text', text: refundText(mail, context) },
      ...(mail.reason ? [{ kind: 'quote', text: mail.reason } as const] : []),
      {
        kind: 'facts',
        rows: [
          [texts.number, String(order.id)],
          [texts.amount, amount],
          ...(order.paymentMethodTitle ? [[texts.payment, order.paymentMethodTitle] as const] : []),
        ],
      },
      ...orderContents(order, context),
      orderButton(order, context),
    ],
    reason: ORDER_TEXTS[context.language].reason(order.id),
  };
};

const REFUND_RETURNED = bilingual(
  {
    subject: (number: number) => `Your refund for order ${number} did not reach you`,
    preheader: 'Please tell us a bank account.',
    title: 'Your refund has come back to us.',
    text: (amount: string) =>
      `Your bank has rejected the refund of ${amount}. Please answer this email with bank, account number and holder; we transfer the money there.`,
  },
  {
    subject: (number) => `Dana pesanan ${number} belum sampai ke Anda`,
    preheader: 'Mohon beri tahu kami nomor rekening Anda.',
    title: 'Pengembalian dana Anda ditolak bank.',
    text: (amount) =>
      `Bank Anda menolak pengembalian dana ${amount}. Balas email ini dengan nama bank, nomor rekening, dan nama pemiliknya; dananya kami transfer ke sana.`,
  },
);

export const refundReturned: EmailTemplate<'refund-returned'> = ({ mail, orderData: { order } }, context) => {
  const texts = REFUND_RETURNED[context.language];
  return {
    subject: texts.subject(order.id),
    preheader: texts.preheader,
    title: texts.title,
    blocks: [
      { kind: 'text', text: texts.text(context.formatMoney(mail.amount)) },
      orderFacts(order, context),
      ...orderContents(order, context),
      orderButton(order, context),
    ],
    reason: ORDER_TEXTS[context.language].reason(order.id),
  };
};
