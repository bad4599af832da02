import { currencyFormat, minorDigits } from '#contract/currency.ts';
import type { MoneyWriting } from '#engine/domain/money/read-money.ts';

const partOf = (format: Intl.NumberFormat, type: Intl.NumberFormatPartTypes): string =>
  format.formatToParts(1_000_000).find((part) => part.type === type)?.value ?? '';

/** How operators of a shop with this currency write amounts. */
export function moneyWriting({
  currency,
  moneyLocale: locale,
}: {
  currency: string;
  moneyLocale: string;
}): MoneyWriting {
  const decimals = minorDigits(currency);
  const symbols = (['symbol', 'narrowSymbol'] as const).map((currencyDisplay) =>
    partOf(new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay }), 'currency'),
  );
  return {
    decimals,
    group: partOf(currencyFormat({ currency, decimals, locale }), 'group') === '.' ? '.' : ',',
    symbols: [...new Set([...symbols, currency])],
  };
}
