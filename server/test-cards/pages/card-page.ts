import type { Language } from '#contract/languages.ts';
import { type Html, html } from './html.ts';
import { page } from './layout.ts';
import { type TextName, textsIn } from './texts.ts';

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
