import type { IncomingMessage, ServerResponse } from 'node:http';
import { PATHS } from '#contract/paths.ts';
import type { Engine } from '#engine/index.ts';
import { readBody } from './read-body.ts';
import type { RequestLimiter } from './request-limiter.ts';
import { refuseOperation } from './too-many-requests.ts';

/** The engine's endpoint. It counts tries by the client's address, which only this server can tell. */
export type ApiEndpoint = Engine['answer'];

interface Needs {
  readonly apiEndpoint: ApiEndpoint;
  /** Other sites whose pages may use the API by script. */
  readonly allowedOrigins: readonly string[];
  readonly requestLimiter: RequestLimiter;
  clientAddress(request: IncomingMessage): string;
}

/**
 * Counts the changes of one request, which has paid for its first. Others, in a batch or under aliases, count like requests
 * of their own, and each order like the form that places one.
 */
function createChangeCount(gate: RequestLimiter, request: IncomingMessage): (mutation: string) => number {
  let isPaid = true;
  return (mutation) => {
    if (mutation === 'checkout') return gate(request, PATHS.checkout);
    const seconds = isPaid ? 0 : gate(request, PATHS.graphql);
    isPaid = false;
    return seconds;
  };
}

export function createApiHandler({ apiEndpoint, allowedOrigins, requestLimiter, clientAddress }: Needs) {
  return async function handleApi(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const seconds = requestLimiter(request, PATHS.graphql);
    if (seconds > 0) return refuseOperation(request, response, { seconds, allowedOrigins });
    const asked = {
      method: request.method ?? '',
      url: request.url ?? '',
      header: (name: string) => request.headers[name]?.toString() ?? null,
      body: (mostBytes: number) => readBody(request, mostBytes),
    };
    const client = { address: clientAddress(request), rateLimitMutation: createChangeCount(requestLimiter, request) };
    const { status, headers, body } = await apiEndpoint(asked, client);
    // Whole, so that head and body leave in one packet.
    response.writeHead(status, { ...headers, 'Content-Length': Buffer.byteLength(body) }).end(body);
  };
}

export type HandleApi = ReturnType<typeof createApiHandler>;
