import type { Language } from '#contract/languages.ts';
import { SITE } from '#contract/site.ts';
import { escapeHtml } from '#engine/domain/text/escape-html.ts';
import { SCRIPT, STYLE, WORDMARK } from './look.ts';
import { type TextName, type Translate, textsIn } from './texts.ts';

/** A field of the card form. */
export type CardField = 'number' | 'expiry' | 'cvc';

interface CardPage {
  readonly language: Language;
  /** With its currency, as the shopper reads it. */
  readonly amount: string;
  readonly returnUrl: string;
  /** Null for a problem of the card as a whole. */
  readonly field: CardField | null;
  readonly problem: TextName | null;
  /** What was entered; null for a form that was not sent yet. */
  readonly typed: Readonly<Record<CardField, string>> | null;
}

const EXAMPLE = { number: '4242 4242 4242 4242', expiry: '12/34', cvc: '123' } as const;
/** Digits, with blanks and slashes between them. */
const PATTERNS = { number: '[0-9 ]*', expiry: '[0-9 \\/]*', cvc: '[0-9]*' } as const;
const LENGTHS = { number: '23', expiry: '7', cvc: '4' } as const;

const LISTED_CARDS: readonly (readonly [number: string, outcome: TextName])[] = [
  ['4242 4242 4242 4242', 'approved'],
  ['4000 0025 0000 3155', 'requiresAuthentication'],
  ['4000 0000 0000 0002', 'declined'],
  ['4000 0000 0000 9995', 'insufficient'],
];

/** The form posts to its own address. */
export function cardPage({ language, amount, returnUrl, field: wrong, problem, typed }: CardPage): string {
  const text = textsIn(language);
  const field = (name: CardField): Html => {
    const error = wrong === name && problem ? text(problem) : null;
    return html`<div><label for="${name}">${text(name)}</label>
    <input id="${name}" name="${name}" value="${(typed ?? EXAMPLE)[name]}" inputmode="numeric" pattern="${PATTERNS[name]}" title="${text('digits')}" autocomplete="off" required maxlength="${LENGTHS[name]}"${
      error ? html` aria-invalid="true" aria-describedby="${name}-error" autofocus` : ''
    }>${error ? html`<p class="error" id="${name}-error">${error}</p>` : ''}</div>`;
  };
  const content = html`<h1>${text('title')}</h1>
<p class="sum"><span>${text('amount')}</span><b>${amount}</b></p>
<form method="post">
${problem && !wrong ? html`<p class="problem" role="alert">${text(problem)}</p>` : ''}
${field('number')}
<div class="pair">${field('expiry')}${field('cvc')}</div>
<button>${text('pay')} ${amount}</button>
</form>
<h2>${text('cards')}</h2><p class="note">${text('never')}</p>
<table>${LISTED_CARDS.map(([number, outcome]) => html`<tr><td>${number}</td><td>${text(outcome)}</td></tr>`)}</table>
<a class="back" href="${returnUrl}">${text('back')}</a>
${{ html: `<script>${SCRIPT}</script>` }}`;
  return page({ language, title: text('title'), text, content });
}

export function bankPage({ language, amount }: Pick<CardPage, 'language' | 'amount'>): string {
  const text = textsIn(language);
  const content = html`<h1>${text('bankTitle')}</h1>
<p class="sum"><span>${text('amount')}</span><b>${amount}</b></p>
<form method="post"><p class="note">${text('bankQuestion')}</p>
<div class="pair"><button name="answer" value="yes">${text('approve')}</button>
<button class="quiet" name="answer" value="no">${text('refuse')}</button></div></form>`;
  return page({ language, title: text('bankTitle'), text, content });
}

export function gonePage(language: Language): string {
  const text = textsIn(language);
  return page({ language, title: text('title'), text, content: html`<h1>${text('gone')}</h1>` });
}

interface Html {
  readonly html: string;
}

/** Escapes every value that was not made by this function. */
const html = (parts: TemplateStringsArray, ...values: readonly (string | Html | readonly Html[])[]): Html => ({
  html: parts.reduce((page, part, index) => page + markup(values[index - 1] ?? '') + part),
});

const markup = (value: string | Html | readonly Html[]): string => {
  if (typeof value === 'string') return escapeHtml(value);
  return 'html' in value ? value.html : value.map((item) => item.html).join('');
};

/** Beside the wordmark. */
/** Beside the wordmark stands the country; a brand without one has its name written. */
const WRITTEN = (SITE.hasWordmark ? SITE.siteName.split(' ').at(-1) : SITE.siteName) ?? '';

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
<body><p class="banner" role="note">${text('banner')}</p>
<header><div class="shop" role="img" aria-label="${SITE.siteName}">${{ html: SITE.hasWordmark ? WORDMARK : '' }}<span aria-hidden="true">${WRITTEN}</span></div></header>
<main>${content}</main></body>
</html>`.html;
