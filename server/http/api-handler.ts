import type { IncomingMessage, ServerResponse } from 'node:http';
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

/** Each mutation of a request is counted, in a batch or under an alias too, and each `checkout` like a form of the checkout. */
const limitMutations =
  (limiter: RequestLimiter, request: IncomingMessage) =>
  (mutation: string): number =>
    limiter(request, mutation === 'checkout' ? ROUTES.checkout.limit : ENDPOINTS.graphql.limit);

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
    const { status, headers, body } = await apiEndpoint(apiRequest, client);
    // With its length, so that head and body leave in one packet.
    response.writeHead(status, { ...headers, 'Content-Length': Buffer.byteLength(body) }).end(body);
  };
}

export type HandleApi = ReturnType<typeof createApiHandler>;
