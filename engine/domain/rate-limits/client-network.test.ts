import { expect, test } from 'vitest';
import { clientNetwork } from './client-network.ts';

test.each([
  ['an IPv4 address is one client', '203.0.113.7', '203.0.113.7'],
  ['an IPv4 address written as IPv6 is the same client', '::FFFF:203.0.113.7', '203.0.113.7'],
  ['an IPv6 network is one client', '2001:db8:0:1:aaaa:bbbb:cccc:dddd', '2001:db8:0:1::/64'],
  ['however it is written', '2001:0DB8::1:aaaa:bbbb:cccc:dddd', '2001:db8:0:1::/64'],
  ['the machine itself has one', '::1', '0:0:0:0::/64'],
  ['and so has an IPv4 address behind a gateway', '64:ff9b::203.0.113.9', '64:ff9b:0:0::/64'],
  ['with the name of a card behind it', 'fe80::1%eth0', 'fe80:0:0:0::/64'],
])('%s', (_case, address, network) => {
  expect(clientNetwork(address)).toBe(network);
});
