/** An IPv4 address inside an IPv6 one is what it stands for. */
const IPV4_MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/;

const NETWORK_GROUPS = 4;

/** Whom an address stands for: itself, or of IPv6 its /64, in which one client may be any of 2^64. */
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
