import type { Product, Visibility } from '../catalog/product.ts';
import type { StockStatus } from '../catalog/stock-policy.ts';
import { globalAttributes } from '../catalog/taxonomies.ts';
import { productStockStatus } from '../stock/stock.ts';
import type { CategoryAncestry } from './category-ancestry.ts';
import { type VehicleFacts, vehicleFactsOf } from './named-vehicle.ts';
import { fold } from './searched-text.ts';
import { choicesOf, searchedWords, type WeighedWords } from './searched-words.ts';
import { joined, rootsOf, wordsOf } from './words.ts';

/** A product with everything a search compares, computed once per version of the product. */
export interface ProductListing {
  readonly product: Product;
  /** Of a variation the id of the product it belongs to; 0 of a product. */
  readonly parentId: number;
  /** `product_cat:oils` with all parent categories, `pa_size:1l` with those of its variations, and so on. */
  readonly terms: ReadonlySet<string>;
  /** Taxonomies it has a term of. */
  readonly taxonomies: ReadonlySet<string>;
  /** Folded, for sorting. */
  readonly name: string;
  /** As a search is read: words and joined codes, without blanks. */
  readonly spokenName: string;
  /** Each once. */
  readonly nameRoots: readonly string[];
  readonly words: WeighedWords;
  readonly choices: readonly ReadonlySet<string>[];
  readonly facts: VehicleFacts;
  readonly stock: StockStatus;
}

/** Of a variation `product` is the variation as a product of its own, and `parentId` the id of the one it belongs to. */
export function toListing(product: Product, ancestry: CategoryAncestry, parentId = 0): ProductListing {
  const filed = termsOf(product, ancestry).filter(([taxonomy]) => parentId === 0 || taxonomy !== 'product_type');
  return {
    product,
    parentId,
    terms: new Set(filed.map(([taxonomy, term]) => termKey(taxonomy, term))),
    taxonomies: new Set(filed.map(([taxonomy]) => taxonomy)),
    name: fold(product.name),
    spokenName: joined(wordsOf(product.name)),
    nameRoots: [...new Set(rootsOf(product.name))],
    words: searchedWords(product),
    choices: choicesOf(product),
    facts: vehicleFactsOf(product),
    stock: productStockStatus(product),
  };
}

type Term = readonly [taxonomy: string, slug: string];

function termsOf(product: Product, ancestry: CategoryAncestry): readonly Term[] {
  const { kind, categories, tags, shippingClass, featured, visibility, averageRating } = product;
  const stars = Math.round(averageRating);
  return [
    ...categories.flatMap(({ slug }) => ancestry(slug).map((own): Term => ['product_cat', own])),
    ...tags.map(({ slug }): Term => ['product_tag', slug]),
    ...globalAttributes(product).flatMap(({ slug, terms }) => terms.map((term): Term => [`pa_${slug}`, term.slug])),
    ['product_type', kind],
    ...(shippingClass === null ? [] : [['product_shipping_class', shippingClass] as const]),
    ...(featured ? [['product_visibility', 'featured'] as const] : []),
    ...HIDDEN_FROM[visibility].map((word): Term => ['product_visibility', word]),
    ...(stars > 0 ? [['product_visibility', `rated-${stars}`] as const] : []),
  ];
}

const HIDDEN_FROM: Readonly<Record<Visibility, readonly string[]>> = {
  visible: [],
  catalog: ['exclude-from-search'],
  search: ['exclude-from-catalog'],
  hidden: ['exclude-from-catalog', 'exclude-from-search'],
};

export const termKey = (taxonomy: string, term: string): string => `${taxonomy}:${term}`;
