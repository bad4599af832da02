import type { RequestListener } from 'node:http';
import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { listen } from '../testing/http-server.ts';
import { fetchPicture } from './fetch-picture.ts';

const png = (): Promise<Buffer> =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: '#a6d8ee' } })
    .png()
    .toBuffer();

/** Says that it is 20,000 pixels wide and high. */
async function bomb(): Promise<Buffer> {
  const bytes = Buffer.from(await png());
  bytes.writeUInt32BE(20_000, 16);
  bytes.writeUInt32BE(20_000, 20);
  bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29);
  return bytes;
}

const urlOn = async (handler: RequestListener, path = '/oil.png'): Promise<URL> =>
  new URL(path, `http://127.0.0.1:${await listen(handler)}`);

const sending = async (bytes: Buffer | string, status = 200) =>
  fetchPicture(await urlOn((_request, response) => void response.writeHead(status).end(bytes)));

test('is a picture by its content, whatever the host says it is', async () => {
  const bytes = await png();
  expect(await sending(bytes)).toEqual(bytes);
});

test.each([
  ['a page', async () => '<!doctype html><title>Not here</title>', 200],
  [
    'a drawing that may hold a script',
    async () => '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
    200,
  ],
  ['a picture with a status of failure', png, 404],
  ['more bytes than a photo has', async () => Buffer.alloc(16 * 1024 * 1024), 200],
  ['more pixels than a photo has', bomb, 200],
  ['nothing', async () => '', 200],
])('takes no %s', async (_case, content, status) => {
  expect(await sending(await content(), status)).toBeNull();
});

test('follows a redirect on the same host alone', async () => {
  const bytes = await png();
  const other = await urlOn((_request, response) => void response.end(bytes));
  const url = await urlOn((request, response) => {
    if (request.url === '/new.png') return void response.end(bytes);
    const location =
      request.url === '/moved.png' ? '/new.png' : request.url === '/round.png' ? '/round.png' : other.href;
    response.writeHead(302, { Location: location }).end();
  });
  expect(await fetchPicture(new URL('/moved.png', url))).toEqual(bytes);
  expect(await fetchPicture(new URL('/round.png', url))).toBeNull();
  expect(await fetchPicture(url)).toBeNull();
});

test('does not wait for a host that is silent, or silent in the middle of a picture', async () => {
  const bytes = await png();
  const silent = await urlOn(() => undefined);
  const halting = await urlOn((_request, response) => {
    response.write(bytes.subarray(0, 40));
  });
  expect(await Promise.all([fetchPicture(silent, 50), fetchPicture(halting, 50)])).toEqual([null, null]);
});

test('a host that is gone gives no picture', async () => {
  expect(await fetchPicture(new URL('http://127.0.0.1:1/oil.png'))).toBeNull();
});
