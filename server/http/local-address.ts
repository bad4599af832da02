const EVERY_INTERFACE = ['0.0.0.0', '::'];

/** Address at which a process that listens there reaches itself. */
export function localAddress(host: string, port: number): string {
  const reachable = EVERY_INTERFACE.includes(host) ? '127.0.0.1' : host;
  return `http://${reachable.includes(':') ? `[${reachable}]` : reachable}:${port}`;
}
