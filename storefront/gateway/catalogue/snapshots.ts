import type { Language } from '#contract/languages.ts';
import type { Category, ProductSummary } from '../../model/product.ts';
import type { LoadedProducts } from './load-catalogue.ts';
import { createTurns } from './turns.ts';

/** The catalogue of one language as it was at one moment. Never changed, only replaced. */
export interface Snapshot {
  /** Newest first. */
  readonly cards: readonly ProductSummary[];
  readonly byId: ReadonlyMap<number, ProductSummary>;
  readonly categories: readonly Category[];
}

/** Ids of products, or the whole catalogue. */
export type CatalogueChange = readonly number[] | 'everything';

type Loaded = LoadedProducts & Pick<Snapshot, 'categories'>;

export interface SnapshotNeeds {
  load(language: Language): Promise<Loaded>;
  /** These products alone; those that are gone are left out. */
  loadSome(language: Language, ids: readonly number[]): Promise<LoadedProducts>;
  /** An older snapshot is loaded anew in the background; null where every change is told. */
  readonly maxAgeMs: number | null;
  now(): number;
  /** Loading again failed: the old snapshot is still served. */
  onError(error: unknown): void;
}

export interface Snapshots {
  /** The present snapshot; loaded once however many ask. */
  get(language: Language): Promise<Snapshot>;
  /** Loads again what has changed. Resolves when it is in place. */
  refresh(changed: CatalogueChange): Promise<void>;
}

export function createSnapshots(needs: SnapshotNeeds): Snapshots {
  const caches = new Map<Language, SnapshotCache>();
  return {
    get(language) {
      const cache = caches.get(language) ?? createSnapshotCache(language, needs);
      caches.set(language, cache);
      return cache.get();
    },
    async refresh(changed) {
      await Promise.all([...caches.values()].map((cache) => cache.refresh(changed)));
    },
  };
}

interface SnapshotCache {
  get(): Promise<Snapshot>;
  refresh(changed: CatalogueChange): Promise<void>;
}

interface LoadedSnapshot {
  readonly snapshot: Snapshot;
  /** When its whole list was asked for. */
  readonly asOf: number;
  readonly priceChanges: readonly number[];
}

function createSnapshotCache(language: Language, needs: SnapshotNeeds): SnapshotCache {
  // A load that began before a change must not overwrite what was loaded after it.
  const inTurn = createTurns();
  let current: LoadedSnapshot | null = null;
  let first: Promise<Snapshot> | null = null;
  let isReloading = false;
  let hasMissedChange = false;

  const loadAll = () =>
    inTurn(async () => {
      const asOf = needs.now();
      const { categories, ...listing } = await needs.load(language);
      hasMissedChange = false;
      current = { snapshot: toSnapshot(listing.cards, categories), asOf, priceChanges: listing.priceChanges };
      return current.snapshot;
    });
  const loadSome = (ids: readonly number[]) =>
    inTurn(async () => {
      const fresh = await needs.loadSome(language, ids);
      if (current) current = withFresh(current, ids, fresh);
    });
  function loadFirst(): Promise<Snapshot> {
    first ??= loadAll().catch((error: unknown) => {
      first = null;
      throw error;
    });
    return first;
  }
  async function reloadBehind(): Promise<void> {
    if (isReloading) return;
    isReloading = true;
    await loadAll().catch(needs.onError);
    isReloading = false;
  }
  function isOutdated({ asOf, priceChanges }: LoadedSnapshot): boolean {
    const now = needs.now();
    const isOld = needs.maxAgeMs !== null && now - asOf > needs.maxAgeMs;
    return isOld || hasMissedChange || priceChanges.some((instant) => instant > asOf && instant <= now);
  }
  return {
    async get() {
      if (!current) return loadFirst();
      if (isOutdated(current)) void reloadBehind();
      return current.snapshot;
    },
    async refresh(changed) {
      await (changed === 'everything' ? loadAll() : loadSome(changed)).catch((error: unknown) => {
        hasMissedChange = true;
        needs.onError(error);
      });
    },
  };
}

const newestFirst = (a: ProductSummary, b: ProductSummary) => b.date.localeCompare(a.date) || b.id - a.id;

function toSnapshot(cards: readonly ProductSummary[], categories: readonly Category[]): Snapshot {
  const sorted = cards.toSorted(newestFirst);
  return { cards: sorted, byId: new Map(sorted.map((card) => [card.id, card])), categories };
}

/** The instants of products that are gone do no harm: a reload too many. */
function withFresh(
  { snapshot, asOf, priceChanges }: LoadedSnapshot,
  ids: readonly number[],
  fresh: LoadedProducts,
): LoadedSnapshot {
  const cards = [...snapshot.cards.filter(({ id }) => !ids.includes(id)), ...fresh.cards];
  return {
    snapshot: toSnapshot(cards, snapshot.categories),
    asOf,
    priceChanges: [...new Set([...priceChanges, ...fresh.priceChanges])],
  };
}
