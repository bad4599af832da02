import { LRUCache } from 'lru-cache';

const MAX_SLUGS = 1000;
const MAX_AGE_MS = 60_000;

/** Asks the backend, unless it did not know the same a moment ago. */
export type AskUnlessUnknown = <T>(name: string, ask: () => Promise<T | null>) => Promise<T | null>;

/** For a backend that does not say when something new is published: that is found a minute later. */
export function createUnknownSlugs(now: () => number): AskUnlessUnknown {
  // A clock that begins at 0 would mean "never".
  const perf = { now: () => now() + 1 };
  const unknown = new LRUCache<string, true>({ max: MAX_SLUGS, ttl: MAX_AGE_MS, ttlResolution: 0, perf });
  return async (name, ask) => {
    if (unknown.has(name)) return null;
    const found = await ask();
    if (found === null) unknown.set(name, true);
    return found;
  };
}

/** For a backend that says so: always asks. */
export const askAlways: AskUnlessUnknown = (_name, ask) => ask();
