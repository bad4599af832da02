import { type ReadyPage, sizeOf } from './ready-page.ts';

interface Lifetime {
  /** Milliseconds a page is served without a thought. */
  readonly fresh: number;
  /** Milliseconds after which it is no longer served at all. In between, the old one is served while a new one is made. */
  readonly stale: number;
}

interface Entry {
  readonly page: ReadyPage;
  readonly madeAt: number;
}

interface Needs {
  readonly maxBytes: number;
  readonly lifetime: Lifetime;
  now(): number;
  /** A render in the background failed; the shopper got the old page. */
  onError(error: unknown): void;
}

export interface SharedPage {
  readonly page: ReadyPage;
  /** False for what is the same for everybody now but not worth keeping, such as an error. */
  readonly isCacheable: boolean;
}

/** Renders the page; null when it turns out to be one visitor's own. */
type Render = () => Promise<SharedPage | null>;

/**
 * Ready-made pages by address. One render per missing page however many ask; least recently used pages go first when
 * memory runs short; a page goes at once when something it shows changes.
 */
export function createPageCache({ maxBytes, lifetime, now, onError }: Needs) {
  const entries = new Map<string, Entry>();
  const inFlight = new Map<string, Promise<SharedPage | null>>();
  let bytes = 0;
  /** Grows with each change, so that a render begun before the change is not kept after it. */
  let generation = 0;

  function remove(key: string): void {
    const entry = entries.get(key);
    if (!entry) return;
    entries.delete(key);
    bytes -= sizeOf(entry.page);
  }

  function keep(key: string, page: ReadyPage): void {
    remove(key);
    entries.set(key, { page, madeAt: now() });
    bytes += sizeOf(page);
    for (const oldest of entries.keys()) {
      if (bytes <= maxBytes) break;
      remove(oldest);
    }
  }

  function renderOnce(key: string, render: Render): Promise<SharedPage | null> {
    const running = inFlight.get(key);
    if (running) return running;
    const begunAt = generation;
    const rendering = render()
      .then((made) => {
        if (made?.isCacheable && begunAt === generation) keep(key, made.page);
        return made;
      })
      .finally(() => {
        if (inFlight.get(key) === rendering) inFlight.delete(key);
      });
    inFlight.set(key, rendering);
    return rendering;
  }

  return {
    /** The page if it is ready; a stale one is renewed behind the scenes. Synchronous: the fast path makes no promise. */
    ready(key: string, render: Render): ReadyPage | null {
      const entry = entries.get(key);
      if (!entry) return null;
      const age = now() - entry.madeAt;
      if (age > lifetime.stale) {
        remove(key);
        return null;
      }
      if (age > lifetime.fresh) renderOnce(key, render).catch(onError);
      entries.delete(key);
      entries.set(key, entry);
      return entry.page;
    },

    /** Renders the page, sharing the work with whoever asks meanwhile. */
    make: renderOnce,

    /** Forgets every page that shows one of these. */
    drop(tags: readonly string[]): void {
      generation += 1;
      inFlight.clear();
      for (const [key, { page }] of entries) {
        if (page.tags.some((tag) => tags.includes(tag))) remove(key);
      }
    },

    stats: () => ({ pages: entries.size, bytes }),
  };
}

export type PageCache = ReturnType<typeof createPageCache>;
