import type { Product } from '../catalog/product.ts';
import type { StockStatus } from '../catalog/stock-policy.ts';
import { productStockStatus } from '../stock/status.ts';
import { fold, foldAll } from './fold.ts';

/** A product with what is asked of it again and again when it is looked for: made once, and anew when it changes. */
export interface Listing {
  readonly product: Product;
  /** Slugs of the categories it stands in, and of all above them. */
  readonly categories: ReadonlySet<string>;
  /** `viscosity:5w30`: its own terms and those of its variations. */
  readonly terms: ReadonlySet<string>;
  /** Folded. */
  readonly name: string;
  /** Name, slug, SKU, short description and description, folded, a line each. */
  readonly text: string;
  readonly stock: StockStatus;
}

/** A category slug with the slugs of all categories above it, itself first. */
export type Lineage = (slug: string) => readonly string[];

export function toListing(product: Product, lineage: Lineage): Listing {
  const { name, slug, sku, shortDescription, description, categories, attributes } = product;
  return {
    product,
    categories: new Set(categories.flatMap((category) => lineage(category.slug))),
    terms: new Set(
      attributes.flatMap(({ slug: attribute, terms }) => terms.map((term) => termKey(attribute, term.slug))),
    ),
    name: fold(name),
    text: foldAll([name, slug, sku, shortDescription, description]),
    stock: productStockStatus(product),
  };
}

export const termKey = (attribute: string, term: string): string => `${attribute}:${term}`;
