import type { Attribute } from './attribute.ts';
import type { Product } from './product.ts';

/** Brings the counts that each product's terms carry up to date; a product whose counts are right stays the same object. */
export function recountTerms(products: readonly Product[], attributes: readonly Attribute[]): readonly Product[] {
  const counts = new Map(attributes.flatMap(({ terms }) => terms.map(({ id, count }) => [id, count] as const)));
  return products.map((product) => (hasCounts(product, counts) ? product : withCounts(product, counts)));
}

const hasCounts = ({ attributes }: Product, counts: ReadonlyMap<number, number>): boolean =>
  attributes.every(({ terms }) => terms.every(({ id, count }) => counts.get(id) === count));

const withCounts = (product: Product, counts: ReadonlyMap<number, number>): Product => ({
  ...product,
  attributes: product.attributes.map((attribute) => ({
    ...attribute,
    terms: attribute.terms.map((term) => ({ ...term, count: counts.get(term.id) ?? 0 })),
  })),
});
