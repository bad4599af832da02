import pg from 'pg';
import { DatabasePooled, DatabaseTooOld, DatabaseUnreachable } from '../connection/errors.ts';
import { createPool, MIN_POSTGRES_VERSION, SERVER_LIMITS } from '../connection/pool.ts';
import { isPooled } from './detect-pooler.ts';
import { type Listener, listen } from './listener.ts';

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
  const version = await serverVersion(pool).catch((error: unknown) => {
    const where = withoutCredentials(options.url);
    throw REFUSED_BY_POOLER.test(String(error)) ? new DatabasePooled(where) : new DatabaseUnreachable(where, error);
  });
  if (Number.parseInt(version, 10) < MIN_POSTGRES_VERSION) throw new DatabaseTooOld(version, MIN_POSTGRES_VERSION);
  await refusePooler(pool, options.url);
  return listen(options);
}

/** PgBouncer takes no limits for statements with a connection, unless it is told to ignore them. */
const REFUSED_BY_POOLER = /unsupported startup parameter/;

async function refusePooler(pool: pg.Pool, url: string): Promise<void> {
  const one = await pool.connect();
  const other = new pg.Client({ connectionString: url, application_name: 'shop' });
  try {
    await other.connect();
    if (await isPooled(one, other)) throw new DatabasePooled(withoutCredentials(url));
  } finally {
    await other.end();
    one.release();
  }
}

async function serverVersion(pool: pg.Pool): Promise<string> {
  const { rows } = await pool.query<{ server_version: string }>('show server_version');
  return rows[0]?.server_version ?? '';
}

function withoutCredentials(url: string): string {
  const { host, pathname } = URL.parse(url) ?? { host: url.replace(/^.*@/, ''), pathname: '' };
  return `${host}${pathname}`;
}
