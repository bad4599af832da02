import type { IncomingMessage, ServerResponse } from 'node:http';
import { ENDPOINTS, ROUTES } from '#contract/routes.ts';
import type { Engine } from '#engine/index.ts';
import { readBody } from './read-body.ts';
import type { RequestLimiter } from './request-limiter.ts';
import { refuseOperation } from './too-many-requests.ts';

/** The engine's endpoint. It counts attempts by the client's address, which only this server knows. */
export type ApiEndpoint = Engine['handleHttp'];

interface Needs {
  readonly apiEndpoint: ApiEndpoint;
  /** Other sites whose pages may use the API by script. */
  readonly allowedOrigins: readonly string[];
  readonly requestLimiter: RequestLimiter;
  clientAddress(request: IncomingMessage): string;
}

/**
 * Limits the mutations of one request. The first is counted with the request itself. Others, in a batch or under aliases,
 * count like requests of their own, and each `checkout` like a form of the checkout.
 */
function limitMutations(limiter: RequestLimiter, request: IncomingMessage): (mutation: string) => number {
  let isCounted = true;
  return (mutation) => {
    if (mutation === 'checkout') return limiter(request, ROUTES.checkout.limit);
    const seconds = isCounted ? 0 : limiter(request, ENDPOINTS.graphql.limit);
    isCounted = false;
    return seconds;
  };
}

export function createApiHandler({ apiEndpoint, allowedOrigins, requestLimiter, clientAddress }: Needs) {
  return async function handleApi(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const seconds = requestLimiter(request, ENDPOINTS.graphql.limit);
    if (seconds > 0) return refuseOperation(request, response, { seconds, allowedOrigins });
    const apiRequest = {
      method: request.method ?? '',
      url: request.url ?? '',
      header: (name: string) => request.headers[name]?.toString() ?? null,
      body: (maxBytes: number) => readBody(request, maxBytes),
    };
    const client = { address: clientAddress(request), rateLimitMutation: limitMutations(requestLimiter, request) };
    const { status, headers, body } = await apiEndpoint(apiRequest, client);
    // With its length, so that head and body leave in one packet.
    response.writeHead(status, { ...headers, 'Content-Length': Buffer.byteLength(body) }).end(body);
  };
}

export type HandleApi = ReturnType<typeof createApiHandler>;
