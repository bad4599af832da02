import type { Language } from '#contract/languages.ts';
import type { Category, ProductCard } from '../../model/product.ts';
import { createTurns } from './turns.ts';

/** The catalogue of one language as it was at one moment. Never changed, only replaced. */
export interface Snapshot {
  /** Newest first. */
  readonly cards: readonly ProductCard[];
  readonly byId: ReadonlyMap<number, ProductCard>;
  readonly categories: readonly Category[];
}

/** Ids of products, or the whole catalogue. */
export type Changed = readonly number[] | 'everything';

export interface SnapshotNeeds {
  load(language: Language): Promise<Pick<Snapshot, 'cards' | 'categories'>>;
  /** These products alone; those that are gone are left out. */
  loadCards(language: Language, ids: readonly number[]): Promise<readonly ProductCard[]>;
  /** An older snapshot is loaded anew in the background; null where every change is told. */
  readonly maxAgeMs: number | null;
  now(): number;
  /** Loading again failed: the old snapshot is still served. */
  onTrouble(error: unknown): void;
}

export interface Snapshots {
  /** The present snapshot; loaded once however many ask. */
  get(language: Language): Promise<Snapshot>;
  /** Loads again what has changed. Resolves when it is in place. */
  refresh(changed: Changed): Promise<void>;
}

export function createSnapshots(needs: SnapshotNeeds): Snapshots {
  const shelves = new Map<Language, Shelf>();
  return {
    get(language) {
      const shelf = shelves.get(language) ?? createShelf(language, needs);
      shelves.set(language, shelf);
      return shelf.get();
    },
    async refresh(changed) {
      await Promise.all([...shelves.values()].map((shelf) => shelf.refresh(changed)));
    },
  };
}

interface Shelf {
  get(): Promise<Snapshot>;
  refresh(changed: Changed): Promise<void>;
}

function createShelf(language: Language, needs: SnapshotNeeds): Shelf {
  // A load that began before a change must not overwrite what was loaded after it.
  const inTurn = createTurns();
  let current: { readonly snapshot: Snapshot; readonly loadedAt: number } | null = null;
  let first: Promise<Snapshot> | null = null;
  let isReloading = false;

  function put({ cards, categories }: Pick<Snapshot, 'cards' | 'categories'>): Snapshot {
    const sorted = cards.toSorted(newestFirst);
    const snapshot = { cards: sorted, byId: new Map(sorted.map((card) => [card.id, card])), categories };
    current = { snapshot, loadedAt: needs.now() };
    return snapshot;
  }
  const loadAll = () => inTurn(async () => put(await needs.load(language)));
  const loadSome = (ids: readonly number[]) =>
    inTurn(async () => {
      const fresh = await needs.loadCards(language, ids);
      if (current) put(withFresh(current.snapshot, ids, fresh));
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
    await loadAll().catch(needs.onTrouble);
    isReloading = false;
  }
  return {
    async get() {
      if (!current) return loadFirst();
      const { snapshot, loadedAt } = current;
      if (needs.maxAgeMs !== null && needs.now() - loadedAt > needs.maxAgeMs) void reloadBehind();
      return snapshot;
    },
    async refresh(changed) {
      await (changed === 'everything' ? loadAll() : loadSome(changed)).catch(needs.onTrouble);
    },
  };
}

const newestFirst = (a: ProductCard, b: ProductCard) => b.date.localeCompare(a.date) || b.id - a.id;

const withFresh = ({ cards, categories }: Snapshot, ids: readonly number[], fresh: readonly ProductCard[]) => ({
  cards: [...cards.filter(({ id }) => !ids.includes(id)), ...fresh],
  categories,
});
