import type { IncomingMessage, RequestListener } from 'node:http';
import { text } from 'node:stream/consumers';
import { newId } from '../gateway/payment-intent.ts';
import type { TestGateway } from '../gateway/test-gateway.ts';
import { ApiError, type Fields, missing, readFields } from './request.ts';
import {
  cancelIntent,
  captureIntent,
  confirmIntent,
  confirmSetup,
  createCustomer,
  createIntent,
  createRefund,
  createSetup,
  listRefunds,
  retrieveIntent,
  retrieveSetup,
  updateIntent,
} from './resources.ts';

type Endpoint = (gateway: TestGateway, call: { readonly id: string; readonly fields: Fields }) => unknown;

/** The part of Stripe's API that a shop with manual capture and refunds needs. */
const ROUTES: readonly (readonly [method: string, path: RegExp, endpoint: Endpoint])[] = [
  ['POST', /^\/v1\/payment_intents$/, (gateway, { fields }) => createIntent(gateway, fields)],
  ['GET', /^\/v1\/payment_intents\/(\w+)$/, (gateway, { id }) => retrieveIntent(gateway, id)],
  ['POST', /^\/v1\/payment_intents\/(\w+)$/, (gateway, { id, fields }) => updateIntent(gateway, id, fields)],
  ['POST', /^\/v1\/payment_intents\/(\w+)\/confirm$/, (gateway, { id, fields }) => confirmIntent(gateway, id, fields)],
  ['POST', /^\/v1\/payment_intents\/(\w+)\/capture$/, (gateway, { id }) => captureIntent(gateway, id)],
  ['POST', /^\/v1\/payment_intents\/(\w+)\/cancel$/, (gateway, { id }) => cancelIntent(gateway, id)],
  ['POST', /^\/v1\/customers$/, (gateway, { fields }) => createCustomer(gateway, fields)],
  ['POST', /^\/v1\/setup_intents$/, (gateway, { fields }) => createSetup(gateway, fields)],
  ['GET', /^\/v1\/setup_intents\/(\w+)$/, (gateway, { id }) => retrieveSetup(gateway, id)],
  ['POST', /^\/v1\/setup_intents\/(\w+)\/confirm$/, (gateway, { id, fields }) => confirmSetup(gateway, id, fields)],
  ['POST', /^\/v1\/refunds$/, (gateway, { fields }) => createRefund(gateway, fields)],
  ['GET', /^\/v1\/refunds$/, (gateway, { fields }) => listRefunds(gateway, fields)],
];

interface Call {
  readonly method: string;
  readonly path: string;
  readonly body: string;
  /** A repeated key is the same call. Null without one. */
  readonly idempotencyKey: string | null;
}

interface ApiResponse {
  readonly status: number;
  readonly body: string;
}

/** The API over HTTP, for whoever has the secret key. `onChange` is called when there may be events to send. */
export const createApi = (gateway: TestGateway, onChange: () => void): RequestListener => {
  async function serve(request: IncomingMessage): Promise<ApiResponse> {
    if (request.headers.authorization !== `Bearer ${gateway.store.secretKey}`) {
      return refusal(new ApiError('Invalid API Key provided', { status: 401 }));
    }
    const { pathname, search } = new URL(request.url ?? '/', 'http://localhost');
    const body = request.method === 'POST' ? await text(request) : search.slice(1);
    const idempotencyKey = request.method === 'POST' ? (request.headers['idempotency-key']?.toString() ?? null) : null;
    return gateway.store.atomically(() =>
      respondOnce(gateway, { method: request.method ?? 'GET', path: pathname, body, idempotencyKey }),
    );
  }
  return (request, response) => {
    serve(request)
      .catch(
        (): ApiResponse => ({ status: 500, body: JSON.stringify({ error: { type: 'api_error', message: 'broken' } }) }),
      )
      .then(({ status, body }) => {
        response.writeHead(status, { 'Content-Type': 'application/json', 'Request-Id': newId('req') }).end(body);
        onChange();
      });
  };
};

/** A repeated call gets the stored response. A different call with the same key is refused. */
function respondOnce(gateway: TestGateway, call: Call): ApiResponse {
  if (call.idempotencyKey === null) return respond(gateway, call);
  const request = `${call.method} ${call.path} ${call.body}`;
  const stored = gateway.store.findResponse(call.idempotencyKey);
  if (stored && stored.request !== request) {
    return refusal(
      new ApiError('Keys for idempotent requests can only be used for the same call.', { type: 'idempotency_error' }),
    );
  }
  if (stored) return stored;
  const response = respond(gateway, call);
  gateway.store.saveResponse(call.idempotencyKey, { request, ...response });
  return response;
}

function respond(gateway: TestGateway, { method, path, body }: Call): ApiResponse {
  const route = ROUTES.find(([verb, pattern]) => verb === method && pattern.test(path));
  try {
    if (!route) throw missing(`resource: ${method} ${path}`);
    const id = route[1].exec(path)?.[1] ?? '';
    return { status: 200, body: JSON.stringify(route[2](gateway, { id, fields: readFields(body) })) };
  } catch (error) {
    if (error instanceof ApiError) return refusal(error);
    throw error;
  }
}

const refusal = ({ status, body }: ApiError): ApiResponse => ({ status, body: JSON.stringify(body) });
