import { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { CHANNEL } from '../connection/pool.ts';

export interface ListenerOptions {
  readonly url: string;
  /** Milliseconds between two signs of life that are asked of the server, and until one is given up. */
  readonly heartbeat?: number;
  onError(error: Error): void;
  onNotification(payload: string): void;
  /** The ear is open again after a loss: anything may have been said meanwhile. */
  onGap(): void;
}

export interface Listener {
  close(): Promise<void>;
}

const RETRY_AFTER = 500;
/** A connection that the network has forgotten says nothing for ever: it is missed after twice this long. */
const HEARTBEAT = 10_000;
/** How long the server may take to say goodbye. */
const GOODBYE = 1000;

/** Listens on a connection of its own, and comes back by itself when that is lost. */
export async function listen(options: ListenerOptions): Promise<Listener> {
  const closing = new AbortController();
  let ear = await connect(options);

  const staying = (async () => {
    while (!closing.signal.aborted) {
      await ear.ended;
      if (closing.signal.aborted) return;
      ear = await reconnect(options, closing.signal).catch(() => ear);
      if (!closing.signal.aborted) options.onGap();
    }
  })();

  return {
    async close() {
      closing.abort();
      await ear.close();
      await staying;
      // Another one, if it was just being made.
      await ear.close();
    },
  };
}

/** Tries until it works; rejects only when `signal` ends it. */
async function reconnect(options: ListenerOptions, signal: AbortSignal): Promise<Ear> {
  for (;;) {
    await sleep(RETRY_AFTER, undefined, { signal });
    try {
      return await connect(options);
    } catch (error) {
      options.onError(error instanceof Error ? error : new Error(String(error)));
    }
  }
}

interface Ear {
  readonly ended: Promise<void>;
  close(): Promise<void>;
}

async function connect({ url, heartbeat = HEARTBEAT, onNotification, onError }: ListenerOptions): Promise<Ear> {
  const socket = new Socket();
  const client = new pg.Client({
    connectionString: url,
    application_name: 'shop-listener',
    connectionTimeoutMillis: 10_000,
    query_timeout: heartbeat,
    stream: () => socket,
  });
  // Not by `events.once`, which would throw the error that a lost connection emits before its end.
  const ended = new Promise<void>((resolve) => client.once('end', () => resolve()));
  client.on('error', onError);
  client.on('notification', ({ payload }) => onNotification(payload ?? ''));
  await client.connect();
  await client.query(`listen ${CHANNEL}`);
  const pulse = setInterval(() => client.query('select 1').catch(() => socket.destroy()), heartbeat);
  void ended.then(() => clearInterval(pulse));
  return {
    ended,
    async close() {
      clearInterval(pulse);
      const impatience = setTimeout(() => socket.destroy(), GOODBYE);
      await client.end();
      clearTimeout(impatience);
    },
  };
}
