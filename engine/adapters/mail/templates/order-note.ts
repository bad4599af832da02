import { bilingual, type EmailTemplate } from '../layout/email-context.ts';
import { orderButton, orderContents, orderFacts } from './order-blocks.ts';
import { ORDER_TEXTS } from './order-texts.ts';

const TEXTS = bilingual(
  {
    subject: (number: number) => `About your order ${number}`,
    title: 'We are writing about your order.',
    answer: 'Just reply to this email if you have a question. Our words are also on the page of your order.',
  },
  {
    subject: (number) => `Tentang pesanan Anda ${number}`,
    title: 'Ada kabar tentang pesanan Anda.',
    answer: 'Balas saja email ini kalau ada pertanyaan. Pesan ini juga tampil di halaman pesanan Anda.',
  },
);

export const orderNote: EmailTemplate<'order-note'> = ({ mail, orderData: { order } }, context) => {
  const { subject, title, answer } = TEXTS[context.language];
  return {
    subject: subject(order.id),
    preheader: mail.message,
    title,
    blocks: [
      { kind: 'quote', text: mail.message },
      { kind: 'text', text: answer },
      orderButton(order, context),
      orderFacts(order, context),
      ...orderContents(order, context),
    ],
    reason: ORDER_TEXTS[context.language].reason(order.id),
  };
};
