import { RouterContextProvider } from 'react-router';
import { expect, onTestFinished, test, vi } from 'vitest';
import { backendUnreachable } from './page-errors.ts';
import { loader } from './root.tsx';
import { type ShopRequest, shopContext } from './shop-context.ts';

function load(thrown: unknown) {
  const fail = async () => {
    throw thrown;
  };
  const catalog = { categories: fail, timeZone: fail, isOwnEngine: fail, takesLogins: fail };
  const context = new RouterContextProvider();
  context.set(shopContext, { language: 'id', prefix: null, baseUrl: '', catalog } as unknown as ShopRequest);
  return loader({ context } as unknown as Parameters<typeof loader>[0]);
}

test('a page knows its language while the backend cannot be reached, and promises nothing', async () => {
  expect(await load(backendUnreachable())).toMatchObject({ language: 'id', tiles: [], isOwnEngine: false });
});

test.each([
  ['2026-12-31T16:59:59Z', 2026],
  ['2026-12-31T17:00:00Z', 2027],
])('at %s the shop’s clock has the year %i', async (instant, year) => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(instant) });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  expect(await load(backendUnreachable())).toMatchObject({ year });
});

test('a bug is not taken for a backend that is down', async () => {
  await expect(load(new TypeError('a is undefined'))).rejects.toThrow('a is undefined');
});
