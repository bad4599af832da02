import { LRUCache } from 'lru-cache';
import { type ReadyPage, sizeOf } from './ready-page.ts';

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
}

export interface SharedPage {
  readonly page: ReadyPage;
  /** False for what everyone sees but is not worth storing, such as an error. */
  readonly isCacheable: boolean;
}

/** Renders the page; null when it turns out to belong to one visitor. */
type Render = () => Promise<SharedPage | null>;

/**
 * Rendered pages by address and language. A missing page is rendered once however many ask for it. When memory runs short
 * the least recently used pages are dropped; when something changes, the pages that show it.
 */
export function createPageCache({ maxBytes, lifetime, now, onError }: Needs) {
  const entries = new LRUCache<string, Entry>({ maxSize: maxBytes, sizeCalculation: ({ page }) => sizeOf(page) });
  const inFlight = new Map<string, Promise<SharedPage | null>>();
  /** Grows with each change, so that a rendering begun before the change is not stored after it. */
  let generation = 0;

  function renderOnce(key: string, render: Render): Promise<SharedPage | null> {
    const running = inFlight.get(key);
    if (running) return running;
    const begunIn = generation;
    const rendering = render()
      .then((shared) => {
        if (shared?.isCacheable && begunIn === generation) entries.set(key, { page: shared.page, renderedAt: now() });
        return shared;
      })
      .finally(() => {
        if (inFlight.get(key) === rendering) inFlight.delete(key);
      });
    inFlight.set(key, rendering);
    return rendering;
  }

  return {
    /** The page if it is stored; a stale one is rendered anew in the background. Synchronous: a hit makes no promise. */
    get(key: string, render: Render): ReadyPage | null {
      const entry = entries.get(key);
      if (!entry) return null;
      const age = now() - entry.renderedAt;
      if (age > lifetime.stale) {
        entries.delete(key);
        return null;
      }
      if (age > lifetime.fresh) renderOnce(key, render).catch(onError);
      return entry.page;
    },

    /** Renders the page, sharing the work with all who ask meanwhile. */
    render: renderOnce,

    /** Drops every page with one of these tags. A scan: nearly every page has the tag of the catalog. */
    invalidate(tags: readonly string[]): void {
      generation += 1;
      inFlight.clear();
      for (const [key, { page }] of entries.entries()) {
        if (page.tags.some((tag) => tags.includes(tag))) entries.delete(key);
      }
    },

    stats: () => ({ pages: entries.size, bytes: entries.calculatedSize }),
  };
}

export type PageCache = ReturnType<typeof createPageCache>;
