import { BlockList, isIP } from 'node:net';

/** Whose `X-Forwarded-For` is believed: that of the last few hops, whatever their addresses, or of these addresses. */
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
