import { expect, onTestFinished, test, vi } from 'vitest';
import { createShop } from '#storefront/gateway/create-shop.ts';
import { createHttpApi } from '#storefront/gateway/transport/http-api.ts';
import { logCatalogError } from './log-catalog-error.ts';

test('a host that turns the list away is in the log once, however often the list is wanted before its pause is over', async () => {
  let time = 0;
  const now = () => time;
  const headers = { 'Retry-After': '60' };
  const api = createHttpApi({
    url: 'https://backend.example/graphql',
    now,
    fetch: async () => new Response('<h1>Just a moment...</h1>', { status: 503, headers }),
  });
  const error = vi.fn<(details: { readonly err: unknown }) => void>();
  const shop = createShop(api, { maxAgeMs: 60_000, now, onError: () => {} });
  onTestFinished(() => shop.close());
  const log = logCatalogError({ error });
  for (time = 0; time < 60_000; time += 10_000) await shop.catalog('en').products().catch(log);
  expect(error.mock.calls.map(([details]) => String(details.err))).toEqual([expect.stringContaining('(Code: 503)')]);
});
