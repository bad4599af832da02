import { formatMoney } from './format.ts';
import type { PRODUCT } from './messages/product.ts';

type ProductTexts = (typeof PRODUCT)['en'];

interface PriceFacts {
  readonly current: number;
  readonly regular: number;
  readonly isFrom: boolean;
}

/** A price as the parts of `ui/price` want it. */
export const priceWords = (text: ProductTexts, { current, regular, isFrom }: PriceFacts) => ({
  current: current === 0 ? text.free : formatMoney(current),
  regular: regular > current ? formatMoney(regular) : undefined,
  prefix: isFrom ? text.from : undefined,
  labels: { current: text.salePrice, regular: text.regularPrice },
});

/** "€8.78 per L", "€1.73 per 100 ml". */
export const unitPriceWords = (text: ProductTexts, unit: { readonly cents: number; readonly per: string }): string =>
  text.unitPrice(formatMoney(unit.cents), unit.per.replace(/^1 /, ''));

/** A pack size at the end of a name stays in one piece: "150 ml". */
export const unbroken = (name: string): string => name.replace(/(\d) (?=\p{Letter}{1,2}$)/u, '$1\u00a0');

export type StockFacts =
  | { readonly kind: 'in' | 'backorder' | 'out' }
  | { readonly kind: 'low'; readonly left: number };

export function stockWords(text: ProductTexts, stock: StockFacts): string {
  if (stock.kind === 'low') return text.low(stock.left);
  return { in: text.inStock, backorder: text.backorder, out: text.outOfStock }[stock.kind];
}

/** The typographic minus is part of the badge: "−18%". */
export const saleBadge = (percentOff: number): string => `−${percentOff}%`;

/** One decimal, as ratings are read: "4.8". */
export const ratingWords = (rating: number): string => rating.toFixed(1);
