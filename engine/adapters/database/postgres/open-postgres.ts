import type pg from 'pg';
import { DatabaseTooOld, DatabaseUnreachable } from '../connection/errors.ts';
import { createPool, MIN_POSTGRES_VERSION, SERVER_LIMITS } from '../connection/pool.ts';
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
    throw new DatabaseUnreachable(withoutCredentials(options.url), error);
  });
  if (Number.parseInt(version, 10) < MIN_POSTGRES_VERSION) throw new DatabaseTooOld(version, MIN_POSTGRES_VERSION);
  return listen(options);
}

async function serverVersion(pool: pg.Pool): Promise<string> {
  const { rows } = await pool.query<{ server_version: string }>('show server_version');
  return rows[0]?.server_version ?? '';
}

function withoutCredentials(url: string): string {
  const { host, pathname } = URL.parse(url) ?? { host: url.replace(/^.*@/, ''), pathname: '' };
  return `${host}${pathname}`;
}
