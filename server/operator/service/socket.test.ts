import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer, text } from 'node:stream/consumers';
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { serialize } from 'node:v8';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { pieces } from '#engine/domain/testing/sellables.ts';
import { type MemoryShop, memoryShop } from '#engine/usecases/testing/memory-shop.ts';
import { createLogger } from '../../config/logger.ts';
import { connect, OperationFailed, ReleaseMismatch } from './connect.ts';
import { listenForOperator } from './listen.ts';
import { createOperatorService, type OperatorService } from './operator-service.ts';
import { type Progress, RELEASE, RELEASE_HEADER, RELEASE_MISMATCH_STATUS } from './protocol.ts';
import { socketPath } from './socket-path.ts';

let dataFolder: string;
let shop: MemoryShop;
const sockets: { close(): Promise<void> }[] = [];

beforeEach(async () => {
  dataFolder = mkdtempSync(join(tmpdir(), 'shop-operator-'));
  shop = await memoryShop();
});
afterEach(async () => {
  for (const socket of sockets.splice(0)) await socket.close();
  rmSync(dataFolder, { recursive: true, force: true });
});

async function openShop(change: Partial<OperatorService> = {}, folder = dataFolder): Promise<void> {
  const logger = createLogger('silent');
  const service = {
    ...createOperatorService({ usecases: shop.usecases, database: { dump: null }, logger }),
    ...change,
  };
  sockets.push(await listenForOperator({ service, dataFolder: folder, logger }));
}

async function connectTo(folder = dataFolder) {
  const call = await connect(folder);
  if (!call) throw new Error('no shop listens');
  return call;
}

test.each([
  ['a short path', ''],
  ['a path longer than a socket may have', 'long/'.repeat(40)],
])('the running shop carries out an operation and keeps dates and maps: %s', async (_case, path) => {
  const folder = join(dataFolder, path);
  await openShop({}, folder);
  const call = await connectTo(folder);
  const sold = await call('changeStock', { sku: 'CLEANER', request: { kind: 'add', pieces: 5 } });
  expect(sold).toEqual({ ok: true, value: { before: 10, after: pieces(15) } });
  const [product] = await call('productDrafts', { skus: ['OIL-4L'] });
  expect(product?.draft.publishedAt).toBeInstanceOf(Date);
  expect(product?.variationIds).toBeInstanceOf(Map);
});

test('only the owner may enter the folder of the socket', async () => {
  await openShop();
  const { folder, socket } = socketPath(dataFolder);
  expect([statSync(folder).mode & 0o777, statSync(socket).mode & 0o777]).toEqual([0o700, 0o600]);
});

test('finds no shop when none runs, even beside the socket of a killed one', async () => {
  expect(await connect(dataFolder)).toBeNull();
  await openShop();
  const { socket } = socketPath(dataFolder);
  await sockets.splice(0)[0]?.close();
  expect(existsSync(socket)).toBe(false);
  writeFileSync(socket, '');
  expect(await connect(dataFolder)).toBeNull();
  await openShop();
  expect(await connect(dataFolder)).not.toBeNull();
});

test('refuses a client of another release', async () => {
  await openShop();
  const status = await new Promise((resolve) => {
    const options = { socketPath: socketPath(dataFolder).socket, path: '/changeStock', method: 'POST' };
    request({ ...options, headers: { [RELEASE_HEADER]: '0.0.1 older' } }, async (response) =>
      resolve([response.statusCode, await text(response)]),
    ).end('{}');
  });
  expect(status).toEqual([RELEASE_MISMATCH_STATUS, RELEASE]);
  const call = await connectTo();
  const unknown = call('unknown' as 'changeStock', { sku: 'CLEANER', request: { kind: 'set', pieces: 1 } });
  await expect(unknown).rejects.toThrow(ReleaseMismatch);
});

async function* tarOf(...parts: readonly Uint8Array[]): AsyncGenerator<Uint8Array> {
  yield* parts;
}

function partsOf(response: AsyncIterable<Uint8Array> | null): AsyncIterable<Uint8Array> {
  if (!response) throw new Error('no response');
  return response;
}

test('sends progress during an operation and a large response in its parts', async () => {
  const part = new Uint8Array(3_000_000).fill(7);
  await openShop({
    async dump(_request: null, progress?: Progress) {
      for (const done of [1, 2, 3]) progress?.onProgress(done, 3);
      return tarOf(part, part);
    },
  });
  const reported: number[] = [];
  const response = await (await connectTo())('dump', null, { onProgress: (done) => reported.push(done) });
  expect(reported).toEqual([1, 2, 3]);
  expect(Buffer.compare(await buffer(partsOf(response)), Buffer.concat([part, part]))).toBe(0);
});

test('an error between two parts reaches the client', async () => {
  await openShop({
    dump: async () =>
      (async function* () {
        yield new Uint8Array([7]);
        throw new Error('disk error');
      })(),
  });
  const response = await (await connectTo())('dump', null);
  await expect(buffer(partsOf(response))).rejects.toThrow(new OperationFailed('disk error'));
});

test('says in one line that a command was ended between two parts', async () => {
  const { promise: ended, resolve: end } = Promise.withResolvers<void>();
  const lines: Record<string, unknown>[] = [];
  const logger = pino({ base: null }, { write: (line) => void lines.push(JSON.parse(line)) });
  const service = createOperatorService({ usecases: shop.usecases, database: { dump: null }, logger });
  const endless = async function* () {
    try {
      for (;;) yield new Uint8Array(1_000_000);
    } finally {
      end();
    }
  };
  const socket = await listenForOperator({ service: { ...service, dump: async () => endless() }, dataFolder, logger });
  const response = await (await connectTo())('dump', null);
  for await (const _part of partsOf(response)) break;
  await ended;
  await socket.close();
  expect(lines).toEqual([expect.objectContaining({ msg: 'the operator disconnected before the response' })]);
  expect(lines[0]).not.toHaveProperty('err');
});

test('reports an unexpected error to the client, and the shop goes on', async () => {
  await openShop({ dump: () => Promise.reject(new Error('out of memory')) });
  const call = await connectTo();
  await expect(call('dump', null)).rejects.toThrow(new OperationFailed('out of memory'));
  expect(await call('productDrafts', { skus: ['CLEANER'] })).toHaveLength(1);
});

test('rolls back an unfinished operation when the client disconnects', async () => {
  const { promise: rolledBack, resolve: reportError } = Promise.withResolvers<unknown>();
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
  await openShop({
    async dump(_request: null, progress?: Progress) {
      try {
        for (;;) {
          progress?.onProgress(1, 2);
          begin();
          await yieldToEventLoop();
        }
      } catch (error) {
        reportError(error);
        throw error;
      }
    },
  });
  const options = { socketPath: socketPath(dataFolder).socket, path: '/dump', method: 'POST' };
  const sent = request({ ...options, headers: { [RELEASE_HEADER]: RELEASE } });
  sent.on('error', () => {});
  sent.end(serialize(null));
  await begun;
  sent.destroy();
  expect(await rolledBack).toMatchObject({ name: 'OperatorDisconnected' });
});

test('lets an operation stop early when the shop closes, and still sends its response', async () => {
  await openShop({
    async dump(_request: null, progress?: Progress) {
      progress?.onProgress(1, 2);
      while (!progress?.closing?.aborted) await yieldToEventLoop();
      return tarOf(new Uint8Array([7]));
    },
  });
  const call = await connectTo();
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
  const response = call('dump', null, { onProgress: () => begin() });
  await begun;
  await sockets.splice(0)[0]?.close();
  expect(await buffer(partsOf(await response))).toEqual(Buffer.from([7]));
});
