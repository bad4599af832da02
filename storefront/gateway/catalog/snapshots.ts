import pLimit from 'p-limit';
import type { Language } from '#contract/languages.ts';
import type { Category, ProductSummary } from '../../model/product/product.ts';
import type { LoadedProducts } from './load-catalog.ts';

/** The catalog of one language at one moment. Never changed, only replaced. */
export interface Snapshot {
  /** Newest first. */
  readonly products: readonly ProductSummary[];
  readonly byId: ReadonlyMap<number, ProductSummary>;
  readonly categories: readonly Category[];
  /** IANA name of the zone of the shop's clock. */
  readonly timeZone: string;
}

type ShopFacts = Pick<Snapshot, 'categories' | 'timeZone'>;

/** Ids of products, or the whole catalog. */
export type CatalogChange = readonly number[] | 'everything';

export interface SnapshotNeeds {
  load(language: Language): Promise<LoadedProducts & ShopFacts>;
  /** These products alone, without those that are gone. */
  loadSome(language: Language, ids: readonly number[]): Promise<LoadedProducts>;
  /** An older snapshot is reloaded in the background; null where the backend reports every change. */
  readonly maxAgeMs: number | null;
  now(): number;
  wait(milliseconds: number): Promise<void>;
  /** A reload failed: the old snapshot is still served. */
  onError(error: unknown): void;
}

export interface Snapshots {
  /** The present snapshot; the first one is loaded once, however many callers wait for it. */
  get(language: Language): Promise<Snapshot>;
  /** Reloads what has changed, again and again while that fails. Resolves when it is in place. */
  refresh(change: CatalogChange): Promise<void>;
  /** Loads all of it once. @throws when that fails: the old snapshots stay */
  reload(): Promise<void>;
  /** Of the present snapshots: the first instant after that one at which a sale begins or ends, both in milliseconds since 1970. */
  nextPriceChange(after: number): number | null;
  /** Loads nothing more. Resolves when what is being loaded has ended. */
  close(): Promise<void>;
}

/** A backend that is away may be back soon. */
const RETRY_MS = 2000;

export function createSnapshots(needs: SnapshotNeeds): Snapshots {
  const caches = new Map<Language, SnapshotCache>();
  return {
    get(language) {
      const cache = caches.get(language) ?? createSnapshotCache(language, needs);
      caches.set(language, cache);
      return cache.get();
    },
    async refresh(change) {
      await Promise.all([...caches.values()].map((cache) => cache.refresh(change)));
    },
    async reload() {
      await Promise.all([...caches.values()].map((cache) => cache.reload()));
    },
    nextPriceChange(after) {
      const later = [...caches.values()].flatMap((cache) => cache.priceChanges()).filter((instant) => instant > after);
      return later.length > 0 ? later.reduce((first, instant) => Math.min(first, instant)) : null;
    },
    async close() {
      await Promise.all([...caches.values()].map((cache) => cache.close()));
    },
  };
}

interface SnapshotCache {
  get(): Promise<Snapshot>;
  refresh(change: CatalogChange): Promise<void>;
  reload(): Promise<unknown>;
  priceChanges(): readonly number[];
  close(): Promise<void>;
}

interface LoadedSnapshot {
  readonly snapshot: Snapshot;
  /** When loading of its whole list began. */
  readonly asOf: number;
  /** How long that took. */
  readonly loadingMs: number;
  readonly priceChanges: readonly number[];
}

