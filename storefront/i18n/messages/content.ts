import { SITE } from '#contract/site.ts';
import { bilingual } from '../bilingual.ts';

/** Pages of text: articles, questions, terms. */
export const CONTENT = bilingual(
  {
    onThisPage: 'On this page',
    updated: 'Last updated',
    faqTitle: 'Questions and answers',
    faqDescription: 'Answers about our products, orders, delivery, payment, returns and accounts.',
    searchQuestions: 'Search questions',
    searchHint: 'Try “additive”, “delivery” or “return”',
    search: 'Search',
    found: (count: number) => (count === 1 ? '1 answer' : `${count} answers`),
    noneFound: (words: string) => `No answer mentions “${words}”.`,
    noneFoundHelp: 'Try another word, or ask us: we answer within one working day.',
    allQuestions: 'Show all questions',
    linkToQuestion: 'Link to this answer',
    stillOpen: 'Still looking?',
    stillOpenText: 'Tell us the make, the year and the mileage. We help you choose.',
    chat: 'Chat on WhatsApp',
    chatText: `Hello ${SITE.siteName}, I have a question.`,
    sendMessage: 'Send a message',
  },
  {
    onThisPage: 'Di halaman ini',
    updated: 'Terakhir diperbarui',
    faqTitle: 'Tanya jawab',
    faqDescription: 'Jawaban seputar produk kami, pemesanan, pengiriman, pembayaran, pengembalian, dan akun.',
    searchQuestions: 'Cari pertanyaan',
    searchHint: 'Coba “aditif”, “ongkir”, atau “retur”',
    search: 'Cari',
    found: (count) => `${count} jawaban`,
    noneFound: (words) => `Tidak ada jawaban yang menyebut “${words}”.`,
    noneFoundHelp: 'Coba kata lain, atau tanyakan kepada kami: dijawab dalam satu hari kerja.',
    allQuestions: 'Tampilkan semua pertanyaan',
    linkToQuestion: 'Tautan ke jawaban ini',
    stillOpen: 'Belum ketemu jawabannya?',
    stillOpenText: 'Sebutkan merek, tahun, dan kilometer. Kami bantu pilihkan.',
    chat: 'Chat lewat WhatsApp',
    chatText: `Halo ${SITE.siteName}, saya ingin bertanya.`,
    sendMessage: 'Kirim pesan',
  },
);
