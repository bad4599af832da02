import type { Language } from '#contract/languages.ts';
import type { Refusal, RefusalCode } from '#contract/refusals.ts';
import { bilingual } from '../bilingual.ts';
import { formatDate } from '../format.ts';
import { ERRORS } from './errors.ts';
import { ACCOUNT_REFUSALS } from './refusals/accounts.ts';
import { CART_REFUSALS } from './refusals/cart.ts';
import { CHECKOUT_REFUSALS } from './refusals/checkout.ts';
import { CODE_REFUSALS } from './refusals/codes.ts';
import { REQUEST_REFUSALS } from './refusals/requests.ts';
import { REVIEW_REFUSALS } from './refusals/reviews.ts';

type RefusalTexts = Readonly<Record<RefusalCode, string>>;

/** Of every code there is. */
const REFUSAL_TEXTS = bilingual<RefusalTexts>(
  {
    ...CART_REFUSALS.en,
    ...CODE_REFUSALS.en,
    ...CHECKOUT_REFUSALS.en,
    ...ACCOUNT_REFUSALS.en,
    ...REVIEW_REFUSALS.en,
    ...REQUEST_REFUSALS.en,
  },
  {
    ...CART_REFUSALS.id,
    ...CODE_REFUSALS.id,
    ...CHECKOUT_REFUSALS.id,
    ...ACCOUNT_REFUSALS.id,
    ...REVIEW_REFUSALS.id,
    ...REQUEST_REFUSALS.id,
  },
);

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Facts are as the API writes them; a day is written as the shop writes days, a code in capitals. */
const fill = (text: string, facts: Refusal['facts'], language: Language): string =>
  text.replace(/\{(\w+)\}/g, (_whole, name: string) => {
    const fact = facts[name] ?? '';
    if (name === 'coupon') return fact.toUpperCase();
    return DAY.test(fact) ? formatDate(fact, language) : fact;
  });

/** A refusal in the shopper's language; in the API's own words, if it has any, where the shop does not know it. */
export const refusalText = ({ code, facts, message }: Refusal, language: Language): string =>
  code === 'UNKNOWN'
    ? message || ERRORS[language].somethingWrong
    : fill(REFUSAL_TEXTS[language][code], facts, language);
