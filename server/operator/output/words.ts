import { minorDigits } from '#contract/currency.ts';
import { LANGUAGES, type Language } from '#contract/languages.ts';
import { SITE } from '#contract/site.ts';

const MONEY = new Intl.NumberFormat(SITE.moneyLocale, { style: 'currency', currency: SITE.currency });

export const MONEY_DECIMALS: number = minorDigits(SITE.currency);

/** As the shop shows it. */
export const money = (cents: number): string => MONEY.format(cents / 10 ** MONEY_DECIMALS);

/** By the shop's clock. */
export const dateTime = (instant: Date, language: Language): string =>
  instant.toLocaleString(LANGUAGES[language].tag, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: SITE.timeZone,
  });
