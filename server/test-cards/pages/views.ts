import { createHash } from 'node:crypto';
import type { Language } from '#contract/languages.ts';
import { SITE } from '#contract/site.ts';
import { type TextName, type Translate, textsIn } from './texts.ts';

interface CardPage {
  readonly language: Language;
  /** With its currency, as the shopper reads it. */
  readonly amount: string;
  readonly returnUrl: string;
  readonly problem: TextName | null;
}

const LISTED_CARDS: readonly (readonly [number: string, outcome: TextName])[] = [
  ['4242 4242 4242 4242', 'approved'],
  ['4000 0025 0000 3155', 'requiresAuthentication'],
  ['4000 0000 0000 0002', 'declined'],
  ['4000 0000 0000 9995', 'insufficient'],
];

/** The form posts to its own address. */
export function cardPage({ language, amount, returnUrl, problem }: CardPage): string {
  const text = textsIn(language);
  const field = (name: 'number' | 'expiry' | 'cvc', value: string): Html => html`<label>${text(name)}
    <input name="${name}" value="${value}" inputmode="numeric" autocomplete="off" required maxlength="23"></label>`;
  const content = html`<h1>${text('title')}</h1>
<p class="sum"><span>${text('amount')}</span><span>${amount}</span></p>
<form method="post">
${problem ? html`<p class="problem" role="alert">${text(problem)}</p>` : ''}
${field('number', LISTED_CARDS[0]?.[0] ?? '')}
<div class="pair">${field('expiry', '12/34')}${field('cvc', '123')}</div>
<button>${text('pay')} ${amount}</button>
</form>
<h2>${text('cards')}</h2><p>${text('never')}</p>
<table>${LISTED_CARDS.map(([number, outcome]) => html`<tr><td>${number}</td><td>${text(outcome)}</td></tr>`)}</table>
<a class="back" href="${returnUrl}">${text('back')}</a>`;
  return page({ language, title: text('title'), text, content });
}

export function bankPage({ language, amount }: Pick<CardPage, 'language' | 'amount'>): string {
  const text = textsIn(language);
  const content = html`<h1>${text('bankTitle')}</h1>
<p class="sum"><span>${text('amount')}</span><span>${amount}</span></p>
<form method="post"><p>${text('bankQuestion')}</p>
<div class="pair"><button name="answer" value="yes">${text('approve')}</button>
<button class="quiet" name="answer" value="no">${text('refuse')}</button></div></form>`;
  return page({ language, title: text('bankTitle'), text, content });
}

export function gonePage(language: Language): string {
  const text = textsIn(language);
  return page({ language, title: text('title'), text, content: html`<h1>${text('gone')}</h1>` });
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

interface Html {
  readonly html: string;
}

/** Escapes every value that was not made by this function. */
const html = (parts: TemplateStringsArray, ...values: readonly (string | Html | readonly Html[])[]): Html => ({
  html: parts.reduce((page, part, index) => page + markup(values[index - 1] ?? '') + part),
});

const markup = (value: string | Html | readonly Html[]): string => {
  if (typeof value === 'string') return value.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
  return 'html' in value ? value.html : value.map((item) => item.html).join('');
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

/** The pages load nothing, and their forms go to this shop only. */
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
  readonly text: Translate;
  readonly content: Html;
}

const page = ({ language, title, text, content }: Page): string =>
  html`<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${title} | ${SITE.siteName}</title><style>${{ html: STYLE }}</style></head>
<body><p class="banner" role="note">${text('banner')}</p><main><p class="shop">${SITE.siteName}</p>${content}</main></body>
</html>`.html;
