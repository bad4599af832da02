import type { Cents } from '../money/cents.ts';
import type { PriceTag, SalePrice } from './price-tag.ts';

/** A sale counts only when it is lower than the regular price; it begins with `from` and is over at `to`. */
export function runningSale({ regular, sale }: PriceTag, at: Date): SalePrice | null {
  if (!sale || regular === null || sale.price >= regular) return null;
  const begun = !sale.from || sale.from <= at;
  const over = sale.to !== null && sale.to <= at;
  return begun && !over ? sale : null;
}

/** What a piece costs at this instant; null when it has no price. */
export const activePrice = (tag: PriceTag, at: Date): Cents | null => runningSale(tag, at)?.price ?? tag.regular;
