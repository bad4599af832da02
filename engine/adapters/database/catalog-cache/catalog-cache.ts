import { productForSale, sellableOf } from '#engine/domain/cart/product-for-sale.ts';
import type { Product } from '#engine/domain/catalog/product.ts';
import { type StockCount, tagsOf } from '#engine/domain/catalog/product-counts.ts';
import { LANGUAGES, type Language, type Translated } from '#engine/domain/language.ts';
import { pageOf } from '#engine/domain/paging/page.ts';
import type { ProductListing } from '#engine/domain/search/listing.ts';
import { type PreparedWords, prepareWords } from '#engine/domain/search/words/prepare-words.ts';
import { NO_WORDS, type SearchWords } from '#engine/domain/search/words/search-words.ts';
import { createWordNumbers } from '#engine/domain/search/words/word-numbers.ts';
import type { Catalog } from '#engine/usecases/ports/catalog.ts';
import type { Change } from '#engine/usecases/ports/changes.ts';
import type { CachedSellables } from '#engine/usecases/ports/sellables.ts';
import type { CatalogSource } from '../catalog/source.ts';
import { type CatalogIndex, indexCatalog } from './catalog-index.ts';
import { inTurns } from './in-turns.ts';
import { productLister } from './list-products.ts';

export type CatalogIndexes = Readonly<Record<Language, CatalogIndex>>;

/**
 * The published catalog in memory, in every language. It is read when it is first asked for; a change of a product
 * reads that product anew, a change of the catalog everything, and a sale brings its numbers along.
 */
export interface CatalogCache {
  /** As of every commit that this process knew of when it was called. */
  current(): Promise<CatalogIndexes>;
  apply(changes: readonly Change[]): void;
}

/** What must be read anew: everything, or the products of these ids. */
type Stale = 'everything' | ReadonlySet<number>;

export function createCatalogCache(source: CatalogSource, searchWords: SearchWords = NO_WORDS): CatalogCache {
  const words = prepareWords(searchWords);
  let indexes: CatalogIndexes | null = null;
  let stale: Stale = 'everything';
  let refreshing: Promise<void> | null = null;
  /** Those while a refresh is running, which may have read from before them. */
  let sales: StockCount[] = [];

  async function refresh(): Promise<void> {
    const refreshed = stale;
    stale = new Set();
    sales = [];
    try {
      const fresh = await read({ source, words }, { before: indexes, stale: refreshed });
      for (const sale of sales) recount(fresh, sale);
      indexes = fresh;
    } catch (error) {
      stale = both(refreshed, stale);
      throw error;
    } finally {
      refreshing = null;
    }
  }
  function apply(change: Change): void {
    if (change.kind === 'catalog') stale = 'everything';
    else if (change.kind === 'product') stale = both(stale, new Set([change.id]));
    else if (change.kind === 'stock') {
      if (refreshing) sales.push(change);
      if (indexes) recount(indexes, change);
    }
  }
  return {
    async current() {
      // A refresh that was already running may have begun before the last change; the one after it has not.
      if (refreshing) await refreshing;
      if (isStale(stale)) refreshing ??= refresh();
      // Begun here, or by another reader who has waited for the same one.
      if (refreshing) await refreshing;
      if (!indexes) throw new Error('the catalog was read, but no index was made');
      return indexes;
    },
    apply(changes) {
      for (const change of changes) apply(change);
    },
  };
}

const isStale = (stale: Stale): boolean => stale === 'everything' || stale.size > 0;

const both = (one: Stale, other: Stale): Stale =>
  one === 'everything' || other === 'everything' ? 'everything' : new Set([...one, ...other]);

function recount(indexes: CatalogIndexes, sale: StockCount): void {
  for (const language of LANGUAGES) indexes[language].recount(sale);
}

interface Sources {
  readonly source: CatalogSource;
  readonly words: PreparedWords;
}

interface Reading {
  readonly before: CatalogIndexes | null;
  readonly stale: Stale;
}

