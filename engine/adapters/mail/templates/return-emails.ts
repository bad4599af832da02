import { fullName } from '#contract/geography/person-name.ts';
import type { Order } from '#engine/domain/orders/order.ts';
import type { ReturnAnswer, ReturnLine, ReturnReason } from '#engine/domain/returns/return.ts';
import type { Block } from '../layout/blocks.ts';
import { bilingual, type EmailTemplate } from '../layout/email-context.ts';
import { orderButton, orderFacts } from './order-blocks.ts';
import { ORDER_TEXTS } from './order-texts.ts';

interface AnswerTexts {
  readonly title: string;
  readonly text: string;
}

const ANSWERS_EN: Readonly<Record<ReturnAnswer, AnswerTexts>> = {
  approved: { title: 'We take it back.', text: 'Your return has been approved. What happens next:' },
  rejected: {
    title: 'We cannot take it back.',
    text: 'We have looked at your return and cannot accept it. Our reason:',
  },
  completed: { title: 'Your return is settled.', text: 'Your return is complete. What we have done:' },
};

const ANSWERS_ID: Readonly<Record<ReturnAnswer, AnswerTexts>> = {
  approved: { title: 'Retur Anda kami setujui.', text: 'Retur Anda sudah disetujui. Langkah berikutnya:' },
  rejected: {
    title: 'Retur Anda belum bisa kami terima.',
    text: 'Retur Anda sudah kami periksa dan tidak bisa kami terima. Alasannya:',
  },
  completed: { title: 'Retur Anda selesai.', text: 'Retur Anda sudah selesai. Yang sudah kami lakukan:' },
};

const REASONS_EN: Readonly<Record<ReturnReason, string>> = {
  damaged: 'Arrived damaged',
  'wrong-item': 'Wrong item',
  'not-arrived': 'Has not arrived',
  quality: 'Not as good as expected',
  'changed-mind': 'Changed their mind',
  other: 'Something else',
};

const REASONS_ID: Readonly<Record<ReturnReason, string>> = {
  damaged: 'Rusak saat tiba',
  'wrong-item': 'Barang tidak sesuai',
  'not-arrived': 'Belum sampai',
  quality: 'Mutu tidak sesuai harapan',
  'changed-mind': 'Berubah pikiran',
  other: 'Lainnya',
};

const TEXTS = bilingual(
  {
    subject: (number: number) => `Your return for order ${number}`,
    answers: ANSWERS_EN,
    seeOrder: 'You find its state on the page of your order.',
    about: 'About',
    request: {
      subject: (id: number, number: number) => `Return ${id} for order ${number}`,
      title: 'A buyer asks for a return.',
      preheader: 'Reason, products and what to do.',
      reason: 'This email goes to the shop.',
      cause: 'Reason',
      pictures: 'Pictures',
      tool: 'Command line',
    },
    reasons: REASONS_EN,
  },
  {
    subject: (number) => `Retur Anda untuk pesanan ${number}`,
    answers: ANSWERS_ID,
    seeOrder: 'Status retur tampil di halaman pesanan Anda.',
    about: 'Barang',
    request: {
      subject: (id, number) => `Retur ${id} untuk pesanan ${number}`,
      title: 'Pembeli mengajukan retur.',
      preheader: 'Alasan, barang, dan langkah berikutnya.',
      reason: 'Email ini dikirim ke toko.',
      cause: 'Alasan',
      pictures: 'Foto',
      tool: 'Baris perintah',
    },
    reasons: REASONS_ID,
  },
);

const returnedLines = ({ lines }: Order, returned: readonly ReturnLine[]): string =>
  returned
    .map(({ lineId, quantity }) => `${quantity} × ${lines.find(({ id }) => id === lineId)?.name ?? lineId}`)
    .join('\n');

export const returnAnswered: EmailTemplate<'return-answered'> = ({ mail, orderData: { order } }, context) => {
  const texts = TEXTS[context.language];
  const { title, text } = texts.answers[mail.answer];
  const message: readonly Block[] = mail.message
    ? [
        { kind: 'text', text },
        { kind: 'quote', text: mail.message },
      ]
    : [];
  return {
    subject: texts.subject(order.id),
    preheader: title,
    title,
    blocks: [
      ...message,
      { kind: 'facts', rows: [[texts.about, returnedLines(order, mail.lines)]] },
      orderFacts(order, context),
      { kind: 'text', text: texts.seeOrder },
      orderButton(order, context),
    ],
    reason: ORDER_TEXTS[context.language].reason(order.id),
  };
};

export const returnRequested: EmailTemplate<'return-requested'> = ({ mail, orderData: { order } }, context) => {
  const { request: texts, reasons, about } = TEXTS[context.language];
  const { email } = order.billing;
  const pictures: readonly (readonly [string, string])[] =
    mail.pictures > 0 ? [[texts.pictures, `npm run shop -- returns show ${mail.returnId} --pictures .`]] : [];
  return {
    subject: texts.subject(mail.returnId, order.id),
    preheader: texts.preheader,
    title: texts.title,
    blocks: [
      { kind: 'quote', text: mail.text },
      orderFacts(order, context),
      {
        kind: 'facts',
        rows: [
          [texts.cause, reasons[mail.reason]],
          [about, returnedLines(order, mail.lines)],
          [texts.tool, `npm run shop -- returns show ${mail.returnId}`],
          ...pictures,
        ],
      },
    ],
    reason: texts.reason,
    isForShop: true,
    replyTo: { name: fullName(order.billing) || email, address: email },
  };
};
