import { expect, test } from 'vitest';
import { headerOf, serve } from '../../testing/http-server.ts';
import { createRedirect } from './redirect.ts';

const ask = async (target: string, method = 'GET') => {
  const asked: string[] = [];
  const redirectOf = (page: string) => {
    asked.push(page);
    return page.startsWith('/old') ? `/new${page.slice('/old'.length)}` : null;
  };
  const send = await serve((request, response) => {
    if (!createRedirect(redirectOf)(request, response, request.url ?? '')) response.writeHead(404).end();
  });
  return { ...(await send(target, { method })), asked };
};

test('a browser is led to the new address, for good but not for ever', async () => {
  const response = await ask('/old?size=5');
  expect(response.status).toBe(301);
  expect(headerOf(response, 'location')).toBe('/new?size=5');
  expect(headerOf(response, 'cache-control')).toBe('public, max-age=300');
});

test.each([
  ['/old.data?_routes=routes%2Fproduct', '/old', '/new'],
  ['/old/_.data?size=5&_routes=root', '/old/?size=5', '/new/?size=5'],
])('the router’s script is told of the new address: %s', async (target, page, to) => {
  const response = await ask(target);
  expect(response.asked).toEqual([page]);
  expect(response.status).toBe(204);
  expect([headerOf(response, 'x-remix-redirect'), headerOf(response, 'x-remix-status')]).toEqual([to, '301']);
});

test('a query of any length is not repeated', async () => {
  expect(headerOf(await ask(`/old?utm_term=${'x'.repeat(6000)}`), 'location')).toBe('/new');
});

test('nothing is sent for an address that leads nowhere, and for a form', async () => {
  expect([(await ask('/products')).status, (await ask('/old', 'POST')).status]).toEqual([404, 404]);
});
