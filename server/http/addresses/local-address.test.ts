import { expect, test } from 'vitest';
import { localAddress } from './local-address.ts';

test.each([
  ['0.0.0.0', 'http://127.0.0.1:3000'],
  ['::', 'http://[::1]:3000'],
  ['127.0.0.1', 'http://127.0.0.1:3000'],
  ['::1', 'http://[::1]:3000'],
  ['shop.internal', 'http://shop.internal:3000'],
])('a process on %s reaches itself at %s', (host, address) => {
  expect(localAddress(host, 3000)).toBe(address);
  expect(URL.canParse(address)).toBe(true);
});
