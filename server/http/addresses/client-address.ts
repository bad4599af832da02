import type { IncomingMessage } from 'node:http';
import { isIP, isIPv6 } from 'node:net';
import type { TrustedProxies } from '../../config/trusted-proxies.ts';

/** Without port and zone. An IPv4 address mapped to IPv6 is an IPv4 address. */
function withoutPort(text: string): string {
  const address = text
    .trim()
    .replace(/^\[([^\]]*)\](?::\d+)?$/, '$1')
    .replace(/^([\d.]+):\d+$/, '$1')
    .replace(/%.*$/, '');
  return address.replace(/^::ffff:(?=[\d.]+$)/i, '');
}

const trustIn = (proxies: TrustedProxies) => (address: string, hop: number) =>
  'hops' in proxies ? hop < proxies.hops : proxies.addresses.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');

/** Whether the headers that only proxies may set can be believed: a trusted proxy has sent the request. */
export function createProxyCheck(proxies: TrustedProxies): (request: IncomingMessage) => boolean {
  const isTrusted = trustIn(proxies);
  return ({ socket }) => isTrusted(withoutPort(socket.remoteAddress ?? ''), 0);
}

/**
 * The address of the client, as far as the trusted proxies tell. Anybody can send `X-Forwarded-For`, so what stands left of
 * the last hop that is not trusted counts for nothing.
 */
export function createClientAddress(proxies: TrustedProxies): (request: IncomingMessage) => string {
  const isTrusted = trustIn(proxies);
  return ({ socket, headers }) => {
    let address = withoutPort(socket.remoteAddress ?? '');
    const forwarded = [headers['x-forwarded-for'] ?? []].flat().join().split(',').reverse().map(withoutPort);
    for (const [hop, before] of forwarded.entries()) {
      if (!isIP(address) || !isTrusted(address, hop) || !isIP(before)) break;
      address = before;
    }
    return address;
  };
}
