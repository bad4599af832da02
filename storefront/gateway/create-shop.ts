import type { CommerceApi } from '#contract/commerce-api.ts';
import type { Translated } from '#contract/languages.ts';
import { createCartMemory } from './cart-memory.ts';
import { type Catalog, createCatalog } from './catalog/catalog.ts';
import { loadAllProducts, loadCategories, loadProducts, withListedCounts } from './catalog/load-catalog.ts';
import { loadTimeZone } from './catalog/load-time-zone.ts';
import { createSearchCache } from './catalog/search-cache.ts';
import { type CatalogChange, createSnapshots } from './catalog/snapshots.ts';
import { keepAnswer } from './kept-answer.ts';
import { loadCountries, loadTakesLogins } from './load-shop-facts.ts';
import type { Shop } from './shop.ts';
import { createShopperApi } from './shopper-api.ts';
import { createStateLookup } from './states.ts';
import { createStripeKey } from './stripe-key.ts';
import { ifSupported, isStockBackend } from './transport/run-operation.ts';

/** Of what another backend answers for all shoppers. */
const FACTS_MAX_AGE_MS = 600_000;

interface Options {
  /** Over a backend without change events: how old the list of products may get. Null where the backend sends them. */
  readonly maxAgeMs: number | null;
  readonly now?: () => number;
  /** The list of products could not be reloaded: the old one is still served. Or a part of some response is missing. */
  onError(error: unknown): void;
}

export interface OpenShop extends Shop {
  /** Call it after a change of the catalog. Drop cached pages only after it resolves: then every list shows the change. */
  catalogChanged(change: CatalogChange): Promise<void>;
  /** Loads the whole catalog once. @throws when the backend does not send it: the old one stays */
  reloadCatalog(): Promise<void>;
  /** The first instant after that one at which a listed sale begins or ends, both in milliseconds since 1970; null when none is known. */
  nextPriceChange(after: number): number | null;
  /** Asks the backend for its list no more. Resolves when the last answer is there. */
  close(): Promise<void>;
}

/** The shop over a commerce API: the engine in this process, or another backend over HTTP. */
export function createShop(api: CommerceApi, { maxAgeMs, now = Date.now, onError }: Options): OpenShop {
  const snapshots = createSnapshots({
    load: async (language) => {
      const [loaded, categories, timeZone] = await Promise.all([
        loadAllProducts({ api, language, onMissingPart: onError }),
        loadCategories(api, language),
        loadTimeZone(api),
      ]);
      return { ...loaded, categories: withListedCounts(categories, loaded.products), timeZone };
    },
    loadSome: (language, ids) => loadProducts({ api, language, onMissingPart: onError }, ids),
    maxAgeMs,
    now,
    wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
    onError,
  });
  const states = createStateLookup(api);
  const stripeKey = createStripeKey({ api, ifSupported, now });
  const carts = createCartMemory(now);
  const kept = { maxAgeMs: maxAgeMs === null ? null : FACTS_MAX_AGE_MS, now };
  const countries = keepAnswer({ load: () => loadCountries(api), ...kept });
  const askTakesLogins = keepAnswer({ load: () => loadTakesLogins(api), ...kept });
  const takesLogins = async () => !isStockBackend(api) || askTakesLogins();
  const searches = createSearchCache(api);
  const shoppers = { api, carts, countries, takesLogins, ifSupported, states, stripeKey };
  const browsing = { api, snapshots, searches, takesLogins, onMissingPart: onError };
  const catalogs: Translated<Catalog> = { id: createCatalog(browsing, 'id'), en: createCatalog(browsing, 'en') };
  return {
    catalog: (language) => catalogs[language],
    shopper: (request) => createShopperApi({ ...shoppers, onMissingPart: onError }, request),
    catalogChanged: snapshots.refresh,
    reloadCatalog: snapshots.reload,
    nextPriceChange: snapshots.nextPriceChange,
    close: snapshots.close,
  };
}
