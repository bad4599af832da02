import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { LANGUAGES } from '#contract/languages.ts';
import { matchRoute } from '#contract/match-route.ts';
import { startScheduler } from '../jobs/scheduler.ts';
import { writeWhole } from '../media/write-whole.ts';
import type { PageCache } from './page-cache.ts';
import { type RenderShared, readSharedPageKey } from './shared-page.ts';
import { visitorOf } from './visitor.ts';
import type { Visits } from './visits.ts';

interface Needs {
  readonly cache: Pick<PageCache, 'mostVisited' | 'restoreVisits' | 'render'>;
  readonly renderShared: RenderShared;
  /** Where the visits are kept from one start to the next. */
  readonly file: string;
  /** Milliseconds of a clock that never goes back. */
  now(): number;
  onError(error: unknown): void;
}

/** Brings back the cached pages that most visitors ask for. */
export interface WarmUp {
  /** Renders them as they were when the shop was last open. */
  run(closing: AbortSignal): Promise<void>;
  /** Writes down which they are. */
  save(): Promise<void>;
}

/** With what stands below each, half of the cache's memory at most. */
const MAX_PAGES = 300;
/** Milliseconds: a backend that hardly answers must not keep the shop from opening. */
const MAX_TIME = 20_000;

const Stored = z.array(z.tuple([z.string().max(1024), z.int().positive()])).max(MAX_PAGES);

/** Nothing at the first start, and nothing of what another release or a broken disk has left. */
async function readVisits(file: string): Promise<Visits> {
  const text = await readFile(file, 'utf8').catch(() => '[]');
  try {
    return Stored.safeParse(JSON.parse(text)).data ?? [];
  } catch {
    return [];
  }
}

export function createWarmUp({ cache, renderShared, file, now, onError }: Needs): WarmUp {
  async function render(key: string): Promise<void> {
    const page = readSharedPageKey(key);
    const { route, prefix } = matchRoute(page?.address ?? '');
    if (!page || route.audience !== 'everyone') return;
    const visitor = visitorOf(prefix, { 'accept-language': LANGUAGES[page.language].tag });
    await cache.render(key, renderShared(page.address, visitor)).catch(onError);
  }
  return {
    async run(closing) {
      const visits = await readVisits(file);
      cache.restoreVisits(visits);
      const end = now() + MAX_TIME;
      for (const [key] of visits) {
        if (closing.aborted || now() > end) return;
        await render(key);
      }
    },
    save: () => writeWhole(file, JSON.stringify(cache.mostVisited(MAX_PAGES))),
  };
}

const SAVE_SECONDS = 5 * 60;

interface KeepNeeds extends Pick<Needs, 'cache' | 'renderShared' | 'onError'> {
  readonly dataFolder: string;
}

interface Warmth {
  /** True once the pages of the last time are there again, or cannot be had. */
  isWarm(): boolean;
  close(): Promise<void>;
}

/** Warms the cache up, and writes down what is visited: now and then, for a process may be killed, and at its end. */
export function keepWarm({ dataFolder, onError, ...needs }: KeepNeeds): Warmth {
  const file = join(dataFolder, 'cache', 'visited-pages.json');
  const warmUp = createWarmUp({ ...needs, file, onError, now: () => performance.now() });
  const closing = new AbortController();
  let isWarm = false;
  const warmed = warmUp
    .run(closing.signal)
    .catch(onError)
    .finally(() => {
      isWarm = true;
    });
  const save = () => warmed.then(warmUp.save);
  const job = { name: 'remember visited pages', everySeconds: SAVE_SECONDS, run: save };
  const scheduler = startScheduler([job], (_name, error) => onError(error));
  return {
    isWarm: () => isWarm,
    async close() {
      closing.abort();
      await scheduler.close();
      await save().catch(onError);
    },
  };
}
