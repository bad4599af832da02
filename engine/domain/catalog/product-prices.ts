import type { Cents } from '../money/money.ts';
import { activePrice, type Offer, offerOf, type PriceTag, runningSale } from './prices.ts';
import type { PackContent, Product, Variation } from './product.ts';

type Priced = Pick<Variation, 'price' | 'content'>;

/** What has a price of its own: the published variations of a variable product, nothing of a group, otherwise the product. */
function pricedItems(product: Product): readonly Priced[] {
  if (product.kind === 'variable') return product.variations.filter(({ published }) => published);
  return product.kind === 'grouped' ? [] : [product];
}

const priceTagsOf = (product: Product): readonly PriceTag[] => pricedItems(product).map(({ price }) => price);

export const isOnSale = (product: Product, at: Date): boolean =>
  priceTagsOf(product).some((tag) => runningSale(tag, at) !== null);

/** Ascending; empty when nothing has a price. */
export const activePrices = (product: Product, at: Date): readonly Cents[] =>
  ascending(priceTagsOf(product).map((tag) => activePrice(tag, at)));

/** Ascending; empty when nothing has a price. */
export const regularPrices = (product: Product): readonly Cents[] =>
  ascending(priceTagsOf(product).map((tag) => tag.regular));

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

/** The price that a list or a page shows: of a product its cheapest offer. */
export interface LowestOffer extends Offer {
  /** Another variation costs more. */
  readonly isFrom: boolean;
  /** The largest discount among all offers. */
  readonly highestPercentOff: number;
  /** What the pack of this price holds. */
  readonly content: PackContent | null;
}

/** The cheapest of a product's offers at this instant, the first of equals; null when nothing has a price. */
export const lowestOffer = (product: Product, at: Date): LowestOffer | null => lowestOf(pricedItems(product), at);

/** Null when the variation has no price. */
export const variationOffer = (variation: Variation, at: Date): LowestOffer | null => lowestOf([variation], at);

function lowestOf(items: readonly Priced[], at: Date): LowestOffer | null {
  const offers = items.flatMap(({ price, content }) => {
    const offer = offerOf(price, at);
    return offer ? [{ ...offer, content }] : [];
  });
  const [first, ...others] = offers;
  if (!first) return null;
  const lowest = others.reduce((low, offer) => (offer.price < low.price ? offer : low), first);
  return {
    ...lowest,
    isFrom: offers.some(({ price }) => price > lowest.price),
    highestPercentOff: Math.max(...offers.map((offer) => offer.percentOff)),
  };
}

/** What a product is found and sorted by at one instant; null where nothing has a price, or no sale runs. */
export interface ProductPrices {
  readonly onSale: boolean;
  readonly lowest: Cents | null;
  readonly highest: Cents | null;
  readonly lowestRegular: Cents | null;
  readonly highestRegular: Cents | null;
  readonly saleFrom: Date | null;
  readonly saleTo: Date | null;
}

export function pricesAt(product: Product, at: Date): ProductPrices {
  const tags = priceTagsOf(product);
  const sales = tags.flatMap((tag) => runningSale(tag, at) ?? []);
  const active = range(tags.map((tag) => activePrice(tag, at)));
  const regular = range(tags.map((tag) => tag.regular));
  return {
    onSale: sales.length > 0,
    lowest: active.lowest,
    highest: active.highest,
    lowestRegular: regular.lowest,
    highestRegular: regular.highest,
    saleFrom: inOrder(sales.flatMap(({ from }) => from ?? []))[0] ?? null,
    saleTo: inOrder(sales.flatMap(({ to }) => to ?? [])).at(-1) ?? null,
  };
}

/** Instants at which prices of a product change by themselves. */
export const priceChangeTimes = (product: Product): readonly Date[] => priceTagsOf(product).flatMap(saleEnds);

/** The first of them after this instant; null when no sale is to begin or end. */
export const nextPriceChange = (product: Product, at: Date): Date | null =>
  inOrder(priceChangeTimes(product)).find((instant) => instant > at) ?? null;

const saleEnds = ({ sale }: PriceTag): readonly Date[] => [sale?.from, sale?.to].flatMap((instant) => instant ?? []);

function range(prices: readonly (Cents | null)[]) {
  const known = prices.filter((price) => price !== null);
  return known.length === 0
    ? { lowest: null, highest: null }
    : { lowest: Math.min(...known), highest: Math.max(...known) };
}

const inOrder = (instants: readonly Date[]): readonly Date[] => instants.toSorted((a, b) => a.getTime() - b.getTime());
