import { productPath } from '#contract/paths.ts';
import { bilingual, type EmailTemplate } from '../layout/email-context.ts';
import { orderFacts } from './order-blocks.ts';
import { ORDER_TEXTS } from './order-texts.ts';

const TEXTS = bilingual(
  {
    subject: (number: number) => `How was order ${number}?`,
    preheader: 'A few words help the next driver choose.',
    title: 'How did it work?',
    text: 'You have had your order for some days now. A few words about it help the next driver choose, good or bad.',
    write: 'Write a review',
    once: 'We ask only once for each order. You do not have to answer.',
  },
  {
    subject: (number) => `Bagaimana pesanan ${number}?`,
    preheader: 'Beberapa kata dari Anda membantu pengendara lain memilih.',
    title: 'Bagaimana hasilnya?',
    text: 'Pesanan Anda sudah beberapa hari di tangan. Ceritakan pengalaman Anda, baik atau buruk: itu membantu pengendara lain memilih.',
    write: 'Tulis ulasan',
    once: 'Kami hanya bertanya sekali untuk setiap pesanan. Anda tidak wajib menjawab.',
  },
);

export const reviewRequest: EmailTemplate<'review-request'> = ({ mail, orderData: { order } }, context) => {
  const texts = TEXTS[context.language];
  return {
    subject: texts.subject(order.id),
    preheader: texts.preheader,
    title: texts.title,
    blocks: [
      { kind: 'text', text: texts.text },
      {
        kind: 'links',
        links: mail.products.map(({ name, slug }) => ({
          label: name,
          url: context.urlOf(`${productPath(slug)}#reviews`),
          note: texts.write,
        })),
      },
      orderFacts(order, context),
      { kind: 'small', text: texts.once },
    ],
    reason: ORDER_TEXTS[context.language].reason(order.id),
  };
};
