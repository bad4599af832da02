import { expect, test } from 'vitest';
import { clientNetwork, publicNetwork } from './client-network.ts';

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

test.each([
  ['a client on the internet', '203.0.113.7', '203.0.113.7'],
  ['a client on the internet of IPv6', '2001:db8::1', '2001:db8:0:0::/64'],
  ['an address that only looks private', '172.32.0.1', '172.32.0.1'],
  ['another one', '100.127.0.1', '100.127.0.1'],
  ['loopback', '127.0.0.1', null],
  ['loopback of IPv6', '::1', null],
  ['loopback written as IPv6', '::ffff:127.0.0.1', null],
  ['a container’s gateway', '172.17.0.1', null],
  ['a private network', '10.2.3.4', null],
  ['another private network', '192.168.1.20', null],
  ['a private network of IPv6', 'fd12:3456::7', null],
  ['a neighbour', 'fe80::1%eth0', null],
])('%s is a network of the internet, or none', (_case, address, network) => {
  expect(publicNetwork(address)).toBe(network);
});
