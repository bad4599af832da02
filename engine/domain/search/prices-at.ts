import { runningSale } from '../catalog/price.ts';
import type { PriceTag } from '../catalog/price-tag.ts';
import type { Product } from '../catalog/product.ts';
import { priceTags } from '../catalog/product-prices.ts';
import type { Cents } from '../money/cents.ts';

/** What a product is found and sorted by at one instant; null where nothing has a price, or no sale runs. */
export interface Prices {
  readonly onSale: boolean;
  readonly lowest: Cents | null;
  readonly highest: Cents | null;
  readonly lowestRegular: Cents | null;
  readonly highestRegular: Cents | null;
  readonly saleFrom: Date | null;
  readonly saleTo: Date | null;
}

export function pricesAt(product: Product, at: Date): Prices {
  const tags = priceTags(product);
  const sales = tags.flatMap((tag) => runningSale(tag, at) ?? []);
  const active = range(tags.map((tag) => runningSale(tag, at)?.price ?? tag.regular));
  const regular = range(tags.map((tag) => tag.regular));
  return {
    onSale: sales.length > 0,
    ...{ lowest: active.lowest, highest: active.highest },
    ...{ lowestRegular: regular.lowest, highestRegular: regular.highest },
    saleFrom: inOrder(sales.flatMap(({ from }) => from ?? []))[0] ?? null,
    saleTo: inOrder(sales.flatMap(({ to }) => to ?? [])).at(-1) ?? null,
  };
}

/** Instants at which prices of a product change by themselves. */
export const priceChanges = (product: Product): readonly Date[] => priceTags(product).flatMap(saleEnds);

const saleEnds = ({ sale }: PriceTag): readonly Date[] => [sale?.from, sale?.to].flatMap((instant) => instant ?? []);

function range(prices: readonly (Cents | null)[]) {
  const known = prices.filter((price) => price !== null);
  return known.length === 0
    ? { lowest: null, highest: null }
    : { lowest: Math.min(...known), highest: Math.max(...known) };
}

const inOrder = (instants: readonly Date[]): readonly Date[] => instants.toSorted((a, b) => a.getTime() - b.getTime());
