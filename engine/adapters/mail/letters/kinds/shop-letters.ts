import { bilingual } from '../bilingual.ts';
import type { Compose } from './letter-kind.ts';

const WORDS = bilingual(
  {
    reason: 'This e-mail goes to the shop.',
    name: 'Name',
    email: 'E-mail',
    phone: 'Phone',
    sku: 'SKU',
    product: 'Product',
    rating: 'Rating',
    tool: 'Command line',
    contact: {
      subject: (name: string) => `Message from ${name}`,
      title: 'A message from the contact form.',
      answer: 'Answer this e-mail: it goes straight to the sender.',
    },
    low: {
      subject: (name: string, left: number) => (left > 0 ? `Only ${left} left: ${name}` : `Out of stock: ${name}`),
      preheader: 'Order more before it runs out.',
      title: (left: number): string => (left > 0 ? 'A product runs low.' : 'A product has run out.'),
      left: 'Pieces left',
    },
    review: {
      subject: (product: string) => `A review waits: ${product}`,
      preheader: (author: string, rating: number) => `${author}: ${rating} of 5`,
      title: 'A review waits for you.',
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
    rating: 'Nilai',
    tool: 'Baris perintah',
    contact: {
      subject: (name) => `Pesan dari ${name}`,
      title: 'Pesan dari formulir kontak.',
      answer: 'Balas email ini: jawaban langsung sampai ke pengirim.',
    },
    low: {
      subject: (name, left) => (left > 0 ? `Sisa ${left}: ${name}` : `Stok habis: ${name}`),
      preheader: 'Pesan lagi sebelum habis.',
      title: (left) => (left > 0 ? 'Stok produk menipis.' : 'Stok produk habis.'),
      left: 'Sisa stok',
    },
    review: {
      subject: (product) => `Ulasan menunggu: ${product}`,
      preheader: (author, rating) => `${author}: ${rating} dari 5`,
      title: 'Ada ulasan yang menunggu.',
      text: 'Ulasan tampil setelah Anda setujui.',
      from: 'Dari',
      stars: (rating) => `${rating} dari 5`,
    },
  },
);

const PREVIEW_LENGTH = 90;

export const contact: Compose<'contact'> = ({ mail }, pen) => {
  const { contact: said, ...words } = WORDS[pen.language];
  const { name, email, phone, message } = mail;
  return {
    subject: said.subject(name),
    preheader: message.slice(0, PREVIEW_LENGTH),
    title: said.title,
    blocks: [
      { kind: 'quote', text: message },
      {
        kind: 'facts',
        rows: [
          [words.name, name],
          [words.email, email],
          [words.phone, phone],
        ],
      },
      { kind: 'small', text: said.answer },
    ],
    reason: words.reason,
    isForShop: true,
    replyTo: { name, address: email },
  };
};

export const lowStock: Compose<'low-stock'> = ({ mail }, pen) => {
  const { low, ...words } = WORDS[pen.language];
  return {
    subject: low.subject(mail.name, mail.left),
    preheader: low.preheader,
    title: low.title(mail.left),
    blocks: [
      {
        kind: 'facts',
        rows: [
          [words.product, mail.name],
          ...(mail.sku ? [[words.sku, mail.sku] as const] : []),
          [low.left, String(mail.left)],
        ],
      },
    ],
    reason: words.reason,
    isForShop: true,
  };
};

export const reviewWaiting: Compose<'review-waiting'> = ({ mail }, pen) => {
  const { review, ...words } = WORDS[pen.language];
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
          [words.product, mail.product],
          [review.from, mail.author],
          [words.rating, review.stars(mail.rating)],
          [words.tool, `npm run shop -- reviews approve ${mail.reviewId}`],
        ],
      },
    ],
    reason: words.reason,
    isForShop: true,
  };
};
