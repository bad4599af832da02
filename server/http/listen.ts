import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Listening {
  readonly port: number;
  /** Answers what has begun, takes nothing new, and resolves when the last connection is closed. */
  close(): Promise<void>;
}

/** Long enough for a checkout on a bad network, short enough for an impatient operator. */
const GRACE_MILLISECONDS = 10_000;

function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const force = setTimeout(() => server.closeAllConnections(), GRACE_MILLISECONDS);
    server.close(() => {
      clearTimeout(force);
      resolve();
    });
    server.closeIdleConnections();
  });
}

/** @throws the system's error, for example `EADDRINUSE`. */
export function listen(handler: RequestListener, { port, host }: { port: number; host: string }): Promise<Listening> {
  // Slow senders must not hold a connection for ever: headers within 20 s, the whole request within 60 s.
  const server = createServer({ headersTimeout: 20_000, requestTimeout: 60_000, keepAliveTimeout: 65_000 }, handler);
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      const address = server.address() as AddressInfo;
      resolve({ port: address.port, close: () => closeServer(server) });
    });
  });
}
