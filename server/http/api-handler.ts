import type { IncomingMessage, ServerResponse } from 'node:http';
import { setImmediate } from 'node:timers/promises';
import { BUSY_SECONDS } from '#contract/commerce-api.ts';
import { ENDPOINTS, ROUTES } from '#contract/routes.ts';
import type { Engine } from '#engine/index.ts';
import type { Leave, Overload } from './limits/overload.ts';
import type { ReadLimiter, RequestLimiter } from './limits/request-limiter.ts';
import { refuseOperation } from './limits/retry-later.ts';
import { type AddUnread, createUnreadResponses } from './limits/unread-responses.ts';
import { readBody } from './read-body.ts';

/** The engine's endpoint. It counts attempts by the client's address, which only this server knows. */
export type ApiEndpoint = Engine['handleHttp'];

interface Needs {
  readonly apiEndpoint: ApiEndpoint;
  /** Other sites whose pages may use the API by script. */
  readonly allowedOrigins: readonly string[];
  /** Counts mutations, by number. */
  readonly requestLimiter: RequestLimiter;
  /** Counts everything that is read, by its cost. */
  readonly readLimiter: ReadLimiter;
  readonly overload: Overload;
  clientAddress(request: IncomingMessage): string;
}

/** In characters: these take about a millisecond to encode. */
const LONG_TEXT = 500_000;

/** Each mutation of a request is counted, in a batch or under an alias too, and each `checkout` like a form of the checkout. */
const limitMutations =
  (limiter: RequestLimiter, request: IncomingMessage) =>
  (mutation: string): number =>
    limiter(request, mutation === 'checkout' ? ROUTES.checkout.limit : ENDPOINTS.graphql.limit);

type ApiResponse = Awaited<ReturnType<ApiEndpoint>>;

/** With its length, so that head and body of a short response leave in one packet. Of a long one others are served in between. */
async function sendTexts(
  response: ServerResponse,
  { status, headers, body }: ApiResponse,
  addUnread: AddUnread,
): Promise<void> {
  let bytes = 0;
  for (const text of body) {
    bytes += Buffer.byteLength(text);
    if (text.length > LONG_TEXT) await setImmediate();
  }
  response.writeHead(status, { ...headers, 'Content-Length': bytes });
  addUnread(response, bytes);
  for (const text of body) {
    // A client that has gone takes no more: its connection is closed, and what is written is dropped.
    if (response.destroyed) return;
    response.write(text);
    if (text.length > LONG_TEXT) await setImmediate();
  }
  response.end();
}

/** A checkout has about 5 KB, the longest query of a storefront 20 KB. */
const MAX_BODY_BYTES = 256 * 1024;

const isAnonymous = ({ headers: { authorization, cookie, ...headers } }: IncomingMessage): boolean =>
  authorization === undefined && cookie === undefined && headers['woocommerce-session'] === undefined;

const mayBeOrder = (request: IncomingMessage, body: string | null): boolean =>
  !isAnonymous(request) && body !== null && /\bcheckout\s*\(/.test(body);

export function createApiHandler(needs: Needs) {
  const { apiEndpoint, allowedOrigins, requestLimiter, readLimiter, overload, clientAddress } = needs;
  const addUnread = createUnreadResponses();
  return async function handleApi(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const seconds = readLimiter.wait(request);
    if (seconds > 0) return refuseOperation(request, response, { reason: 'too-often', seconds, allowedOrigins });
    // Its sender may be slow, and keeps no place from others meanwhile.
    const body = await readBody(request, MAX_BODY_BYTES).catch(() => undefined);
    if (body === undefined) return;
    const leave = await admit(request, body);
    if (!leave) {
      return refuseOperation(request, response, { reason: 'busy', seconds: BUSY_SECONDS, allowedOrigins });
    }
    try {
      if (response.destroyed) return;
      await respond(request, response, body);
    } finally {
      leave();
    }
  };

  /** An order is let in when other requests are not. */
  async function admit(request: IncomingMessage, body: string | null): Promise<Leave | null> {
    if (request.method === 'OPTIONS') return () => undefined;
    const leave = overload.admit(isAnonymous(request) ? 'reading' : 'shopping');
    return (await leave) ?? (mayBeOrder(request, body) ? overload.admit('ordering') : null);
  }

  async function respond(request: IncomingMessage, response: ServerResponse, body: string | null): Promise<void> {
    const apiRequest = {
      method: request.method ?? '',
      url: request.url ?? '',
      header: (name: string) => request.headers[name]?.toString() ?? null,
      body: async () => body,
    };
    const client = {
      address: clientAddress(request),
      rateLimitMutation: limitMutations(requestLimiter, request),
      charge: (cost: number) => readLimiter.charge(request, cost),
    };
    await sendTexts(response, await apiEndpoint(apiRequest, client), addUnread);
  }
}

export type HandleApi = ReturnType<typeof createApiHandler>;
