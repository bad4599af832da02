import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { NO_PROXIES, readTrustedProxies } from '../../config/trusted-proxies.ts';
import { createClientAddress } from './client-address.ts';

const from = (remoteAddress: string, forwarded?: string) =>
  ({ socket: { remoteAddress }, headers: forwarded ? { 'x-forwarded-for': forwarded } : {} }) as IncomingMessage;

test.each([
  ['nobody', '0', from('198.51.100.7', '203.0.113.9'), '198.51.100.7'],
  ['one hop', '1', from('10.0.0.1', '203.0.113.9'), '203.0.113.9'],
  ['one hop, and the client lies', '1', from('10.0.0.1', '6.6.6.6, 203.0.113.9'), '203.0.113.9'],
  ['two hops', '2', from('10.0.0.1', '6.6.6.6, 203.0.113.9, 10.0.0.2'), '203.0.113.9'],
  ['more hops than there are', '3', from('10.0.0.1', '203.0.113.9'), '203.0.113.9'],
  ['a hop that sends no header', '1', from('10.0.0.1'), '10.0.0.1'],
  ['a hop that hides the client', '1', from('10.0.0.1', 'unknown'), '10.0.0.1'],
  ['a network', '10.0.0.0/8', from('10.0.0.1', '6.6.6.6, 203.0.113.9, 10.9.9.9'), '203.0.113.9'],
  ['a network that the request did not come from', '10.0.0.0/8', from('198.51.100.7', '6.6.6.6'), '198.51.100.7'],
  ['one address among others', '192.0.2.1, 2001:db8::1', from('2001:db8::1', '203.0.113.9'), '203.0.113.9'],
  ['a hop that adds ports', '1', from('10.0.0.1', '203.0.113.9:4711'), '203.0.113.9'],
  ['a hop that adds ports to IPv6', '1', from('10.0.0.1', '[2001:db8::9]:4711'), '2001:db8::9'],
  ['IPv4 mapped to IPv6', '10.0.0.0/8', from('::ffff:10.0.0.1', '::ffff:203.0.113.9'), '203.0.113.9'],
  ['a connection that is gone', '1', { socket: {}, headers: {} } as IncomingMessage, ''],
])('the client behind %s', (_case, setting, request, address) => {
  expect(createClientAddress(readTrustedProxies(setting) ?? NO_PROXIES)(request)).toBe(address);
});

test.each(['11', '-1', 'loopback', '10.0.0.0/33', '10.0.0/8', '10.0.0.1,', 'proxy.example'])(
  '%s names no proxies',
  (setting) => expect(readTrustedProxies(setting)).toBeNull(),
);
