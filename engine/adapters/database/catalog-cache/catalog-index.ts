import type { Product } from '#engine/domain/catalog/product.ts';
import { type StockCount, withStock } from '#engine/domain/catalog/product-counts.ts';
import type { Attribute, Category } from '#engine/domain/catalog/taxonomies.ts';
import { ancestryOf } from '#engine/domain/search/category-ancestry.ts';
import type { ProductListing } from '#engine/domain/search/listing.ts';
import { type Listed, variationListings } from '#engine/domain/search/variation-listing.ts';
import type { PreparedWords } from '#engine/domain/search/words/prepare-words.ts';
import type { WordNumbers } from '#engine/domain/search/words/word-numbers.ts';
import { productStockStatus } from '#engine/domain/stock/stock.ts';
import { createListCache, type ListCache } from './list-cache.ts';
import { createRelated, type RelatedProducts } from './related.ts';

/** Everything anybody may see of the catalog, in one language, with the ways it is looked up. */
export interface CatalogIndex {
  readonly categories: readonly Category[];
  readonly attributes: readonly Attribute[];
  /** By product id, in the order of the ids. */
  readonly listings: ReadonlyMap<number, ProductListing>;
  /** Of the words of all listings. */
  readonly numbers: WordNumbers;
  readonly lists: ListCache;
  /** Lists with every published variation as a row of its own. Made when they are first asked for. */
  listsWithVariations(): ListCache;
  readonly related: RelatedProducts;
  product(id: number): Product | null;
  bySlug(slug: string): Product | null;
  bySku(sku: string): Product | null;
  /** By its own id or by that of one of its variations. */
  byAnyId(id: number): Product | null;
  /** The product or variation of this id. */
  listed(id: number): Listed | null;
  /** After a sale, which changes nothing that a product is looked up by. */
  recount(count: StockCount): void;
}

interface CatalogContents {
  /** By product id, in the order of the ids. */
  readonly listings: Map<number, ProductListing>;
  readonly numbers: WordNumbers;
  readonly categories: readonly Category[];
  readonly attributes: readonly Attribute[];
}

export function indexCatalog(
  { listings, numbers, categories, attributes }: CatalogContents,
  words: PreparedWords,
): CatalogIndex {
  const ancestry = ancestryOf(categories);
  const lists = createListCache({ listings, numbers }, words);
  const related = createRelated(listings);
  let withVariations: { readonly listings: Map<number, ProductListing>; readonly lists: ListCache } | null = null;
  return {
    categories,
    attributes,
    listings,
    numbers,
    lists,
    listsWithVariations,
    related,
    ...lookUps(listings),
    recount,
  };

  function listsWithVariations(): ListCache {
    if (withVariations === null) {
      const all = new Map([...listings.values()].flatMap(family));
      withVariations = { listings: all, lists: createListCache({ listings: all, numbers }, words) };
    }
    return withVariations.lists;
  }

  /** A product and its variations, by their ids. */
  function family(listing: ProductListing): readonly (readonly [number, ProductListing])[] {
    return [listing, ...variationListings(listing.product, { ancestry, numbers })].map((one) => [one.product.id, one]);
  }

  function recount(count: StockCount): void {
    const listing = listings.get(count.productId);
    if (!listing) return;
    const product = withStock(listing.product, count);
    const counted = { ...listing, product, stock: productStockStatus(product) };
    listings.set(product.id, counted);
    lists.removeStockLists();
    if (withVariations === null) return;
    for (const [id, own] of family(counted)) withVariations.listings.set(id, own);
    withVariations.lists.removeStockLists();
  }
}

function lookUps(
  listings: ReadonlyMap<number, ProductListing>,
): Pick<CatalogIndex, 'product' | 'bySlug' | 'bySku' | 'byAnyId' | 'listed'> {
  const [slugs, skus, families] = [new Map<string, number>(), new Map<string, number>(), new Map<number, number>()];
  for (const { product } of listings.values()) {
    const { id, slug, sku } = product;
    slugs.set(slug, id);
    if (sku !== '') skus.set(sku, id);
    families.set(id, id);
    if (product.kind === 'variable') for (const variation of product.variations) families.set(variation.id, id);
  }
  const product = (id: number | undefined) => (id === undefined ? null : (listings.get(id)?.product ?? null));
  const byAnyId = (id: number) => product(families.get(id));
  return {
    product,
    bySlug: (slug) => product(slugs.get(slug)),
    bySku: (sku) => product(skus.get(sku)),
    byAnyId,
    listed: (id) => listedOf(byAnyId(id), id),
  };
}

function listedOf(family: Product | null, id: number): Listed | null {
  if (family?.kind !== 'variable' || family.id === id) return family;
  const variation = family.variations.find((one) => one.id === id);
  return variation ? { kind: 'variation', variation, product: family } : null;
}
