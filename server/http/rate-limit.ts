interface Needs {
  /** How many at once, and how many come back in a minute. */
  readonly perMinute: number;
  /** Milliseconds. */
  now(): number;
  /** So many are remembered; who asked longest ago is forgotten first. */
  readonly mostKnown?: number;
}

/** Seconds until whoever this is may ask again; 0 when they may now, and have. */
export type RateLimit = (who: string) => number;

const MINUTE = 60_000;

/** A token bucket for each, kept as one number: when the bucket will be full again (the generic cell rate algorithm). */
export function createRateLimit({ perMinute, now, mostKnown = 20_000 }: Needs): RateLimit {
  const interval = MINUTE / perMinute;
  const fullAt = new Map<string, number>();
  return (who) => {
    const present = now();
    const next = Math.max(fullAt.get(who) ?? 0, present) + interval;
    // Rounded: the parts of a minute may not add up to it exactly.
    const wait = Math.round(next - present - MINUTE);
    if (wait > 0) return Math.ceil(wait / 1000);
    fullAt.delete(who);
    fullAt.set(who, next);
    const [longestAgo = who] = fullAt.keys();
    if (fullAt.size > mostKnown) fullAt.delete(longestAgo);
    return 0;
  };
}
