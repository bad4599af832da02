import { createServer, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { closeServer } from './close-server.ts';

interface Listening {
  readonly port: number;
  /** True once the server is about to close: it still answers, and each answer is the last of its connection. */
  isDraining(): boolean;
  /**
   * Says goodbye to proxies: for a moment every request is still answered, with `Connection: close`, so that they take
   * their next requests elsewhere. A connection that was closed at once could meet a request that is on its way.
   */
  drain(): Promise<void>;
  /** Answers what has been asked, takes nothing new, and resolves when the last connection is closed. */
  close(): Promise<void>;
}

/** Longer than proxies keep an idle connection, so that none sends a request into one that is being closed. */
const KEEP_ALIVE_MS = 65_000;
/** Slow senders must not hold a connection for ever. Four pictures of 8 MB take nine minutes at half a megabit a second. */
const REQUEST_MS = 10 * 60_000;
/** Long enough for proxies that ask for the health once a second. */
const DRAIN_MILLISECONDS = 1500;

/** @throws the system's error, for example `EADDRINUSE`. */
export function listen(handler: RequestListener, { port, host }: { port: number; host: string }): Promise<Listening> {
  /** What is still to be answered. */
  const begun = new Set<ServerResponse>();
  const connections = new Set<Socket>();
  /** Requests that wait until nobody can connect any more. */
  let held: (() => void)[] | null = null;
  let isDraining = false;
  const handle: RequestListener = (request, response) => {
    handler(request, response);
    if (response.writableEnded) return;
    begun.add(response);
    response.once('close', () => begun.delete(response));
  };
  const options = { headersTimeout: 20_000, requestTimeout: REQUEST_MS, keepAliveTimeout: KEEP_ALIVE_MS };
  const server = createServer(options, (request, response) => {
    if (isDraining) response.setHeader('Connection', 'close');
    if (held) held.push(() => handle(request, response));
    else handle(request, response);
  });
  server.on('connection', (connection) => {
    connections.add(connection);
    connection.once('close', () => connections.delete(connection));
  });
  const release = () => {
    const waiting = held ?? [];
    held = null;
    for (const answer of waiting) answer();
  };
  const announceEnd = () => {
    isDraining = true;
    for (const response of begun) if (!response.headersSent) response.setHeader('Connection', 'close');
  };
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      const address = server.address() as AddressInfo;
      resolve({
        port: address.port,
        isDraining: () => isDraining,
        drain() {
          announceEnd();
          return sleep(DRAIN_MILLISECONDS);
        },
        close() {
          announceEnd();
          held ??= [];
          return closeServer(server, { connections, begun, release });
        },
      });
    });
  });
}
