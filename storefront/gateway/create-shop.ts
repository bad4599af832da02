import type { CommerceApi } from '#contract/commerce-api.ts';
import { createCatalogue } from './catalogue/catalogue.ts';
import { loadCategories, loadListed, loadListing } from './catalogue/load-catalogue.ts';
import { createSearches } from './catalogue/searches.ts';
import { type Changed, createSnapshots } from './catalogue/snapshots.ts';
import { createExtras } from './extras.ts';
import type { Shop } from './shop.ts';
import { createStates } from './states.ts';
import { createStripeKey } from './stripe-key.ts';
import { createVisit } from './visit.ts';

interface Options {
  /** Over a backend that does not tell of its changes: how old the list of products may get. Null where it tells. */
  readonly maxAgeMs: number | null;
  readonly now?: () => number;
  /** The list of products could not be loaded again: the old one is still served. */
  onTrouble(error: unknown): void;
}

export interface OpenShop extends Shop {
  /** The catalogue has changed: resolves when every list shows it. Pages made before that are to be dropped after it. */
  catalogueChanged(changed: Changed): Promise<void>;
}

/** The shop over a commerce API: the engine in this process, or another backend over HTTP. */
export function createShop(api: CommerceApi, { maxAgeMs, now = Date.now, onTrouble }: Options): OpenShop {
  const snapshots = createSnapshots({
    load: async (language) => {
      const [listing, categories] = await Promise.all([loadListing(api, language), loadCategories(api, language)]);
      return { ...listing, categories };
    },
    loadSome: (language, ids) => loadListed(api, language, ids),
    maxAgeMs,
    now,
    onTrouble,
  });
  const extras = createExtras();
  const states = createStates(api);
  const stripeKey = createStripeKey({ api, extras, now });
  const needs = { api, snapshots, searches: createSearches(api), extras, states, stripeKey };
  return {
    catalogue: (language) => createCatalogue(needs, language),
    visit: (request) => createVisit(needs, request),
    catalogueChanged: snapshots.refresh,
  };
}