function createSnapshotCache(language: Language, needs: SnapshotNeeds): SnapshotCache {
  // One load at a time: a load that began before a change must not overwrite a later one.
  const inOrder = pLimit(1);
  let current: LoadedSnapshot | null = null;
  let first: Promise<Snapshot> | null = null;
  let isClosed = false;

  const whileOpen = <Loaded>(load: () => Promise<Loaded>): Promise<Loaded> =>
    inOrder(() => (isClosed ? Promise.reject(new Error('the catalog is closed')) : load()));
  const loadAll = () =>
    whileOpen(async () => {
      const asOf = needs.now();
      const { products, priceChanges, ...facts } = await needs.load(language);
      current = { snapshot: toSnapshot(products, facts), asOf, loadingMs: needs.now() - asOf, priceChanges };
      return current.snapshot;
    });
  const loadSome = (ids: readonly number[]) =>
    whileOpen(async () => {
      const loaded = await needs.loadSome(language, ids);
      if (current) current = withReloaded(current, ids, loaded);
    });
  function loadFirst(): Promise<Snapshot> {
    first ??= loadAll().catch((error: unknown) => {
      first = null;
      throw error;
    });
    return first;
  }
  const catchUp = createRetry(loadAll, { ...needs, isOver: () => isClosed });
  const reloadInBackground = createBackgroundRun(loadAll, needs);
  return {
    async get() {
      if (!current) return loadFirst();
      if (isStale(current, needs)) reloadInBackground();
      return current.snapshot;
    },
    async refresh(change) {
      try {
        await (change === 'everything' ? loadAll() : loadSome(change));
      } catch (error) {
        if (isClosed) return;
        needs.onError(error);
        await catchUp();
      }
    },
    reload: loadAll,
    priceChanges: () => current?.priceChanges ?? [],
    async close() {
      isClosed = true;
      await inOrder(() => undefined);
    },
  };
}

/** Starts `run`, unless it is running or has just failed: every visitor asks for it. */
function createBackgroundRun(
  run: () => Promise<unknown>,
  { now, onError }: Pick<SnapshotNeeds, 'now' | 'onError'>,
): () => void {
  let isRunning = false;
  let failedAt = Number.NEGATIVE_INFINITY;
  const hasJustFailed = () => now() >= failedAt && now() < failedAt + RETRY_MS;
  return () => {
    if (isRunning || hasJustFailed()) return;
    isRunning = true;
    void run()
      .catch((error: unknown) => {
        failedAt = now();
        onError(error);
      })
      .finally(() => {
        isRunning = false;
      });
  };
}

/** A backend spends at most one part of this many of its time on a list, however many products it has. */
const PARTS_OF_TIME = 5;

/** A clock that is set back, as after a start, has had prices loaded of a moment that is yet to come. */
function isStale(
  { asOf, loadingMs, priceChanges }: LoadedSnapshot,
  needs: Pick<SnapshotNeeds, 'maxAgeMs' | 'now'>,
): boolean {
  const now = needs.now();
  if (now < asOf) return true;
  const isOld = needs.maxAgeMs !== null && now - asOf > Math.max(needs.maxAgeMs, PARTS_OF_TIME * loadingMs);
  return isOld || priceChanges.some((instant) => instant > asOf && instant <= now);
}

/** Repeats `load` until it succeeds, or nobody wants it any more. Whoever asks meanwhile waits for the same. */
function createRetry(
  load: () => Promise<unknown>,
  { wait, onError, isOver }: Pick<SnapshotNeeds, 'wait' | 'onError'> & { isOver(): boolean },
): () => Promise<void> {
  let running: Promise<void> | null = null;
  async function run(): Promise<void> {
    let isDone = false;
    while (!isDone) {
      await wait(RETRY_MS);
      isDone =
        isOver() ||
        (await load().then(
          () => true,
          (error: unknown) => {
            onError(error);
            return false;
          },
        ));
    }
    running = null;
  }
  return () => {
    running ??= run();
    return running;
  };
}

const newestFirst = (a: ProductSummary, b: ProductSummary) => b.date.localeCompare(a.date) || b.id - a.id;

function toSnapshot(products: readonly ProductSummary[], { categories, timeZone }: ShopFacts): Snapshot {
  const sorted = products.toSorted(newestFirst);
  const byId = new Map(sorted.map((product) => [product.id, product]));
  return { products: sorted, byId, categories, timeZone };
}

/** Price changes of products that are gone stay: they cost one reload too many. */
function withReloaded(
  { snapshot, priceChanges, ...loading }: LoadedSnapshot,
  ids: readonly number[],
  loaded: LoadedProducts,
): LoadedSnapshot {
  const others = snapshot.products.filter(({ id }) => !ids.includes(id));
  return {
    ...loading,
    snapshot: toSnapshot([...others, ...loaded.products], snapshot),
    priceChanges: [...new Set([...priceChanges, ...loaded.priceChanges])],
  };
}
