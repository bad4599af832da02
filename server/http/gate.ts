import type { IncomingMessage } from 'node:http';
import { PATHS } from '#contract/paths.ts';
import { clientNetwork } from '#engine/domain/tries/client-network.ts';
import { createRateLimit } from './rate-limit.ts';

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
export type Gate = (request: IncomingMessage, path: string) => number;

export function createGate({ limits, clientAddress, now }: Needs): Gate {
  const open = (perMinute: number) => (perMinute > 0 ? createRateLimit({ perMinute, now }) : () => 0);
  const waits = { checkout: open(limits.checkout), orders: open(limits.orders), api: open(limits.api) };
  return (request, path) => {
    const limit = limitOf(request, path);
    return limit === null ? 0 : waits[limit](clientNetwork(clientAddress(request)));
  };
}
