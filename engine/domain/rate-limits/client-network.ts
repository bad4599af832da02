/** An IPv4-mapped IPv6 address (RFC 4291, section 2.5.5.2). */
const IPV4_MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/;

const NETWORK_GROUPS = 4;

/**
 * The network that counts as one client: an IPv4 address itself, or the /64 of an IPv6 address, since one client may
 * use any address in it.
 */
export function clientNetwork(address: string): string {
  const plain = address.toLowerCase().replace(/%.*$/, '');
  const mapped = IPV4_MAPPED.exec(plain)?.[1];
  if (mapped !== undefined) return mapped;
  return plain.includes(':') ? `${groupsOf(plain).slice(0, NETWORK_GROUPS).join(':')}::/64` : plain;
}

function groupsOf(address: string): readonly string[] {
  const [before = '', after] = address.split('::');
  const head = before.split(':').filter(Boolean);
  if (after === undefined) return head.map(withoutLeadingZeros);
  const tail = after.split(':').filter(Boolean);
  const gap = Math.max(0, 8 - head.length - tail.length);
  return [...head, ...Array<string>(gap).fill('0'), ...tail].map(withoutLeadingZeros);
}

const withoutLeadingZeros = (group: string): string => group.replace(/^0+(?=.)/, '');
