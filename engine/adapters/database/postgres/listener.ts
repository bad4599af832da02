import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { CHANNEL } from '../pool.ts';

export interface ListenerOptions {
  readonly url: string;
  onTrouble(error: Error): void;
  onNotification(payload: string): void;
  /** The ear is open again after a loss: anything may have been said meanwhile. */
  onGap(): void;
}

export interface Listener {
  close(): Promise<void>;
}

const RETRY_AFTER = 500;

/** Listens on a connection of its own, and comes back by itself when that is lost. */
export async function listen(options: ListenerOptions): Promise<Listener> {
  const closing = new AbortController();
  let client = await connect(options);

  const staying = (async () => {
    while (!closing.signal.aborted) {
      await ended(client);
      if (closing.signal.aborted) return;
      client = await reconnect(options, closing.signal).catch(() => client);
      if (!closing.signal.aborted) options.onGap();
    }
  })();

  return {
    async close() {
      closing.abort();
      await client.end();
      await staying;
      // Another one, if it was just being made.
      await client.end();
    },
  };
}

/** Not by `events.once`, which would throw the error that a lost connection emits before its end. */
const ended = (client: pg.Client): Promise<void> => new Promise((resolve) => client.once('end', () => resolve()));

/** Tries until it works; rejects only when `signal` ends it. */
async function reconnect(options: ListenerOptions, signal: AbortSignal): Promise<pg.Client> {
  for (;;) {
    await sleep(RETRY_AFTER, undefined, { signal });
    try {
      return await connect(options);
    } catch (error) {
      options.onTrouble(error instanceof Error ? error : new Error(String(error)));
    }
  }
}

async function connect({ url, onNotification, onTrouble }: ListenerOptions): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, keepAlive: true, connectionTimeoutMillis: 10_000 });
  client.on('error', onTrouble);
  client.on('notification', ({ payload }) => onNotification(payload ?? ''));
  await client.connect();
  await client.query(`listen ${CHANNEL}`);
  return client;
}
