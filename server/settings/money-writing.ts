import { currencyFormat, minorDigits } from '#contract/currency.ts';
import { SITE } from '#contract/site.ts';
import type { MoneyWriting } from '#engine/domain/money/read-money.ts';

const { currency, moneyLocale: locale } = SITE;
const decimals = minorDigits(currency);

const partOf = (format: Intl.NumberFormat, type: Intl.NumberFormatPartTypes): string =>
  format.formatToParts(1_000_000).find((part) => part.type === type)?.value ?? '';

const symbolOf = (currencyDisplay: 'symbol' | 'narrowSymbol'): string =>
  partOf(new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay }), 'currency');

/** How operators of this shop write amounts. */
export const MONEY_WRITING: MoneyWriting = {
  decimals,
  group: partOf(currencyFormat({ currency, decimals, locale }), 'group') === '.' ? '.' : ',',
  symbols: [...new Set([symbolOf('symbol'), symbolOf('narrowSymbol'), currency])],
};
