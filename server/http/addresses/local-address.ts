const EVERY_INTERFACE: Readonly<Record<string, string>> = { '0.0.0.0': '127.0.0.1', '::': '::1' };

/** Address at which a process that listens there reaches itself. */
export function localAddress(host: string, port: number): string {
  const reachable = EVERY_INTERFACE[host] ?? host;
  return `http://${reachable.includes(':') ? `[${reachable}]` : reachable}:${port}`;
}
