import { currencyFormat } from '#contract/currency.ts';
import { SITE } from '#contract/site.ts';
import { decimalOf } from '#engine/domain/money/money.ts';
import { readMoney } from '#engine/domain/money/read-money.ts';
import { MONEY_WRITING } from '../../settings/shop-settings.ts';

const { decimals } = MONEY_WRITING;

const MONEY = currencyFormat({ currency: SITE.currency, decimals, locale: SITE.moneyLocale });

/** As the shop shows it. */
export const formatMoney = (cents: number): string => MONEY.format(cents / 10 ** decimals);

/** Amounts for the help, as everybody reads them and a shop of this currency has them. */
export const EXAMPLE_AMOUNTS =
  decimals === 0
    ? { price: '85000', salePrice: '75000', discount: '25000', minimum: '200000', balance: '500000' }
    : { price: '9.90', salePrice: '7.90', discount: '5', minimum: '40', balance: '50' };

const EXAMPLE = EXAMPLE_AMOUNTS.price;

/** For a message about a text that is no clear amount: an example, and what it can mean, as shown and as written clearly. */
export function readingsOf(text: string) {
  const reading = readMoney(text, MONEY_WRITING);
  if (reading?.kind !== 'ambiguous') return { example: EXAMPLE };
  const [grouped, decimal] = reading.amounts;
  return {
    example: EXAMPLE,
    grouped: formatMoney(grouped),
    decimal: formatMoney(decimal),
    groupedDigits: decimalOf(grouped, decimals),
    decimalDigits: decimalOf(decimal, decimals),
  };
}
