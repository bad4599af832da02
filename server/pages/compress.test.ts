import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { bodyOnDemand, chooseEncoding, encode } from './compress.ts';

const PAGE = Buffer.from('Full Synthetic 5W-30 '.repeat(200));

test('a copy is made at the first ask, by one effort for all who ask meanwhile, and kept', async () => {
  const body = bodyOnDemand(PAGE);
  const first = body.in('br');
  expect(body.in('br')).toBe(first);
  const copy = await first;
  expect(brotliDecompressSync(copy)).toEqual(PAGE);
  expect(body.in('br')).toBe(copy);
});

test('what is asked for as it is was never compressed', () => {
  expect(bodyOnDemand(PAGE).in('identity')).toBe(PAGE);
});

test('a page compressed for one answer unpacks to itself', async () => {
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
])('%j is answered with %s', (header, encoding) => {
  expect(chooseEncoding(header)).toBe(encoding);
});
