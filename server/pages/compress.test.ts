import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { bodyOnDemand, chooseEncoding, encode } from './compress.ts';

const PAGE = Buffer.from('Full Synthetic 5W-30 '.repeat(200));

test('compresses once at the first request and reuses the copy', async () => {
  const body = bodyOnDemand(PAGE);
  const first = body.in('br');
  expect(body.in('br')).toBe(first);
  const copy = await first;
  expect(brotliDecompressSync(copy)).toEqual(PAGE);
  expect(body.in('br')).toBe(copy);
});

test('does not compress for identity', () => {
  expect(bodyOnDemand(PAGE).in('identity')).toBe(PAGE);
});

test('compresses and decompresses to the same bytes', async () => {
  expect(gunzipSync(await encode(PAGE, 'gzip'))).toEqual(PAGE);
  expect((await encode(PAGE, 'br')).length).toBeLessThan(200);
});

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.5', 'br'],
  ['identity', 'identity'],
  ['', 'identity'],
  [undefined, 'identity'],
])('%j gets %s', (header, encoding) => {
  expect(chooseEncoding(header)).toBe(encoding);
});
