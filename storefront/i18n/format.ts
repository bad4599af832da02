import { minorDigits } from '#contract/currency.ts';
import { LANGUAGES, type Language } from '#contract/languages.ts';
import { SITE } from '#contract/site.ts';
import { minorUnits, moneyFormatter } from '../model/money.ts';

/** Whole minor units as the shop writes them, for example `€36.90`. */
export const formatMoney = (cents: number): string => moneyFormatter().format(cents / minorUnits());

let numberFormat: Intl.NumberFormat | undefined;

/** As it stands in a field beside the currency's symbol: "36.90", "36", "Rp" | "1.250.000". */
export function formatNumber(cents: number): string {
  const decimals = minorDigits(SITE.currency);
  numberFormat ??= new Intl.NumberFormat(SITE.moneyLocale, {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    trailingZeroDisplay: 'stripIfInteger',
  });
  return numberFormat.format(cents / minorUnits());
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
