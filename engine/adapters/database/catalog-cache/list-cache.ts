import { LRUCache } from 'lru-cache';
import { type ProductPrices, priceChangeTimes, pricesAt } from '#engine/domain/catalog/product-prices.ts';
import { type FoundProducts, findProducts } from '#engine/domain/search/find-products.ts';
import { buildSearchIndex, type SearchHits, type SearchIndex } from '#engine/domain/search/index/search-index.ts';
import type { ProductListing } from '#engine/domain/search/listing.ts';
import { dependsOnStock, isSearch, type ProductQuery } from '#engine/domain/search/product-query.ts';
import type { PreparedWords } from '#engine/domain/search/words/prepare-words.ts';
import type { WordNumbers } from '#engine/domain/search/words/word-numbers.ts';
import { inTurns } from './in-turns.ts';

type ListQuery = Pick<ProductQuery, 'filter' | 'order' | 'at'>;

/**
 * Finds the products of a list; the same query again costs a look-up. One among ids costs as much as there are ids, and is
 * not cached: one operation asks for those of thousands of products.
 */
export interface ListCache {
  /** All that match, in the order asked for. */
  find(query: ListQuery): Promise<FoundProducts>;
  /** The first instant after this at which a price changes by itself; null when none will. */
  nextPriceChange(at: Date): Date | null;
  /** After a sale: removes the lists that depend on pieces or sales. */
  removeStockLists(): void;
}

/** Shoppers ask the same few hundred queries; those of strangers must not pile up. */
const MAX_LISTS = 300;
/** As many as the aliases of one operation, which asks each of them for thousands of products. */
const MAX_SEARCHES = 100;

interface CachedList extends FoundProducts {
  readonly dependsOnStock: boolean;
}

interface NumberedListings {
  readonly listings: ReadonlyMap<number, ProductListing>;
  /** Of the words of all of them. */
  readonly numbers: WordNumbers;
}

export function createListCache({ listings, numbers }: NumberedListings, words: PreparedWords): ListCache {
  const { pricesDuring, nextChange } = createPricePeriods(listings);
  const lists = new LRUCache<string, CachedList>({ max: MAX_LISTS });
  // Made by the first search: most changes of a catalog are followed by another one sooner.
  let index: Promise<SearchIndex> | null = null;
  const searchIndex = () => {
    index ??= inTurns(buildSearchIndex([...listings.values()], numbers, words)).then(withSearchCache);
    return index;
  };
  const named = (ids: readonly number[]) => [...new Set(ids)].flatMap((id) => listings.get(id) ?? []);
  return {
    async find({ filter, order, at }) {
      const search = isSearch(filter) ? await searchIndex() : null;
      const { period, prices } = pricesDuring(at);
      const priced = (listing: ProductListing) => ({
        listing,
        prices: prices.get(listing.product.id) ?? pricesAt(listing.product, at),
      });
      const byId = (id: number) => {
        const listing = listings.get(id);
        return listing && priced(listing);
      };
      const { ids } = filter;
      if (ids) return findProducts({ all: () => named(ids).map(priced), byId }, { filter, order }, search);
      const key = `${period} ${JSON.stringify([filter, order])}`;
      const cached = lists.get(key);
      if (cached) return cached;
      const all = () => [...listings.values()].map(priced);
      const list = {
        ...findProducts({ all, byId }, { filter, order }, search),
        dependsOnStock: dependsOnStock({ filter, order }),
      };
      lists.set(key, list);
      return list;
    },
    nextPriceChange: nextChange,
    removeStockLists() {
      for (const [key, { dependsOnStock }] of [...lists.entries()]) if (dependsOnStock) lists.delete(key);
    },
  };
}

function withSearchCache(index: SearchIndex): SearchIndex {
  const searches = new LRUCache<string, SearchHits>({ max: MAX_SEARCHES });
  return {
    ...index,
    search(text) {
      const hits = searches.get(text) ?? index.search(text);
      searches.set(text, hits);
      return hits;
    },
  };
}

/** Prices change by themselves when a sale begins or ends; between two such instants they are computed once. */
function createPricePeriods(listings: ReadonlyMap<number, ProductListing>) {
  const products = [...listings.values()].map(({ product }) => product);
  const changes = products.flatMap(priceChangeTimes).map((instant) => instant.getTime());
  changes.sort((a, b) => a - b);
  let current: { readonly period: number; readonly prices: ReadonlyMap<number, ProductPrices> } | undefined;
  return {
    pricesDuring(at: Date) {
      const period = changes.findLastIndex((instant) => instant <= at.getTime());
      if (current?.period !== period) {
        current = { period, prices: new Map(products.map((product) => [product.id, pricesAt(product, at)])) };
      }
      return current;
    },
    nextChange(at: Date): Date | null {
      const next = changes.find((instant) => instant > at.getTime());
      return next === undefined ? null : new Date(next);
    },
  };
}
