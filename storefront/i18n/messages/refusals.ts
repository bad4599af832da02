import { formatSeconds, type Language } from '#contract/languages.ts';
import type { Refusal, RefusalCode } from '#contract/refusals.ts';
import { bilingual } from '../bilingual.ts';
import { formatDay } from '../dates.ts';
import { ACCOUNT_REFUSALS, REQUEST_REFUSALS, RETURN_REFUSALS, REVIEW_REFUSALS } from './account-refusals.ts';
import { CART_REFUSALS, CHECKOUT_REFUSALS, CODE_REFUSALS, REFUSED_FIELDS } from './cart-refusals.ts';
import { ERRORS } from './errors.ts';

type RefusalTexts = Readonly<Record<RefusalCode, string>>;

/** Every code has a text in both languages: a missing one does not compile. */
const REFUSAL_TEXTS = bilingual<RefusalTexts>(
  {
    ...CART_REFUSALS.en,
    ...CODE_REFUSALS.en,
    ...CHECKOUT_REFUSALS.en,
    ...ACCOUNT_REFUSALS.en,
    ...RETURN_REFUSALS.en,
    ...REVIEW_REFUSALS.en,
    ...REQUEST_REFUSALS.en,
  },
  {
    ...CART_REFUSALS.id,
    ...CODE_REFUSALS.id,
    ...CHECKOUT_REFUSALS.id,
    ...ACCOUNT_REFUSALS.id,
    ...RETURN_REFUSALS.id,
    ...REVIEW_REFUSALS.id,
    ...REQUEST_REFUSALS.id,
  },
);

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Facts stand as the API sends them, except for coupon codes, seconds, days and the fields of an address that are known. */
const fill = (text: string, refusal: Refusal, language: Language): string =>
  text.replace(/\{(\w+)\}/g, (_whole, name: string) => {
    const fact = refusal.facts[name] ?? '';
    if (name === 'coupon') return fact.toUpperCase();
    if (name === 'field') return fieldLabel(refusal, language) ?? fact;
    if (name === 'seconds') return formatSeconds(Number(fact), language);
    return DAY.test(fact) ? formatDay(fact, language) : fact;
  });

function fieldLabel({ fields: [first] }: Refusal, language: Language): string | undefined {
  const labels: Readonly<Record<string, string>> = REFUSED_FIELDS[language];
  return first && labels[first.field];
}

/** A refusal in the shopper's language. A code that the shop does not know keeps the API's own message. */
export const refusalText = (refusal: Refusal, language: Language): string =>
  refusal.code === 'UNKNOWN'
    ? refusal.message || ERRORS[language].somethingWrong
    : fill(REFUSAL_TEXTS[language][refusal.code], refusal, language);
