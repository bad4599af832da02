import type { IncomingMessage } from 'node:http';
import { BlockList, isIP, isIPv6 } from 'node:net';

/** Whose `X-Forwarded-For` is believed: that of the last few hops, however they are called, or of these addresses. */
export type TrustedProxies = { readonly hops: number } | { readonly addresses: BlockList };

export const NO_PROXIES: TrustedProxies = { hops: 0 };

const MAX_HOPS = 10;
const RANGE = /^([\da-f.:]+)(?:\/(\d{1,3}))?$/i;

/** `1`, or `10.0.0.0/8, 2001:db8::1`. Null when it is neither. */
export function readTrustedProxies(text: string): TrustedProxies | null {
  if (/^\d+$/.test(text)) return Number(text) <= MAX_HOPS ? { hops: Number(text) } : null;
  const addresses = new BlockList();
  const areRanges = text.split(',').every((range) => addRange(addresses, range.trim()));
  return areRanges ? { addresses } : null;
}

function addRange(list: BlockList, range: string): boolean {
  const [, address = '', prefix] = RANGE.exec(range) ?? [];
  const version = isIP(address);
  const bits = prefix === undefined ? null : Number(prefix);
  if (version === 0 || (bits !== null && bits > (version === 6 ? 128 : 32))) return false;
  const family = version === 6 ? 'ipv6' : 'ipv4';
  if (bits === null) list.addAddress(address, family);
  else list.addSubnet(address, bits, family);
  return true;
}

/** Without a port and a zone; an IPv4 address in IPv6 clothing is an IPv4 address. */
function bare(text: string): string {
  const address = text
    .trim()
    .replace(/^\[([^\]]*)\](?::\d+)?$/, '$1')
    .replace(/^([\d.]+):\d+$/, '$1')
    .replace(/%.*$/, '');
  return address.replace(/^::ffff:(?=[\d.]+$)/i, '');
}

/**
 * The address of whoever asks, as far as the trusted proxies tell. Anybody can send `X-Forwarded-For`: what stands left of
 * the last hop that is not trusted is hearsay.
 */
export function createClientAddress(proxies: TrustedProxies): (request: IncomingMessage) => string {
  const isTrusted = (address: string, hop: number) =>
    'hops' in proxies ? hop < proxies.hops : proxies.addresses.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
  return ({ socket, headers }) => {
    let address = bare(socket.remoteAddress ?? '');
    const told = [headers['x-forwarded-for'] ?? []].flat().join().split(',').reverse().map(bare);
    for (const [hop, before] of told.entries()) {
      if (!isIP(address) || !isTrusted(address, hop) || !isIP(before)) break;
      address = before;
    }
    return address;
  };
}
