import type { Cents } from '../money/cents.ts';
import { activePrice, runningSale } from './price.ts';
import type { PriceTag } from './price-tag.ts';
import type { Product } from './product.ts';

/** Of a variable product the tags of its published variations, otherwise its own. */
export const priceTags = (product: Product): readonly PriceTag[] =>
  product.kind === 'variable'
    ? product.variations.filter((variation) => variation.published).map((variation) => variation.price)
    : [product.price];

export const isOnSale = (product: Product, at: Date): boolean =>
  priceTags(product).some((tag) => runningSale(tag, at) !== null);

/** Ascending; empty when nothing has a price. */
export const activePrices = (product: Product, at: Date): readonly Cents[] =>
  ascending(priceTags(product).map((tag) => activePrice(tag, at)));

/** Ascending; empty when nothing has a price. */
export const regularPrices = (product: Product): readonly Cents[] =>
  ascending(priceTags(product).map((tag) => tag.regular));

/** Ascending active prices of a product on sale; empty when it is not. */
export const salePrices = (product: Product, at: Date): readonly Cents[] =>
  isOnSale(product, at) ? activePrices(product, at) : [];

/** Lowest and highest active price; null when nothing has a price. */
export function priceRange(product: Product, at: Date): { readonly min: Cents; readonly max: Cents } | null {
  const prices = activePrices(product, at);
  const [min] = prices;
  const max = prices.at(-1);
  return min === undefined || max === undefined ? null : { min, max };
}

const ascending = (prices: readonly (Cents | null)[]): readonly Cents[] =>
  prices.filter((price) => price !== null).sort((a, b) => a - b);
