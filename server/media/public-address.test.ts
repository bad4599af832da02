import { expect, test } from 'vitest';
import { isPublicAddress } from './public-address.ts';

test.each(['93.184.216.34', '8.8.8.8', '172.32.0.1', '100.128.0.1', '2606:2800:220:1:248:1893:25c8:1946'])(
  '%s is a host of the internet',
  (address) => {
    expect(isPublicAddress(address)).toBe(true);
  },
);

test.each([
  ...['127.0.0.1', '127.255.255.254', '0.0.0.0', '10.1.2.3', '172.16.0.1', '172.31.255.255', '192.168.1.1'],
  ...['169.254.169.254', '100.64.0.1', '198.18.0.1', '203.0.113.9', '224.0.0.1', '255.255.255.255'],
  ...['::1', '::', 'fe80::1', 'fc00::1', 'fd12:3456::1', 'ff02::1', '2001:db8::1'],
  // An IPv4 address in another dress.
  ...['::ffff:127.0.0.1', '::ffff:8.8.8.8', '::127.0.0.1', '64:ff9b::7f00:1', '2002:7f00:1::', '2001:0:1::'],
  ...['', 'localhost', '127.1', '0x7f.0.0.1', '999.1.1.1'],
])('%s is not', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});
