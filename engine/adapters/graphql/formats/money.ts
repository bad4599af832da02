import { currencyFormat, type MoneyStyle } from '#contract/currency.ts';
import type { Cents } from '#engine/domain/money/money.ts';

export interface MoneyFormat {
  /** For people: `€1,234.50`. A space is the entity `&nbsp;`: clients print it as HTML. */
  formatted(amount: Cents): string;
  /** Decimal text with all its digits: `10.50`. */
  raw(amount: Cents): string;
  /** Decimal text without zeros that say nothing: `10.5`, `10`. */
  shortRaw(amount: Cents): string;
}

export function createMoneyFormat(style: MoneyStyle): MoneyFormat {
  const numbers = currencyFormat(style);
  const raw = (amount: Cents) => decimalText(amount, style.decimals);
  return {
    // Text, not a number: the digits reach the formatter without a detour through binary fractions.
    formatted: (amount) => numbers.format(raw(amount) as `${number}`).replace(/[\u00a0\u202f ]/g, '&nbsp;'),
    raw,
    shortRaw: (amount) => raw(amount).replace(/\.0*$|(\.\d*[1-9])0+$/, '$1'),
  };
}

function decimalText(amount: Cents, decimals: number): string {
  const digits = String(Math.abs(amount)).padStart(decimals + 1, '0');
  const sign = amount < 0 ? '-' : '';
  if (decimals === 0) return sign + digits;
  return `${sign}${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}

export type PriceStyle = 'FORMATTED' | 'RAW' | null | undefined;

/**
 * One price, or a range for people and every price for machines: `€24.50 - €52.25`, `24.50, 33.75, 52.25`.
 * `prices` ascend; without any there is no price.
 */
export function productPrice(prices: readonly Cents[], style: PriceStyle, money: MoneyFormat): string | null {
  const [lowest] = prices;
  const highest = prices.at(-1);
  if (lowest === undefined || highest === undefined) return null;
  if (style === 'RAW') return prices.map(money.raw).join(', ');
  return lowest === highest ? money.formatted(lowest) : `${money.formatted(lowest)} - ${money.formatted(highest)}`;
}

/** An amount of cart, line or order. */
export const amountText = (amount: Cents, style: PriceStyle, money: MoneyFormat): string =>
  style === 'RAW' ? money.shortRaw(amount) : money.formatted(amount);

/** The same with all its digits. */
export const exactText = (amount: Cents, style: PriceStyle, money: MoneyFormat): string =>
  style === 'RAW' ? money.raw(amount) : money.formatted(amount);

/** For machines unless a client says otherwise: old ones read the number. */
export const numberText = (amount: Cents, style: PriceStyle, money: MoneyFormat): string =>
  style === 'FORMATTED' ? money.formatted(amount) : money.raw(amount);
