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

type Answer = (desk: TestGateway, asked: { readonly id: string; readonly fields: Fields }) => unknown;

/** The part of the API that a shop which reserves, takes and gives back needs. */
const ROUTES: readonly (readonly [method: string, path: RegExp, answer: Answer])[] = [
  ['POST', /^\/v1\/payment_intents$/, (desk, { fields }) => createIntent(desk, fields)],
  ['GET', /^\/v1\/payment_intents\/(\w+)$/, (desk, { id }) => retrieveIntent(desk, id)],
  ['POST', /^\/v1\/payment_intents\/(\w+)$/, (desk, { id, fields }) => updateIntent(desk, id, fields)],
  ['POST', /^\/v1\/payment_intents\/(\w+)\/confirm$/, (desk, { id, fields }) => confirmIntent(desk, id, fields)],
  ['POST', /^\/v1\/payment_intents\/(\w+)\/capture$/, (desk, { id }) => captureIntent(desk, id)],
  ['POST', /^\/v1\/payment_intents\/(\w+)\/cancel$/, (desk, { id }) => cancelIntent(desk, id)],
  ['POST', /^\/v1\/customers$/, (desk, { fields }) => createCustomer(desk, fields)],
  ['POST', /^\/v1\/setup_intents$/, (desk, { fields }) => createSetup(desk, fields)],
  ['GET', /^\/v1\/setup_intents\/(\w+)$/, (desk, { id }) => retrieveSetup(desk, id)],
  ['POST', /^\/v1\/setup_intents\/(\w+)\/confirm$/, (desk, { id, fields }) => confirmSetup(desk, id, fields)],
  ['POST', /^\/v1\/refunds$/, (desk, { fields }) => createRefund(desk, fields)],
  ['GET', /^\/v1\/refunds$/, (desk, { fields }) => listRefunds(desk, fields)],
];

interface Call {
  readonly method: string;
  readonly path: string;
  readonly body: string;
  /** The same key again is the same call; null without one. */
  readonly key: string | null;
}

interface Answered {
  readonly status: number;
  readonly body: string;
}

/** Speaks HTTP as Stripe does, to whoever has the key. `onMove` is told when there may be messages to send. */
export const createApi = (desk: TestGateway, onMove: () => void): RequestListener => {
  async function serve(request: IncomingMessage): Promise<Answered> {
    if (request.headers.authorization !== `Bearer ${desk.ledger.secretKey}`) {
      return refusal(new ApiError('Invalid API Key provided', { status: 401 }));
    }
    const { pathname, search } = new URL(request.url ?? '/', 'http://localhost');
    const body = request.method === 'POST' ? await text(request) : search.slice(1);
    const key = request.method === 'POST' ? (request.headers['idempotency-key']?.toString() ?? null) : null;
    return desk.ledger.atomically(() => once(desk, { method: request.method ?? 'GET', path: pathname, body, key }));
  }
  return (request, response) => {
    serve(request)
      .catch(
        (): Answered => ({ status: 500, body: JSON.stringify({ error: { type: 'api_error', message: 'broken' } }) }),
      )
      .then(({ status, body }) => {
        response.writeHead(status, { 'Content-Type': 'application/json', 'Request-Id': newId('req') }).end(body);
        onMove();
      });
  };
};

/** A call that was answered before gets the same answer, and one that only looks the same is refused. */
function once(desk: TestGateway, call: Call): Answered {
  if (call.key === null) return answer(desk, call);
  const request = `${call.method} ${call.path} ${call.body}`;
  const earlier = desk.ledger.findResponse(call.key);
  if (earlier && earlier.request !== request) {
    return refusal(
      new ApiError('Keys for idempotent requests can only be used for the same call.', { type: 'idempotency_error' }),
    );
  }
  if (earlier) return earlier;
  const answered = answer(desk, call);
  desk.ledger.saveResponse(call.key, { request, ...answered });
  return answered;
}

function answer(desk: TestGateway, { method, path, body }: Call): Answered {
  const route = ROUTES.find(([verb, pattern]) => verb === method && pattern.test(path));
  try {
    if (!route) throw missing(`resource: ${method} ${path}`);
    const id = route[1].exec(path)?.[1] ?? '';
    return { status: 200, body: JSON.stringify(route[2](desk, { id, fields: readFields(body) })) };
  } catch (error) {
    if (error instanceof ApiError) return refusal(error);
    throw error;
  }
}

const refusal = ({ status, body }: ApiError): Answered => ({ status, body: JSON.stringify(body) });
