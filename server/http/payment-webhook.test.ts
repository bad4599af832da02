import { expect, test, vi } from 'vitest';
import type { Engine } from '#engine/index.ts';
import { serve } from '../testing/http-server.ts';
import { createPaymentWebhook } from './payment-webhook.ts';

type HandleEvent = Engine['usecases']['handlePaymentEvent'];

async function open(result: Awaited<ReturnType<HandleEvent>> = 'handled') {
  const handleEvent = vi.fn<HandleEvent>(async () => result);
  const handle = createPaymentWebhook(handleEvent);
  const ask = await serve((request, response) => void handle(request, response, request.url ?? ''));
  return { handleEvent, ask };
}

const BODY = '{ "id":"evt_1" }';
const EVENT = {
  method: 'POST',
  body: BODY,
  headers: { 'Stripe-Signature': 't=1,v1=ab', 'Content-Length': String(BODY.length) },
};

// A gateway sends an event again unless it is answered with 2xx.
test.each([
  ['handled', 200],
  ['invalid-signature', 400],
  ['retry-later', 503],
] as const)('answers an event that is %s with %i', async (result, status) => {
  const { ask } = await open(result);
  expect((await ask('/webhooks/stripe', EVENT)).status).toBe(status);
});

test('hands over the body as it was sent, with the gateway’s name and headers', async () => {
  const { handleEvent, ask } = await open();
  await ask('/webhooks/stripe', EVENT);
  expect(handleEvent).toHaveBeenCalledExactlyOnceWith({
    gateway: 'stripe',
    body: BODY,
    header: expect.any(Function),
  });
  const header = handleEvent.mock.calls[0]?.[0].header;
  expect([header?.('stripe-signature'), header?.('other')]).toEqual(['t=1,v1=ab', '']);
});

test.each([
  ['a GET request', { method: 'GET' }, 405],
  ['a body longer than any event', { method: 'POST', headers: { 'Content-Length': '262145' } }, 413],
])('refuses %s', async (_case, request, status) => {
  const { handleEvent, ask } = await open();
  expect((await ask('/webhooks/stripe', request)).status).toBe(status);
  expect(handleEvent).not.toHaveBeenCalled();
});
