import { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { NoConnection } from '../connection/errors.ts';
import { CHANNEL } from '../connection/pool.ts';

export interface ListenerOptions {
  readonly url: string;
  /** Milliseconds between two heartbeats, and until one counts as lost. */
  readonly heartbeat?: number;
  onError(error: Error): void;
  onNotification(payload: string): void;
  /** The connection is back after a loss: notifications may have been missed. */
  onGap(): void;
}

export interface Listener {
  close(): Promise<void>;
}

const RETRY_DELAY_MS = 500;
/** A connection that the network has dropped stays silent: its loss is noticed after twice this long. */
const HEARTBEAT_MS = 10_000;
/** How long the server may take to end a connection. */
const CLOSE_TIMEOUT_MS = 1000;

/** Listens on a connection of its own, and reconnects by itself when that is lost. */
export async function listen(options: ListenerOptions): Promise<Listener> {
  const closing = new AbortController();
  let connection = await connect(options);

  const reconnecting = (async () => {
    while (!closing.signal.aborted) {
      await connection.ended;
      if (closing.signal.aborted) return;
      connection = await reconnect(options, closing.signal).catch(() => connection);
      if (!closing.signal.aborted) options.onGap();
    }
  })();

  return {
    async close() {
      closing.abort();
      await connection.close();
      await reconnecting;
      // A new connection, if one was just being made.
      await connection.close();
    },
  };
}

/** Attempts until it succeeds; rejects only when `signal` aborts it. */
async function reconnect(options: ListenerOptions, signal: AbortSignal): Promise<Connection> {
  for (;;) {
    await sleep(RETRY_DELAY_MS, undefined, { signal });
    try {
      return await connect(options);
    } catch (error) {
      options.onError(new NoConnection(error));
    }
  }
}

interface Connection {
  readonly ended: Promise<void>;
  close(): Promise<void>;
}

async function connect({
  url,
  heartbeat = HEARTBEAT_MS,
  onNotification,
  onError,
}: ListenerOptions): Promise<Connection> {
  const socket = new Socket();
  const client = new pg.Client({
    connectionString: url,
    application_name: 'shop-listener',
    connectionTimeoutMillis: 10_000,
    query_timeout: heartbeat,
    stream: () => socket,
  });
  // `events.once` would throw the error that a lost connection emits before its end.
  const ended = new Promise<void>((resolve) => client.once('end', () => resolve()));
  client.on('error', onError);
  client.on('notification', ({ payload }) => onNotification(payload ?? ''));
  const close = async () => {
    const timeout = setTimeout(() => socket.destroy(), CLOSE_TIMEOUT_MS);
    await client.end();
    clearTimeout(timeout);
  };
  await client.connect();
  try {
    await client.query(`listen ${CHANNEL}`);
  } catch (error) {
    // A standby refuses it, and is asked twice a second: what stayed open would be missing when it takes over.
    await close();
    throw error;
  }
  const heartbeatTimer = setInterval(() => client.query('select 1').catch(() => socket.destroy()), heartbeat);
  const stopHeartbeat = () => clearInterval(heartbeatTimer);
  void ended.then(stopHeartbeat);
  return {
    ended,
    close() {
      stopHeartbeat();
      return close();
    },
  };
}
