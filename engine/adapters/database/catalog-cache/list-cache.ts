import { type ProductPrices, priceChangeTimes, pricesAt } from '#engine/domain/catalog/product-prices.ts';
import { type FoundProducts, findProducts } from '#engine/domain/search/find-products.ts';
import type { ProductListing } from '#engine/domain/search/listing.ts';
import type { ProductQuery } from '#engine/domain/search/product-query.ts';

type Question = Pick<ProductQuery, 'filter' | 'order' | 'at'>;

/** Answers what a list holds; the same question again costs a look-up. */
export interface ListCache {
  /** All that match, in the order asked for. */
  find(question: Question): FoundProducts;
  /** The first instant after this at which a price changes by itself; null when none will. */
  nextPriceChange(at: Date): Date | null;
  /** Pieces were sold: forgets the answers that depend on it. */
  forgetStock(): void;
}

/** Shoppers ask the same few hundred questions; strangers' must not pile up. */
const MOST_KEPT = 300;

interface Answer extends FoundProducts {
  readonly isOfStock: boolean;
}

export function createListCache(listings: ReadonlyMap<number, ProductListing>): ListCache {
  const { pricesOf, nextChange } = createPriceBook(listings);
  const kept = new Map<string, Answer>();

  function keep(key: string, answer: Answer): void {
    const [oldest] = kept.size < MOST_KEPT ? [] : kept.keys();
    if (oldest !== undefined) kept.delete(oldest);
    kept.set(key, answer);
  }
  return {
    find({ filter, order, at }) {
      const { epoch, prices } = pricesOf(at);
      const key = `${epoch} ${JSON.stringify([filter, order])}`;
      const known = kept.get(key);
      if (known) return known;
      const all = [...listings.values()].map((listing) => ({
        listing,
        prices: prices.get(listing.product.id) ?? pricesAt(listing.product, at),
      }));
      const isOfStock = filter.stock !== undefined || order.some(({ by }) => by === 'total-sales');
      const answer = { ...findProducts(all, filter, order), isOfStock };
      keep(key, answer);
      return answer;
    },
    nextPriceChange: nextChange,
    forgetStock() {
      for (const [key, { isOfStock }] of kept) if (isOfStock) kept.delete(key);
    },
  };
}

/** Prices change by themselves when a sale begins or ends; between two such instants they are worked out once. */
function createPriceBook(listings: ReadonlyMap<number, ProductListing>) {
  const products = [...listings.values()].map(({ product }) => product);
  const changes = products.flatMap(priceChangeTimes).map((instant) => instant.getTime());
  changes.sort((a, b) => a - b);
  let page: { readonly epoch: number; readonly prices: ReadonlyMap<number, ProductPrices> } | undefined;
  return {
    pricesOf(at: Date) {
      const epoch = changes.findLastIndex((instant) => instant <= at.getTime());
      if (page?.epoch !== epoch) {
        page = { epoch, prices: new Map(products.map((product) => [product.id, pricesAt(product, at)])) };
      }
      return page;
    },
    nextChange(at: Date): Date | null {
      const next = changes.find((instant) => instant > at.getTime());
      return next === undefined ? null : new Date(next);
    },
  };
}
