import type { Product } from './product.ts';
import type { VariationStock } from './stock-policy.ts';
import { type Attribute, type AttributeTerm, globalAttributes, type ProductTag } from './taxonomies.ts';

/** Counts of one product after a sale: absolute numbers, so that applying them twice does no harm. */
export interface StockCount {
  readonly productId: number;
  /** Pieces ever sold of it. */
  readonly totalSales: number;
  /** Pieces left, under the id of the product or variation that counts them. */
  readonly left: readonly { readonly owner: number; readonly onHand: number }[];
}

/** The product after a sale. */
export function withStock(product: Product, { totalSales, left }: StockCount): Product {
  const counts = new Map(left.map(({ owner, onHand }) => [owner, onHand]));
  const sold = { ...product, totalSales };
  if (sold.kind === 'external' || sold.kind === 'grouped') return sold;
  if (sold.kind === 'simple') return { ...sold, stock: counted(sold.stock, counts.get(sold.id)) };
  return {
    ...sold,
    sharedStock: sold.sharedStock && counted(sold.sharedStock, counts.get(sold.id)),
    variations: sold.variations.map((variation) => ({
      ...variation,
      stock: counted(variation.stock, counts.get(variation.id)),
    })),
  };
}

const counted = <Stock extends VariationStock>(stock: Stock, onHand: number | undefined): Stock =>
  stock.kind === 'managed' && onHand !== undefined ? { ...stock, onHand } : stock;

/** Brings the counts that a product's terms carry up to date; a product whose counts are right stays the same object. */
export function termCounter(attributes: readonly Attribute[]): (product: Product) => Product {
  const terms = new Map(attributes.flatMap((attribute) => attribute.terms.map((term) => [term.id, term] as const)));
  return (product) => (hasCounts(product, terms) ? product : withCounts(product, terms));
}

type Terms = ReadonlyMap<number, AttributeTerm>;

const hasCounts = ({ attributes }: Product, now: Terms): boolean =>
  globalAttributes({ attributes }).every(({ terms }) => terms.every(({ id, count }) => now.get(id)?.count === count));

const withCounts = (product: Product, now: Terms): Product => ({
  ...product,
  attributes: product.attributes.map((attribute) =>
    attribute.scope === 'local'
      ? attribute
      : { ...attribute, terms: attribute.terms.map((term) => now.get(term.id) ?? { ...term, count: 0 }) },
  ),
});

/** All tags that these products carry, by slug, each with the number of products. */
export function tagsOf(products: Iterable<{ readonly product: Product }>): readonly ProductTag[] {
  const tags = new Map<number, ProductTag>();
  for (const { product } of products) {
    for (const tag of product.tags) tags.set(tag.id, { ...tag, count: (tags.get(tag.id)?.count ?? 0) + 1 });
  }
  return [...tags.values()].sort((a, b) => (a.slug < b.slug ? -1 : 1));
}
