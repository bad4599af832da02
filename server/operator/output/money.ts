import { currencyFormat } from '#contract/currency.ts';
import { SITE } from '#contract/site.ts';
import { decimalOf } from '#engine/domain/money/money.ts';
import { readMoney } from '#engine/domain/money/read-money.ts';
import { MONEY_WRITING } from '../../settings/shop-settings.ts';

const { decimals } = MONEY_WRITING;

const MONEY = currencyFormat({ currency: SITE.currency, decimals, locale: SITE.moneyLocale });

/** As the shop shows it. */
export const formatMoney = (cents: number): string => MONEY.format(cents / 10 ** decimals);

/** What an ambiguous text can mean, and how each of it is written clearly: for a message with these four places. */
export function readingsOf(text: string) {
  const reading = readMoney(text, MONEY_WRITING);
  if (reading?.kind !== 'ambiguous') return {};
  const [grouped, decimal] = reading.amounts;
  return {
    grouped: formatMoney(grouped),
    decimal: formatMoney(decimal),
    groupedDigits: decimalOf(grouped, decimals),
    decimalDigits: decimalOf(decimal, decimals),
  };
}