async function read({ source, words }: Sources, { before, stale }: Reading): Promise<CatalogIndexes> {
  const taxonomies = { id: await readTaxonomies(source, 'id'), en: await readTaxonomies(source, 'en') };
  // Begun anew with the whole catalog: words that no product has any more are forgotten.
  const numbers = before === null || stale === 'everything' ? createWordNumbers() : before.id.numbers;
  const list = productLister(taxonomies, { before, numbers });
  const listings: Translated<Map<number, ProductListing>> = { id: new Map(), en: new Map() };
  for await (const products of readProducts(source, { before, stale })) {
    const listed = await inTurns(list(products));
    for (const language of LANGUAGES) {
      for (const listing of listed[language]) listings[language].set(listing.product.id, listing);
    }
  }
  return {
    id: indexCatalog({ ...taxonomies.id, listings: listings.id, numbers }, words),
    en: indexCatalog({ ...taxonomies.en, listings: listings.en, numbers }, words),
  };
}

const readTaxonomies = async (source: CatalogSource, language: Language) => ({
  categories: await source.categories(language),
  attributes: await source.attributes(language),
});

/** All products by id: those that are not stale as they were before. */
async function* readProducts(source: CatalogSource, { before, stale }: Reading) {
  if (before === null || stale === 'everything') {
    yield* source.products();
    return;
  }
  const now = await source.productsOf([...stale]);
  yield { id: replaced(before.id, stale, now.id), en: replaced(before.en, stale, now.en) };
}

/** The products of the index, but those of these ids as they are now. */
function replaced(before: CatalogIndex, ids: ReadonlySet<number>, now: readonly Product[]): readonly Product[] {
  const removed = new Set([...ids].flatMap((id) => before.byAnyId(id)?.id ?? []));
  for (const { id } of now) removed.add(id);
  const others = [...before.listings.values()].map(({ product }) => product).filter(({ id }) => !removed.has(id));
  return [...others, ...now].sort((a, b) => a.id - b.id);
}

type CachedReads = Pick<
  Catalog,
  | 'products'
  | 'productsAndVariations'
  | 'product'
  | 'productsByIds'
  | 'related'
  | 'nextPriceChange'
  | 'categories'
  | 'productTags'
  | 'attributes'
>;

/** The part of the catalog that is answered from memory. */
export function createCachedCatalog(cache: CatalogCache): CachedReads {
  const index = async (language: Language): Promise<CatalogIndex> => (await cache.current())[language];
  return {
    async products({ language, page, ...query }) {
      const { lists, product } = await index(language);
      const { ids, isNearest, missed } = await lists.find(query);
      const { rows, ...rest } = pageOf(ids, page);
      return { ...rest, isNearest, missed, rows: rows.flatMap((id) => product(id) ?? []) };
    },
    async productsAndVariations({ language, page, ...query }) {
      const { listsWithVariations, listed } = await index(language);
      const { ids, isNearest, missed } = await listsWithVariations().find(query);
      const { rows, ...rest } = pageOf(ids, page);
      return { ...rest, isNearest, missed, rows: rows.flatMap((id) => listed(id) ?? []) };
    },
    async product(address, language) {
      const { product, bySlug, bySku } = await index(language);
      if ('id' in address) return product(address.id);
      return 'slug' in address ? bySlug(address.slug) : bySku(address.sku);
    },
    async productsByIds(ids, language) {
      const { byAnyId } = await index(language);
      return [...new Set<Product>(ids.flatMap((id) => byAnyId(id) ?? []))];
    },
    related: async (productId, limit, language) => (await index(language)).related.to(productId, limit),
    nextPriceChange: async (at) => (await index('en')).lists.nextPriceChange(at),
    categories: async (language) => (await index(language)).categories,
    productTags: async (language) => tagsOf((await index(language)).listings.values()),
    attributes: async (language) => (await index(language)).attributes,
  };
}

/** Sellables of the published products, as the catalog in memory has them. */
export async function readCachedSellables(cache: CatalogCache): Promise<CachedSellables> {
  const current = await cache.current();
  return {
    sellable({ productId, variationId }, language) {
      const product = current[language].product(productId);
      return product && sellableOf(product, variationId);
    },
    product(id, language) {
      const product = current[language].byAnyId(id);
      return product && productForSale(product);
    },
  };
}
