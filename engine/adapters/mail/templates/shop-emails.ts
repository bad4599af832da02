import { bilingual, type EmailTemplate } from '../layout/email-context.ts';

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
