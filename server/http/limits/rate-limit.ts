import { LRUCache } from 'lru-cache';
import { MINUTE_MS } from '#engine/domain/durations.ts';

interface Needs {
  /** How many requests may come at once, and how many more each minute. */
  readonly perMinute: number;
  /** Milliseconds. */
  now(): number;
  /** The least recently seen client is forgotten when there are more. */
  readonly maxClients?: number;
}

/**
 * Seconds until the client may try again; 0 when this request is allowed, which counts it.
 * @param cost as how many requests it counts, at most as many as come at once
 */
type RateLimit = (client: string, cost?: number) => number;

/** Limits what costs are known of afterwards: whoever has used up the budget waits until it is refilled that far. */
export interface CostLimit {
  /** Seconds until the client may go on; 0 when it may now. */
  wait(client: string): number;
  charge(client: string, cost: number): void;
}

/** The same bucket, which a charge may empty and more. */
export function createCostLimit({ perMinute, now, maxClients = 20_000 }: Needs): CostLimit {
  const interval = MINUTE_MS / perMinute;
  const fullAt = new LRUCache<string, number>({ max: maxClients });
  return {
    wait(client) {
      const overdrawn = (fullAt.get(client) ?? 0) - now() - MINUTE_MS;
      return overdrawn > 0 ? Math.ceil(overdrawn / 1000) : 0;
    },
    charge(client, cost) {
      fullAt.set(client, Math.max(fullAt.get(client) ?? 0, now()) + interval * cost);
    },
  };
}

/** A token bucket for each client, stored as one number: when the bucket will be full again (generic cell rate algorithm). */
export function createRateLimit({ perMinute, now, maxClients = 20_000 }: Needs): RateLimit {
  const interval = MINUTE_MS / perMinute;
  const fullAt = new LRUCache<string, number>({ max: maxClients });
  return (client, cost = 1) => {
    const present = now();
    const next = Math.max(fullAt.get(client) ?? 0, present) + interval * Math.min(cost, perMinute);
    // Rounded: the parts of a minute may not add up to it exactly.
    const wait = Math.round(next - present - MINUTE_MS);
    if (wait > 0) return Math.ceil(wait / 1000);
    fullAt.set(client, next);
    return 0;
  };
}
