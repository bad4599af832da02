import type { IncomingMessage, ServerResponse } from 'node:http';
import { setImmediate } from 'node:timers/promises';
import { ENDPOINTS, ROUTES } from '#contract/routes.ts';
import type { Engine } from '#engine/index.ts';
import { readBody } from './read-body.ts';
import type { ReadLimiter, RequestLimiter } from './request-limiter.ts';
import { refuseOperation } from './too-many-requests.ts';

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
async function sendTexts(response: ServerResponse, { status, headers, body }: ApiResponse): Promise<void> {
  let bytes = 0;
  for (const text of body) {
    bytes += Buffer.byteLength(text);
    if (text.length > LONG_TEXT) await setImmediate();
  }
  response.writeHead(status, { ...headers, 'Content-Length': bytes });
  for (const text of body) {
    // A client that has gone takes no more: its connection is closed, and what is written is dropped.
    if (response.destroyed) return;
    response.write(text);
    if (text.length > LONG_TEXT) await setImmediate();
  }
  response.end();
}

export function createApiHandler({ apiEndpoint, allowedOrigins, requestLimiter, readLimiter, clientAddress }: Needs) {
  return async function handleApi(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const seconds = readLimiter.wait(request);
    if (seconds > 0) return refuseOperation(request, response, { seconds, allowedOrigins });
    const apiRequest = {
      method: request.method ?? '',
      url: request.url ?? '',
      header: (name: string) => request.headers[name]?.toString() ?? null,
      body: (maxBytes: number) => readBody(request, maxBytes),
    };
    const client = {
      address: clientAddress(request),
      rateLimitMutation: limitMutations(requestLimiter, request),
      charge: (cost: number) => readLimiter.charge(request, cost),
    };
    await sendTexts(response, await apiEndpoint(apiRequest, client));
  };
}

export type HandleApi = ReturnType<typeof createApiHandler>;
