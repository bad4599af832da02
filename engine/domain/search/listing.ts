import type { Product, Visibility } from '../catalog/product.ts';
import type { StockStatus } from '../catalog/stock-policy.ts';
import { globalAttributes } from '../catalog/taxonomies.ts';
import { productStockStatus } from '../stock/stock.ts';
import type { CategoryAncestry } from './category-ancestry.ts';
import { type VehicleFacts, vehicleFactsOf } from './words/named-vehicle.ts';
import { fold } from './words/searched-text.ts';
import { choicesOf, collectWords, WEIGHTS } from './words/searched-words.ts';
import type { PackedWords, WordNumbers } from './words/word-numbers.ts';
import { joined, rootsOfWords, wordsOf } from './words/words.ts';

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
  /** Roots of its words. Those of its name come first. */
  readonly words: PackedWords;
  /** How many are of its name. */
  readonly nameLength: number;
  readonly choices: readonly ReadonlySet<string>[];
  readonly facts: VehicleFacts;
  readonly stock: StockStatus;
}

export interface ListingContext {
  /** The same for all listings of a catalog. */
  readonly numbers: WordNumbers;
  readonly ancestry: CategoryAncestry;
  /** Of a variation the id of the product it belongs to. */
  readonly parentId?: number;
  /** The same product's listing in another language: it lends what has no language. */
  readonly twin?: ProductListing | undefined;
}

/** Of a variation `product` is the variation as a product of its own. */
export function toListing(product: Product, { numbers, ancestry, parentId = 0, twin }: ListingContext): ProductListing {
  const nameWords = wordsOf(product.name);
  const collected = numbers.collect();
  for (const root of rootsOfWords(nameWords)) collected.add(root, WEIGHTS.name);
  const nameLength = collected.size;
  collectWords(product, collected);
  return {
    product,
    parentId,
    ...(twin ? filedAs(twin) : filed(product, { ancestry, parentId })),
    name: fold(product.name),
    spokenName: joined(nameWords),
    words: collected.packed(),
    nameLength,
    choices: choicesOf(product),
    stock: productStockStatus(product),
  };
}

type Filing = Pick<ProductListing, 'terms' | 'taxonomies' | 'facts'>;

const filedAs = ({ terms, taxonomies, facts }: ProductListing): Filing => ({ terms, taxonomies, facts });

function filed(product: Product, { ancestry, parentId }: Pick<ListingContext, 'ancestry' | 'parentId'>): Filing {
  const terms = termsOf(product, ancestry).filter(([taxonomy]) => parentId === 0 || taxonomy !== 'product_type');
  return {
    terms: sharedSet(terms.map(([taxonomy, term]) => termKey(taxonomy, term))),
    taxonomies: sharedSet(terms.map(([taxonomy]) => taxonomy)),
    facts: vehicleFactsOf(product),
  };
}

const sets = new Map<string, ReadonlySet<string>>();
const MAX_SETS = 10_000;

/** Many products are filed alike: they share the sets. */
function sharedSet(values: readonly string[]): ReadonlySet<string> {
  const key = values.join('\n');
  const before = sets.get(key);
  if (before !== undefined) return before;
  const set = new Set(values);
  if (sets.size < MAX_SETS) sets.set(key, set);
  return set;
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
