import { Server } from 'node:net';
import { networkInterfaces } from 'node:os';
import { expect, onTestFinished, test, vi } from 'vitest';
import { temporaryFolder } from '#engine/adapters/database/testing/temporary-folder.ts';
import { openTestCardServer } from './open-test-card-server.ts';

const hasIPv6 = Object.values(networkInterfaces()).some((all) => all?.some(({ address }) => address === '::1'));

test.skipIf(!hasIPv6)('opens on a machine that has IPv6 alone', async () => {
  const { listen } = Server.prototype;
  vi.spyOn(Server.prototype, 'listen').mockImplementation(function (this: Server, ...place: unknown[]) {
    if (!place.includes('127.0.0.1')) return Reflect.apply(listen, this, place);
    // As on a machine without IPv4.
    this.emit('error', Object.assign(new Error('listen EADDRNOTAVAIL'), { code: 'EADDRNOTAVAIL' }));
    return this;
  });
  const cards = await openTestCardServer({
    dataFolder: temporaryFolder(),
    baseUrl: 'http://localhost:3000',
    now: () => new Date(),
    onError: () => {},
  });
  onTestFinished(cards.close);
  expect(cards.access.host.address).toBe('::1');
});
