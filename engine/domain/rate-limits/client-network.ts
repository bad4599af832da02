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

/** Loopback, private and link-local networks (RFC 6890), of either version. */
const OWN_NETWORK = /^(?:127|10|192\.168|169\.254|172\.(?:1[6-9]|2\d|3[01]))\.|^(?:0:0:0:0|f[cd]..|fe[89ab].):/;

/**
 * The network of a client on the internet. Null for one beside the shop: a proxy that is not trusted, behind which all
 * shoppers have its address, or a machine of the shop's own.
 */
export function publicNetwork(address: string): string | null {
  const network = clientNetwork(address);
  return OWN_NETWORK.test(network) ? null : network;
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
