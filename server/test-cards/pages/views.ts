import { createHash } from 'node:crypto';
import type { Language } from '#contract/languages.ts';
import { SITE } from '#contract/site.ts';

interface CardPage {
  readonly language: Language;
  /** With its currency, as the shopper reads it. */
  readonly amount: string;
  readonly returnUrl: string;
  readonly problem: TextName | null;
}

const SHOWN: readonly (readonly [number: string, outcome: TextName])[] = [
  ['4242 4242 4242 4242', 'approved'],
  ['4000 0025 0000 3155', 'asks'],
  ['4000 0000 0000 0002', 'declined'],
  ['4000 0000 0000 9995', 'insufficient'],
];

/** The form posts to its own address. */
export function cardPage({ language, amount, returnUrl, problem }: CardPage): string {
  const say = textsIn(language);
  const field = (name: 'number' | 'expiry' | 'cvc', value: string): Html => html`<label>${say(name)}
    <input name="${name}" value="${value}" inputmode="numeric" autocomplete="off" required maxlength="23"></label>`;
  const content = html`<h1>${say('title')}</h1>
<p class="sum"><span>${say('amount')}</span><span>${amount}</span></p>
<form method="post">
${problem ? html`<p class="problem" role="alert">${say(problem)}</p>` : ''}
${field('number', SHOWN[0]?.[0] ?? '')}
<div class="pair">${field('expiry', '12/34')}${field('cvc', '123')}</div>
<button>${say('pay')} ${amount}</button>
</form>
<h2>${say('cards')}</h2><p>${say('never')}</p>
<table>${SHOWN.map(([number, outcome]) => html`<tr><td>${number}</td><td>${say(outcome)}</td></tr>`)}</table>
<a class="back" href="${returnUrl}">${say('back')}</a>`;
  return page({ language, title: say('title'), say, content });
}

export function bankPage({ language, amount }: Pick<CardPage, 'language' | 'amount'>): string {
  const say = textsIn(language);
  const content = html`<h1>${say('bankTitle')}</h1>
<p class="sum"><span>${say('amount')}</span><span>${amount}</span></p>
<form method="post"><p>${say('bankQuestion')}</p>
<div class="pair"><button name="answer" value="yes">${say('approve')}</button>
<button class="quiet" name="answer" value="no">${say('refuse')}</button></div></form>`;
  return page({ language, title: say('bankTitle'), say, content });
}

export function gonePage(language: Language): string {
  const say = textsIn(language);
  return page({ language, title: say('title'), say, content: html`<h1>${say('gone')}</h1>` });
}

const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

export interface Html {
  readonly html: string;
}

/** Text stays text; only what was made here is markup. */
export const html = (parts: TemplateStringsArray, ...values: readonly (string | Html | readonly Html[])[]): Html => ({
  html: parts.reduce((page, part, place) => page + markup(values[place - 1] ?? '') + part),
});

const markup = (value: string | Html | readonly Html[]): string => {
  if (typeof value === 'string') return value.replace(/[&<>"']/g, (sign) => SIGNS[sign] ?? sign);
  return 'html' in value ? value.html : value.map((one) => one.html).join('');
};

const STYLE = `
*{box-sizing:border-box}body{margin:0;background:#f4f2ee;color:#1c1b1a;font:1rem/1.5 system-ui,sans-serif}
.banner{margin:0;background:#f6c945;color:#1c1b1a;padding:.75rem 1rem;text-align:center;font-weight:700}
main{max-width:30rem;margin:0 auto;padding:1.5rem 1rem 3rem}h1{font-size:1.5rem;line-height:1.2;margin:.5rem 0}
.shop{font-weight:700;margin:0}.sum{display:flex;justify-content:space-between;gap:1rem;margin:1rem 0;font-size:1.25rem;font-weight:700}
form{background:#fff;border:1px solid #d8d4cc;border-radius:.75rem;padding:1rem;display:grid;gap:1rem}
.pair{display:grid;grid-template-columns:1fr 1fr;gap:1rem;align-items:end}label{display:grid;gap:.25rem;font-weight:600}
input{font:inherit;width:100%;min-height:3rem;padding:.5rem .75rem;border:1px solid #6f6a62;border-radius:.5rem;background:#fff;color:inherit}
button{font:inherit;font-weight:700;min-height:3rem;border:0;border-radius:.5rem;background:#b3121d;color:#fff;cursor:pointer}
button.quiet{background:#fff;color:#1c1b1a;border:1px solid #6f6a62}
:focus-visible{outline:3px solid #1a5fb4;outline-offset:2px}.problem{background:#fdecec;border:1px solid #b3121d;border-radius:.5rem;padding:.75rem;margin:0}
table{width:100%;border-collapse:collapse;margin-top:.5rem}td{padding:.5rem 0;border-top:1px solid #d8d4cc;vertical-align:top}
td:first-child{font-variant-numeric:tabular-nums;white-space:nowrap;padding-right:1rem}h2{font-size:1.125rem;margin:1.5rem 0 0}
a{color:#8c0e17}.back{display:inline-block;margin-top:1.5rem;padding:.75rem 0}
`;

/** Nothing is loaded from anywhere; forms go to this shop alone. */
export const CONTENT_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

interface Page {
  readonly language: Language;
  readonly title: string;
  readonly say: Say;
  readonly content: Html;
}

export const page = ({ language, title, say, content }: Page): string =>
  html`<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${title} | ${SITE.siteName}</title><style>${{ html: STYLE }}</style></head>
<body><p class="banner" role="note">${say('banner')}</p><main><p class="shop">${SITE.siteName}</p>${content}</main></body>
</html>`.html;

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
  pay: { id: 'Bayar', en: 'Pay' },
  back: { id: 'Kembali ke toko tanpa membayar', en: 'Back to the shop without paying' },
  cards: { id: 'Kartu uji', en: 'Test cards' },
  approved: { id: 'Berhasil', en: 'Approved' },
  asks: { id: 'Bank meminta konfirmasi (3-D Secure)', en: 'The bank asks first (3-D Secure)' },
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
} as const satisfies Record<string, Readonly<Record<Language, string>>>;

export type TextName = keyof typeof TEXTS;
export type Say = (name: TextName) => string;

export const textsIn =
  (language: Language): Say =>
  (name) =>
    TEXTS[name][language];
