import { LRUCache } from 'lru-cache';
import { type ReadyPage, sizeOf } from './ready-page.ts';
import { createVisits } from './visits.ts';

interface Lifetime {
  /** Milliseconds a page is served without a new rendering. */
  readonly fresh: number;
  /** Milliseconds after which it is not served any more. In between it is served while a new one is rendered. */
  readonly stale: number;
}

interface Entry {
  readonly page: ReadyPage;
  readonly renderedAt: number;
}

interface Needs {
  readonly maxBytes: number;
  readonly lifetime: Lifetime;
  now(): number;
  /** A rendering in the background failed; the shopper got the old page. */
  onError(error: unknown): void;
  /** Called for each request of a page: whether it was stored, and if so whether it was still fresh. */
  onLookup?(result: 'hit' | 'stale' | 'miss'): void;
}

export interface SharedPage {
  readonly page: ReadyPage;
  /** False for what everyone sees but is not worth storing, such as an error. */
  readonly isCacheable: boolean;
}

/** Renders the page; null when it turns out to belong to one visitor. */
type Render = () => Promise<SharedPage | null>;

/** Of the memory, for pages that nobody has asked for a second time. */
const NEW_SHARE = 0.25;

/** Pages that a flood of made-up addresses cannot imitate: they exist, and have no query. */
const isProven = (key: string, { status }: ReadyPage): boolean => status === 200 && !key.includes('?');

/** New pages have memory of their own until they are asked for again, so that many of them drop none of the others. */
function createEntries(maxBytes: number) {
  const createPart = (maxSize: number) =>
    new LRUCache<string, Entry>({ maxSize, sizeCalculation: ({ page }) => sizeOf(page) });
  const recent = createPart(Math.floor(maxBytes * NEW_SHARE));
  const proven = createPart(Math.floor(maxBytes * (1 - NEW_SHARE)));
  const parts = [recent, proven];
  return {
    get(key: string): Entry | undefined {
      const known = proven.get(key);
      const entry = known ?? recent.get(key);
      if (!entry || entry === known || !isProven(key, entry.page)) return entry;
      recent.delete(key);
      proven.set(key, entry);
      return entry;
    },
    set: (key: string, entry: Entry, isKnown: boolean): void =>
      void (isKnown || proven.has(key) ? proven : recent).set(key, entry),
    delete(key: string): void {
      for (const part of parts) part.delete(key);
    },
    deleteWhere(isStale: (page: ReadyPage) => boolean): void {
      for (const part of parts) for (const [key, { page }] of part.entries()) if (isStale(page)) part.delete(key);
    },
    stats: () => ({
      pages: recent.size + proven.size,
      bytes: recent.calculatedSize + proven.calculatedSize,
    }),
  };
}

interface RenderingNeeds extends Pick<Needs, 'now'> {
  readonly entries: ReturnType<typeof createEntries>;
  readonly visits: ReturnType<typeof createVisits>;
}

/** A missing page is rendered once however many ask for it, and stored unless something has changed meanwhile. */
function createRenderings({ entries, visits, now }: RenderingNeeds) {
  const inFlight = new Map<string, Promise<SharedPage | null>>();
  /** Grows with each change, so that a rendering begun before the change is not stored after it. */
  let generation = 0;
  return {
    isRunning: (key: string): boolean => inFlight.has(key),
    outdate(): void {
      generation += 1;
      inFlight.clear();
    },
    renderOnce(key: string, render: Render): Promise<SharedPage | null> {
      const running = inFlight.get(key);
      if (running) return running;
      const begunIn = generation;
      const rendering = render()
        .then((shared) => {
          if (!shared?.isCacheable) return shared;
          const isKnown = visits.rendered(key, isProven(key, shared.page));
          if (begunIn === generation) entries.set(key, { page: shared.page, renderedAt: now() }, isKnown);
          return shared;
        })
        .finally(() => {
          if (inFlight.get(key) === rendering) inFlight.delete(key);
        });
      inFlight.set(key, rendering);
      return rendering;
    },
  };
}

/**
 * Rendered pages by address and language. When memory runs short the least recently used pages are dropped; when something
 * changes, the pages that show it.
 */
export function createPageCache({ maxBytes, lifetime, now, onError, onLookup }: Needs) {
  const entries = createEntries(maxBytes);
  const visits = createVisits();
  const { renderOnce, isRunning, outdate } = createRenderings({ entries, visits, now });

  return {
    /** The page if it is stored and fresh. Counts nothing: it may not be sent after all. */
    fresh(key: string): ReadyPage | null {
      const entry = entries.get(key);
      return entry && now() - entry.renderedAt <= lifetime.fresh ? entry.page : null;
    },

    /** A fresh page was sent. */
    countHit(key: string): void {
      visits.count(key);
      onLookup?.('hit');
    },

    /** The page if it is stored; a stale one is rendered anew in the background. Synchronous: a hit makes no promise. */
    get(key: string, render: Render): ReadyPage | null {
      visits.count(key);
      const entry = entries.get(key);
      const age = entry ? now() - entry.renderedAt : Number.POSITIVE_INFINITY;
      if (!entry || age > lifetime.stale) {
        entries.delete(key);
        onLookup?.('miss');
        return null;
      }
      const isStale = age > lifetime.fresh;
      onLookup?.(isStale ? 'stale' : 'hit');
      if (isStale) renderOnce(key, render).catch(onError);
      return entry.page;
    },

    /** Whether the page has been stored before, or is being rendered now: it costs little to have it again. */
    isKept: (key: string): boolean => isRunning(key) || visits.isCounted(key),

    /** Renders the page, sharing the work with all who ask meanwhile. */
    render: renderOnce,

    /** Drops every page, or those with one of these tags. A scan: nearly every page has the tag of the catalog. */
    invalidate(changed: readonly string[] | 'everything'): void {
      outdate();
      entries.deleteWhere(({ tags }) => changed === 'everything' || tags.some((tag) => changed.includes(tag)));
    },

    /** The pages that most were asked for, the most first; none of them is made up. */
    mostVisited: visits.most,

    restoreVisits: visits.restore,

    stats: entries.stats,
  };
}

export type PageCache = ReturnType<typeof createPageCache>;
