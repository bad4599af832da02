import { byAmount, byTile } from './facet-order.ts';
import type { ProductCard } from './product.ts';

/** Slug → name, in the order a shopper reads them. */
type Names = ReadonlyMap<string, string>;

/** Everything a list of products can be filtered by. */
export interface FilterOptions {
  readonly categories: Names;
  /** By attribute. */
  readonly attributes: ReadonlyMap<string, { readonly label: string; readonly terms: Names }>;
}

function collect(products: readonly ProductCard[]): FilterOptions {
  const categories = new Map<string, string>();
  const attributes = new Map<string, { readonly label: string; readonly terms: Map<string, string> }>();
  for (const product of products) {
    for (const { slug, name } of product.categories) categories.set(slug, name);
    for (const { attribute, attributeLabel: label, slug, name } of product.terms) {
      const known = attributes.get(attribute) ?? { label, terms: new Map() };
      attributes.set(attribute, known);
      known.terms.set(slug, name);
    }
  }
  return {
    categories: new Map([...categories].sort(byTile)),
    attributes: new Map(
      [...attributes].map(([attribute, { label, terms }]) => [
        attribute,
        { label, terms: new Map([...terms].sort(byAmount)) },
      ]),
    ),
  };
}

// A list is immutable and lives as long as the snapshot, so it is gone through once.
const collected = new WeakMap<readonly ProductCard[], FilterOptions>();

export function filterOptionsOf(products: readonly ProductCard[]): FilterOptions {
  const options = collected.get(products) ?? collect(products);
  collected.set(products, options);
  return options;
}
