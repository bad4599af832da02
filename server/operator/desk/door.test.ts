import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setImmediate as turn } from 'node:timers/promises';
import { serialize } from 'node:v8';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { pieces } from '#engine/domain/testing/goods.ts';
import { type MemoryShop, memoryShop } from '#engine/usecases/testing/memory-shop.ts';
import { createLogger } from '../../logger.ts';
import { createDesk, type Desk } from './desk.ts';
import { doorPlace } from './door-place.ts';
import { knock, OtherRelease, ShopFailed } from './knock.ts';
import { listenAtDoor } from './listen-at-door.ts';
import { OTHER_RELEASE, RELEASE_HEADER } from './messages.ts';
import { RELEASE } from './release.ts';
import type { Watch } from './watch.ts';

let dataFolder: string;
let shop: MemoryShop;
const doors: { close(): Promise<void> }[] = [];

beforeEach(async () => {
  dataFolder = mkdtempSync(join(tmpdir(), 'shop-door-'));
  shop = await memoryShop();
});
afterEach(async () => {
  for (const door of doors.splice(0)) await door.close();
  rmSync(dataFolder, { recursive: true, force: true });
});

async function openShop(change: Partial<Desk> = {}, folder = dataFolder): Promise<void> {
  const logger = createLogger('silent');
  const desk = { ...createDesk({ usecases: shop.usecases, database: { dump: null }, logger }), ...change };
  doors.push(await listenAtDoor({ desk, dataFolder: folder, logger }));
}

async function knockOn(folder = dataFolder) {
  const ask = await knock(folder);
  if (!ask) throw new Error('nobody is there');
  return ask;
}

test.each([
  ['a short path', ''],
  ['a path longer than a socket may have', 'long/'.repeat(40)],
])('a command is carried out by the running shop, dates and all: %s', async (_case, path) => {
  const folder = join(dataFolder, path);
  await openShop({}, folder);
  const ask = await knockOn(folder);
  const sold = await ask('changeStock', { sku: 'CLEANER', wish: { kind: 'add', pieces: 5 } });
  expect(sold).toEqual({ ok: true, value: { before: 10, after: pieces(15) } });
  const [product] = await ask('productDrafts', { skus: ['OIL-4L'] });
  expect(product?.draft.publishedAt).toBeInstanceOf(Date);
  expect(product?.variationIds).toBeInstanceOf(Map);
});

test('nobody but the owner may enter where the shop listens', async () => {
  await openShop();
  const { folder, socket } = doorPlace(dataFolder);
  expect([statSync(folder).mode & 0o777, statSync(socket).mode & 0o777]).toEqual([0o700, 0o600]);
});

test('without a running shop nobody answers, whatever a killed one left behind', async () => {
  expect(await knock(dataFolder)).toBeNull();
  await openShop();
  const { socket } = doorPlace(dataFolder);
  await doors.splice(0)[0]?.close();
  expect(existsSync(socket)).toBe(false);
  writeFileSync(socket, '');
  expect(await knock(dataFolder)).toBeNull();
  await openShop();
  expect(await knock(dataFolder)).not.toBeNull();
});

test('a program of another release is told so, and nothing is done for it', async () => {
  await openShop();
  const status = await new Promise((resolve) => {
    const options = { socketPath: doorPlace(dataFolder).socket, path: '/changeStock', method: 'POST' };
    request({ ...options, headers: { [RELEASE_HEADER]: '0.0.1 older' } }, async (response) =>
      resolve([response.statusCode, await text(response)]),
    ).end('{}');
  });
  expect(status).toEqual([OTHER_RELEASE, RELEASE]);
  const ask = await knockOn();
  const unknown = ask('sing' as 'changeStock', { sku: 'CLEANER', wish: { kind: 'set', pieces: 1 } });
  await expect(unknown).rejects.toThrow(OtherRelease);
});

test('progress is told while the work is done, and large answers arrive whole', async () => {
  const tar = new Uint8Array(3_000_000).fill(7);
  await openShop({
    async dump(_question: null, watch?: Watch) {
      for (const done of [1, 2, 3]) watch?.onProgress(done, 3);
      return tar;
    },
  });
  const told: number[] = [];
  const answer = await (await knockOn())('dump', null, { onProgress: (done) => told.push(done) });
  expect(told).toEqual([1, 2, 3]);
  expect(Buffer.compare(answer ?? new Uint8Array(), tar)).toBe(0);
});

test('an error of the shop itself is told as such, and the shop goes on', async () => {
  await openShop({ dump: () => Promise.reject(new Error('the lamp went out')) });
  const ask = await knockOn();
  await expect(ask('dump', null)).rejects.toThrow(new ShopFailed('the lamp went out'));
  expect(await ask('productDrafts', { skus: ['CLEANER'] })).toHaveLength(1);
});

test('when the operator goes away, work that is not done yet hears of it', async () => {
  const { promise: undone, resolve: heard } = Promise.withResolvers<unknown>();
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
  await openShop({
    async dump(_question: null, watch?: Watch) {
      try {
        for (;;) {
          watch?.onProgress(1, 2);
          begin();
          await turn();
        }
      } catch (error) {
        heard(error);
        throw error;
      }
    },
  });
  const options = { socketPath: doorPlace(dataFolder).socket, path: '/dump', method: 'POST' };
  const asked = request({ ...options, headers: { [RELEASE_HEADER]: RELEASE } });
  asked.on('error', () => {});
  asked.end(serialize(null));
  await begun;
  asked.destroy();
  expect(await undone).toMatchObject({ name: 'OperatorGone' });
});

test('work that can stop half-way hears that the shop closes, and its answer still arrives', async () => {
  await openShop({
    async dump(_question: null, watch?: Watch) {
      watch?.onProgress(1, 2);
      while (!watch?.closing?.aborted) await turn();
      return new Uint8Array([7]);
    },
  });
  const ask = await knockOn();
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
  const answer = ask('dump', null, { onProgress: () => begin() });
  await begun;
  await doors.splice(0)[0]?.close();
  expect(await answer).toEqual(new Uint8Array([7]));
});
