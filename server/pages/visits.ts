import { LRUCache } from 'lru-cache';

const MAX_COUNTED = 10_000;

/** From so many requests on a page is not new any more. */
const KNOWN = 2;

/** When the most visited page has so many visits all are halved, so that what was liked last year gives way. */
const MAX_VISITS = 10_000;

/** How often pages were asked for, by their keys. */
export type Visits = readonly (readonly [key: string, visits: number])[];

/** Counts the visits of pages that exist; they may be dropped from memory by now. */
export function createVisits() {
  const counts = new LRUCache<string, { visits: number }>({ max: MAX_COUNTED });
  const begin = (key: string, visits: number): void => {
    if (!counts.has(key)) counts.set(key, { visits });
  };
  return {
    isCounted: (key: string): boolean => counts.has(key),
    count(key: string): void {
      const counted = counts.get(key);
      if (!counted) return;
      counted.visits += 1;
      if (counted.visits >= MAX_VISITS) for (const one of counts.values()) one.visits = Math.ceil(one.visits / 2);
    },
    /** A page was rendered. True when it exists and was asked for before. */
    rendered(key: string, exists: boolean): boolean {
      if (exists) begin(key, 1);
      else counts.delete(key);
      return (counts.peek(key)?.visits ?? 0) >= KNOWN;
    },
    /** The pages that most were asked for, the most first. */
    most: (limit: number): Visits =>
      [...counts.entries()]
        .flatMap(([key, { visits }]): Visits => (visits < KNOWN ? [] : [[key, visits]]))
        .sort(([, one], [, other]) => other - one)
        .slice(0, limit),
    /** As another process has counted them. */
    restore(counted: Visits): void {
      for (const [key, visits] of counted) begin(key, visits);
    },
  };
}
