import type { IncomingMessage } from 'node:http';
import type { RequestLimit } from '#contract/routes.ts';
import { clientNetwork } from '#engine/domain/rate-limits/client-network.ts';
import type { RequestLimits } from '../../config/config.ts';
import { type CostLimit, createCostLimit, createRateLimit } from './rate-limit.ts';

/** Looking at the checkout is free, as is a browser's preflight request to the API. */
const COUNTED_METHODS: Readonly<Record<RequestLimit, (method: string | undefined) => boolean>> = {
  checkout: (method) => method === 'POST',
  orders: () => true,
  api: (method) => method !== 'OPTIONS',
  pages: () => true,
};

/** A form with pictures takes memory and time as these are decoded: every further 8 MB count as one more request. */
const BYTES_PER_REQUEST = 8 * 1024 * 1024;

const costOf = ({ headers }: IncomingMessage): number =>
  1 + Math.floor((Number(headers['content-length']) || 0) / BYTES_PER_REQUEST);

interface Needs {
  readonly limits: Omit<RequestLimits, 'reads'>;
  clientAddress(request: IncomingMessage): string;
  /** Milliseconds. */
  now(): number;
}

/** Seconds until this client may send such a request again; 0 when it may now. Cached pages are never limited. */
export type RequestLimiter = (request: IncomingMessage, limit: RequestLimit | null, cost?: number) => number;

export function createRequestLimiter({ limits, clientAddress, now }: Needs): RequestLimiter {
  const limitOf = (perMinute: number) => (perMinute > 0 ? createRateLimit({ perMinute, now }) : () => 0);
  const rateLimits = {
    checkout: limitOf(limits.checkout),
    orders: limitOf(limits.orders),
    api: limitOf(limits.api),
    pages: limitOf(limits.pages),
  };
  return (request, limit, cost = costOf(request)) =>
    limit !== null && COUNTED_METHODS[limit](request.method)
      ? rateLimits[limit](clientNetwork(clientAddress(request)), cost)
      : 0;
}

interface ReadNeeds extends Pick<Needs, 'clientAddress' | 'now'> {
  /** Values of responses a minute and client; 0 is without a limit. */
  readonly perMinute: number;
}

/** What a client may read of the API. Looking is free for whoever asks little, and for a preflight request. */
export interface ReadLimiter {
  wait(request: IncomingMessage): number;
  charge(request: IncomingMessage, cost: number): void;
}

const UNLIMITED: CostLimit = { wait: () => 0, charge: () => undefined };

export function createReadLimiter({ perMinute, clientAddress, now }: ReadNeeds): ReadLimiter {
  const limit = perMinute > 0 ? createCostLimit({ perMinute, now }) : UNLIMITED;
  const networkOf = (request: IncomingMessage) => clientNetwork(clientAddress(request));
  return {
    wait: (request) => (request.method === 'OPTIONS' ? 0 : limit.wait(networkOf(request))),
    charge: (request, cost) => limit.charge(networkOf(request), cost),
  };
}
