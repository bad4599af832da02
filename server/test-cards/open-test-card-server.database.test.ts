import { networkInterfaces } from 'node:os';
import { expect, onTestFinished, test, vi } from 'vitest';
import { temporaryFolder } from '#engine/adapters/database/testing/temporary-folder.ts';
import { openTestCardServer } from './open-test-card-server.ts';

vi.mock('../http/listen.ts', async (original) => {
  const { listen } = await original<typeof import('../http/listen.ts')>();
  return {
    // As on a machine without IPv4.
    listen: (...[handler, place]: Parameters<typeof listen>) =>
      place.host === '127.0.0.1'
        ? Promise.reject(Object.assign(new Error('listen EADDRNOTAVAIL'), { code: 'EADDRNOTAVAIL' }))
        : listen(handler, place),
  };
});

const hasIPv6 = Object.values(networkInterfaces()).some((all) => all?.some(({ address }) => address === '::1'));

test.skipIf(!hasIPv6)('opens on a machine that has IPv6 alone', async () => {
  const cards = await openTestCardServer({
    dataFolder: temporaryFolder(),
    baseUrl: 'http://localhost:3000',
    now: () => new Date(),
    onError: () => {},
  });
  onTestFinished(cards.close);
  expect(cards.access.host.address).toBe('::1');
});
