import { BlockList, isIP } from 'node:net';

const blocked = (type: 'ipv4' | 'ipv6', ...subnets: readonly string[]): BlockList => {
  const list = new BlockList();
  for (const subnet of subnets) {
    const [address = '', bits] = subnet.split('/');
    list.addSubnet(address, Number(bits), type);
  }
  return list;
};

/** This host, private networks, providers' own, link-local, documentation, benchmarks, multicast and reserved (RFC 6890). */
const NOT_PUBLIC_V4 = blocked(
  'ipv4',
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12', '192.0.0.0/24'],
  ...['192.0.2.0/24', '192.88.99.0/24', '192.168.0.0/16', '198.18.0.0/15', '198.51.100.0/24', '203.0.113.0/24'],
  ...['224.0.0.0/4', '240.0.0.0/4'],
);

/** Only this part of IPv6 is given to hosts of the internet. */
const GLOBAL_V6 = blocked('ipv6', '2000::/3');

/** Tunnels, which lead to any IPv4 address, and documentation. */
const NOT_PUBLIC_V6 = blocked('ipv6', '2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20');

/** True of an address that belongs to a host of the internet, and not to this machine or its networks. */
export function isPublicAddress(address: string): boolean {
  switch (isIP(address)) {
    case 4:
      return !NOT_PUBLIC_V4.check(address, 'ipv4');
    case 6:
      return GLOBAL_V6.check(address, 'ipv6') && !NOT_PUBLIC_V6.check(address, 'ipv6');
    default:
      return false;
  }
}
