import type { Cents } from '#engine/domain/money/cents.ts';
import type { MoneyFormat } from './money-format.ts';

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
