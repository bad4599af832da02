/** Browsers and Node's `fetch` refuse them, whatever is there: https://fetch.spec.whatwg.org/#port-blocking */
const BLOCKED_PORTS: ReadonlySet<number> = new Set([
  1, 7, 9, 11, 13, 15, 17, 19, 20, 21, 22, 23, 25, 37, 42, 43, 53, 69, 77, 79, 87, 95, 101, 102, 103, 104, 109, 110,
  111, 113, 115, 117, 119, 123, 135, 137, 139, 143, 161, 179, 389, 427, 465, 512, 513, 514, 515, 526, 530, 531, 532,
  540, 548, 554, 556, 563, 587, 601, 636, 989, 990, 993, 995, 1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061,
  6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697, 10080,
]);

export const BLOCKED_PORT = 'names a port that browsers and Node refuse to open pages on, such as 6000; choose another';

export const isBlockedPort = (port: number): boolean => BLOCKED_PORTS.has(port);

/** Whether the address names one of them. */
export function hasBlockedPort(address: string): boolean {
  const port = URL.parse(address)?.port;
  return port !== undefined && port !== '' && isBlockedPort(Number(port));
}
