import type { IncomingMessage } from 'node:http';
import { PATHS } from '#contract/paths.ts';
import { clientNetwork } from '#engine/domain/rate-limits/client-network.ts';

/** Requests a minute and client; 0 is without a limit. */
export interface RequestLimits {
  /** Forms of the checkout. */
  readonly checkout: number;
  /** Questions for an order: keys and numbers must not be guessed. */
  readonly orders: number;
  readonly api: number;
}

// Below whatever stands for a language, and with as many slashes behind as the router takes off.
const ORDERS = /^\/(?:[^/]+\/)?(?:checkout\/order-received|order-summary)(?:[/.]|$)/i;
const CHECKOUT = /^\/(?:[^/]+\/)?checkout(?:\/*_?\.data)?\/*$/i;

function limitOf({ method }: IncomingMessage, path: string): keyof RequestLimits | null {
  if (path === PATHS.graphql) return method === 'OPTIONS' ? null : 'api';
  if (ORDERS.test(path)) return 'orders';
  return method === 'POST' && CHECKOUT.test(path) ? 'checkout' : null;
}

interface Needs {
  readonly limits: RequestLimits;
  clientAddress(request: IncomingMessage): string;
  /** Milliseconds. */
  now(): number;
}

/** Seconds until this client may ask this again; 0 when they may now. Not asked for pages that are the same for everybody. */
export type RequestLimiter = (request: IncomingMessage, path: string) => number;

export function createRequestLimiter({ limits, clientAddress, now }: Needs): RequestLimiter {
  const open = (perMinute: number) => (perMinute > 0 ? createRateLimit({ perMinute, now }) : () => 0);
  const waits = { checkout: open(limits.checkout), orders: open(limits.orders), api: open(limits.api) };
  return (request, path) => {
    const limit = limitOf(request, path);
    return limit === null ? 0 : waits[limit](clientNetwork(clientAddress(request)));
  };
}

interface RateLimitNeeds {
  /** How many at once, and how many come back in a minute. */
  readonly perMinute: number;
  /** Milliseconds. */
  now(): number;
  /** So many are remembered; who asked longest ago is forgotten first. */
  readonly maxClients?: number;
}

/** Seconds until whoever this is may ask again; 0 when they may now, and have. */
export type RateLimit = (who: string) => number;

const MINUTE = 60_000;

/** A token bucket for each, kept as one number: when the bucket will be full again (the generic cell rate algorithm). */
export function createRateLimit({ perMinute, now, maxClients = 20_000 }: RateLimitNeeds): RateLimit {
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
    if (fullAt.size > maxClients) fullAt.delete(longestAgo);
    return 0;
  };
}
