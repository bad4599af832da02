import { AsyncLocalStorage } from 'node:async_hooks';
import { EventEmitter } from 'node:events';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { expect, onTestFinished, test, vi } from 'vitest';
import { headerOf, serve } from '../testing/http-server.ts';
import { createOpening } from './opening.ts';
import { sendText } from './send.ts';

const statusOf = async (sent: ReturnType<Awaited<ReturnType<typeof serve>>>) => (await sent).status;

test('while it opens the shop lives, but is not ready, and says so at once', async () => {
  const send = await serve(createOpening().handle);
  const paths = ['/healthz', '/readyz', '/health'];
  expect(await Promise.all(paths.map((path) => statusOf(send(path))))).toEqual([200, 503, 503]);
});

test('visitors wait for the shop to open, and their requests keep what is known of them', async () => {
  const requestId = new AsyncLocalStorage<string>();
  const opening = createOpening();
  const received = Promise.withResolvers<void>();
  const send = await serve((request, response) => {
    requestId.run(`id of ${request.url}`, () => opening.handle(request, response));
    if (request.url === '/graphql') received.resolve();
  });
  const sent = send('/graphql', { method: 'POST' });
  await received.promise;
  const handle: RequestListener = (_request, response) => sendText(response, 200, requestId.getStore() ?? 'unknown');
  opening.end(handle);
  expect((await sent).body).toContain('id of /graphql');
});

test('a thousand requests wait, and who comes then is told at once', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const opening = createOpening();
  for (let count = 0; count < 1000; count += 1) {
    opening.handle({ url: '/' } as IncomingMessage, new EventEmitter() as ServerResponse);
  }
  const send = await serve(opening.handle);
  expect(await statusOf(send('/en/products'))).toBe(503);
});

test('whoever has waited long is told that the shop is opening, as is everybody when it does not open', async () => {
  const impatient = await serve(createOpening(1).handle);
  const response = await impatient('/en/products', { headers: { Accept: 'text/html' } });
  expect([response.status, headerOf(response, 'retry-after')]).toEqual([503, '5']);
  expect(response.body).toMatch(/The shop is about to open[\s\S]*Toko sebentar lagi buka/);
  expect(headerOf(response, 'refresh')).toBe('5');
  const opening = createOpening();
  const received = Promise.withResolvers<void>();
  const send = await serve((request, asked) => {
    opening.handle(request, asked);
    received.resolve();
  });
  const sent = send('/en/products');
  await received.promise;
  opening.end(null);
  expect(await statusOf(sent)).toBe(503);
});
