import { LANGUAGES, type Language } from '#contract/languages.ts';
import { SITE } from '#contract/site.ts';
import { type MoneySettings, minorUnits, moneyFormatter } from '../model/money.ts';

/** Whole minor units as the shop writes them, for example `€36.90`. */
export const formatMoney = (cents: number, settings: MoneySettings = SITE): string =>
  moneyFormatter(settings).format(cents / minorUnits(settings));

/** A number as the language writes it: "0.85", in Indonesian "0,85". Money has a format of its own. */
export const formatDecimal = (
  value: number,
  language: Language,
  { fractionDigits }: { readonly fractionDigits?: number } = {},
): string =>
  value.toLocaleString(LANGUAGES[language].tag, {
    minimumFractionDigits: fractionDigits ?? 0,
    maximumFractionDigits: fractionDigits ?? 3,
  });
