import type { Language, Translated } from '#contract/languages.ts';

const TEXTS = {
  title: { id: 'Bayar dengan kartu uji', en: 'Pay with a test card' },
  banner: { id: 'Mode uji: tidak ada uang yang berpindah', en: 'Test mode: no money moves' },
  never: {
    id: 'Jangan masukkan nomor kartu asli di sini. Hanya kartu uji di bawah ini yang diterima.',
    en: 'Never type a real card number here. Only the test cards below are accepted.',
  },
  amount: { id: 'Jumlah', en: 'Amount' },
  number: { id: 'Nomor kartu', en: 'Card number' },
  expiry: { id: 'Berlaku hingga (BB/TT)', en: 'Expiry (MM/YY)' },
  cvc: { id: 'Kode CVC', en: 'CVC' },
  digits: { id: 'Hanya angka', en: 'Digits only' },
  pay: { id: 'Bayar', en: 'Pay' },
  back: { id: 'Kembali ke toko tanpa membayar', en: 'Back to the shop without paying' },
  cards: { id: 'Kartu uji', en: 'Test cards' },
  approved: { id: 'Berhasil', en: 'Approved' },
  requiresAuthentication: { id: 'Bank meminta konfirmasi (3-D Secure)', en: 'The bank asks first (3-D Secure)' },
  declined: { id: 'Ditolak', en: 'Declined' },
  insufficient: { id: 'Saldo tidak cukup', en: 'Not enough money' },
  wasDeclined: {
    id: 'Kartu ditolak. Tidak ada yang ditagih. Coba kartu lain.',
    en: 'The card was declined. Nothing was charged. Try another card.',
  },
  unknownCard: {
    id: 'Itu bukan kartu uji. Gunakan salah satu nomor di bawah ini.',
    en: 'That is not a test card. Use one of the numbers below.',
  },
  expired: { id: 'Tanggal berlaku sudah lewat atau tidak lengkap.', en: 'The expiry date is past or incomplete.' },
  wrongCvc: { id: 'Kode CVC terdiri dari 3 atau 4 angka.', en: 'The CVC has 3 or 4 digits.' },
  bankTitle: { id: 'Bank uji Anda bertanya', en: 'Your test bank asks' },
  bankQuestion: { id: 'Setujui pembayaran ini?', en: 'Do you approve this payment?' },
  approve: { id: 'Setujui', en: 'Approve' },
  refuse: { id: 'Tolak', en: 'Refuse' },
  gone: { id: 'Pembayaran ini tidak ada atau sudah selesai.', en: 'This payment does not exist, or is over.' },
} as const satisfies Record<string, Translated>;

export type TextName = keyof typeof TEXTS;
export type Translate = (name: TextName) => string;

export const textsIn =
  (language: Language): Translate =>
  (name) =>
    TEXTS[name][language];
