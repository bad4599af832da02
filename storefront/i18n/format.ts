import { minorDigits } from '#contract/currency.ts';
import { LANGUAGES, type Language } from '#contract/languages.ts';
import { SITE } from '#contract/site.ts';
import { type MoneySettings, minorUnits, moneyFormatter } from '../model/money.ts';

/** Whole minor units as the shop writes them, for example `€36.90`. */
export const formatMoney = (cents: number, settings: MoneySettings = SITE): string =>
  moneyFormatter(settings).format(cents / minorUnits(settings));

const numberFormats = new Map<string, Intl.NumberFormat>();

/** As it stands in a field beside the currency's symbol: "36.90", "36", "Rp" | "1.250.000". */
export function formatNumber(cents: number, { currency, moneyLocale }: MoneySettings = SITE): string {
  const decimals = minorDigits(currency);
  const key = `${moneyLocale} ${decimals}`;
  const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
  const format =
    numberFormats.get(key) ?? new Intl.NumberFormat(moneyLocale, { ...digits, trailingZeroDisplay: 'stripIfInteger' });
  numberFormats.set(key, format);
  return format.format(cents / 10 ** decimals);
}

const decimalFormats = new Map<string, Intl.NumberFormat>();

/** Formatters are cached: creating one costs a hundred times more than using it. */
function decimalFormat(language: Language, least: number, most: number): Intl.NumberFormat {
  const key = `${language} ${least} ${most}`;
  const digits = { minimumFractionDigits: least, maximumFractionDigits: most };
  const format = decimalFormats.get(key) ?? new Intl.NumberFormat(LANGUAGES[language].tag, digits);
  decimalFormats.set(key, format);
  return format;
}

/** A number as the language writes it: "0.85", in Indonesian "0,85". Money has a format of its own. */
export const formatDecimal = (
  value: number,
  language: Language,
  { fractionDigits }: { readonly fractionDigits?: number } = {},
): string => decimalFormat(language, fractionDigits ?? 0, fractionDigits ?? 3).format(value);
