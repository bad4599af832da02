import { writeFileSync } from 'node:fs';
import type { RequestListener, ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#engine/adapters/database/testing/temporary-folder.ts';
import { versionOf } from '../../content/picture-version.ts';
import { createPictureVersions } from '../../media/picture-versions.ts';
import { createPictures } from '../../media/pictures.ts';
import { headerOf, listen, serve } from '../../testing/http-server.ts';
import { createPictureHandler } from './picture-handler.ts';

const MEGABYTE = 1024 * 1024;
const BROCHURE = Buffer.alloc(24 * MEGABYTE, 'brochure ');
const VERSION = versionOf(BROCHURE);
const ADDRESS = `/uploads/brochure.pdf?v=${VERSION}`;

function openPictureHandler() {
  const uploads = temporaryFolder();
  writeFileSync(join(uploads, 'brochure.pdf'), BROCHURE);
  const pictures = createPictures({
    uploads,
    versions: createPictureVersions(uploads),
    smaller: async () => null,
    largeOriginals: async () => null,
  });
  return createPictureHandler({ pictures, backendPictures: null });
}

/** @param onResponse sees each response before it is sent */
function openHandler(onResponse = (_response: ServerResponse) => {}): RequestListener {
  const handle = openPictureHandler();
  return (request, response) => {
    onResponse(response);
    void handle(request, response, new URL(request.url ?? '', 'http://localhost').pathname);
  };
}

test('sends an original whole, to be kept for good at the address of its content', async () => {
  const ask = await serve(openHandler());
  const response = await ask(ADDRESS);
  expect(response.bytes.equals(BROCHURE)).toBe(true);
  expect(headerOf(response, 'content-type')).toBe('application/pdf');
  expect(headerOf(response, 'content-length')).toBe(String(BROCHURE.length));
  expect(headerOf(response, 'cache-control')).toBe('public, max-age=31536000, immutable');
  expect(headerOf(response, 'content-security-policy')).toBe("default-src 'none'; sandbox");
  expect(headerOf(await ask('/uploads/brochure.pdf'), 'cache-control')).toBe('public, max-age=3600');
});

test('sends an original that the browser has, and one that only its head is asked for, without bytes', async () => {
  const ask = await serve(openHandler());
  const head = await ask(ADDRESS, { method: 'HEAD' });
  expect(head).toMatchObject({ status: 200, body: '' });
  expect(headerOf(head, 'content-length')).toBe(String(BROCHURE.length));
  const etag = headerOf(head, 'etag') ?? '';
  expect(await ask(ADDRESS, { headers: { 'If-None-Match': etag } })).toMatchObject({ status: 304, body: '' });
});

test('leads from the address of another content to that of this one', async () => {
  const ask = await serve(openHandler());
  const response = await ask('/uploads/brochure.pdf?v=another');
  expect(response.status).toBe(302);
  expect(headerOf(response, 'location')).toBe(ADDRESS);
});

test('a client that does not read its original holds no more than a piece of it in memory', async () => {
  const responses: ServerResponse[] = [];
  const port = await listen(openHandler((response) => responses.push(response)));
  const socket = connect(port, '127.0.0.1');
  socket.pause();
  socket.write(`GET ${ADDRESS} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
  await expect.poll(() => responses[0]?.writableNeedDrain).toBe(true);
  expect(responses[0]?.writableLength).toBeLessThan(MEGABYTE);
  const closed = new Promise((resolve) => responses[0]?.once('close', resolve));
  socket.destroy();
  await closed;
});

test('a client that has gone before its original is sent is no error', async () => {
  const handled = Promise.withResolvers<void>();
  const handle = openPictureHandler();
  const port = await listen((request, response) => {
    request.socket.destroy();
    response.once('close', () =>
      handle(request, response, '/uploads/brochure.pdf').then(handled.resolve, handled.reject),
    );
  });
  connect(port, '127.0.0.1').end(`GET ${ADDRESS} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
  await expect(handled.promise).resolves.toBeUndefined();
});
