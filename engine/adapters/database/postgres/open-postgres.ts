import pg from 'pg';
import { DatabasePooled, DatabaseUnreachable } from '../connection/errors.ts';
import { createPool, SERVER_LIMITS } from '../connection/pool.ts';
import { isPooled } from './detect-pooler.ts';
import { type Listener, listen } from './listener.ts';
import { ASK_SERVER, assertSuitable, type ServerFacts } from './server-facts.ts';

export interface Postgres {
  readonly pool: pg.Pool;
  close(): Promise<void>;
}

export interface PostgresOptions {
  readonly url: string;
  /** Connections at most, beside the one that listens. */
  readonly poolSize: number;
  onError(error: Error): void;
  onNotification(payload: string): void;
  onGap(): void;
}

export async function openPostgres(options: PostgresOptions): Promise<Postgres> {
  const pool = createPool(
    { ...SERVER_LIMITS, connectionString: options.url, max: options.poolSize, application_name: 'shop' },
    { onError: options.onError, prepare: () => Promise.resolve() },
  );
  try {
    const listener = await reach(pool, options);
    return {
      pool,
      async close() {
        await Promise.all([listener.close(), pool.end()]);
      },
    };
  } catch (error) {
    await pool.end();
    throw error;
  }
}

async function reach(pool: pg.Pool, options: PostgresOptions): Promise<Listener> {
  const where = withoutCredentials(options.url);
  const { facts, isShared } = await askServer(pool, options.url).catch((error: unknown) => {
    throw REFUSED_BY_POOLER.test(String(error)) ? new DatabasePooled(where) : new DatabaseUnreachable(where, error);
  });
  if (isShared) throw new DatabasePooled(where);
  assertSuitable(facts);
  return listen(options);
}

/** PgBouncer takes no limits for statements with a connection, unless it is told to ignore them. */
const REFUSED_BY_POOLER = /unsupported startup parameter/;

/** On two connections at once, of which the pool may have only one. */
async function askServer(
  pool: pg.Pool,
  url: string,
): Promise<{ readonly facts: ServerFacts; readonly isShared: boolean }> {
  const one = await pool.connect();
  const other = new pg.Client({ connectionString: url, application_name: 'shop' });
  // The statement that a lost connection interrupts fails by itself.
  other.on('error', () => undefined);
  try {
    await other.connect();
    const { rows } = await one.query<ServerFacts>(ASK_SERVER);
    return { facts: rows[0] ?? { version: '', encoding: '' }, isShared: await isPooled(one, other) };
  } finally {
    await other.end();
    one.release();
  }
}

/** Host, port and database: what may be shown of an address. */
export function withoutCredentials(url: string): string {
  const { host, pathname } = URL.parse(url) ?? { host: url.replace(/^.*@/, ''), pathname: '' };
  return `${host}${pathname}`;
}
