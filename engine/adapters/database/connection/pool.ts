import { CamelCasePlugin, Kysely, type LogEvent, PostgresDialect, type PostgresPool } from 'kysely';
import pg from 'pg';
import type { Tables } from '../tables/tables.ts';

/** The oldest major version of PostgreSQL that the shop runs on. */
export const MIN_POSTGRES_VERSION = 15;

/** The channel on which every process of the shop listens for changes. */
export const CHANNEL = 'catalogue_changed';

const SECOND_MS = 1000;

/** Milliseconds. A nested checkout of the embedded database's only connection becomes an error instead of a hang. */
const LIMITS = {
  connectionTimeoutMillis: 10 * SECOND_MS,
  query_timeout: 30 * SECOND_MS,
} as const;

/** What the server itself enforces; the embedded database has none of them. */
export const SERVER_LIMITS = {
  statement_timeout: 25 * SECOND_MS,
  lock_timeout: 10 * SECOND_MS,
  idle_in_transaction_session_timeout: 30 * SECOND_MS,
} as const;

/**
 * Run on every new connection. The shop's statements are short and alike: planning each anew for its parameters, or compiling it to
 * machine code, takes longer than running it. A server compiles what it expects much of, as of every small table it has never analyzed.
 */
const ON_CONNECT = 'set plan_cache_mode = force_generic_plan; set jit = off';

const { INT8, NUMERIC } = pg.types.builtins;

/** Money and counts stay far below 2^53, so they arrive as numbers and not as text. */
const NUMBERS: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) => (oid === INT8 || oid === NUMERIC ? Number : pg.types.getTypeParser(oid, format)),
};

interface PoolWatch {
  /** Prepares each new connection before anyone uses it. */
  prepare(client: pg.ClientBase): Promise<unknown>;
  onError(error: Error): void;
}

export function createPool(config: pg.PoolConfig, { prepare, onError }: PoolWatch): pg.Pool {
  const pool = new pg.Pool({
    ...LIMITS,
    types: NUMBERS,
    pipeline: true,
    ...config,
    onConnect: async (client) => {
      // Without a listener the error of a lost connection in use would end the process.
      client.on('error', (error) => pool.ending || onError(error));
      await client.query(ON_CONNECT);
      await prepare(client);
    },
  });
  // The connection's own listener has reported it already.
  pool.on('error', () => undefined);
  return pool;
}

/** The names inside of JSON are data: the plugin leaves them as they are. */
const NAMES = new CamelCasePlugin({ maintainNestedObjectKeys: true });

/** The query builder, which translates the names of tables and columns. */
export const createKysely = (pool: PostgresPool, onStatement?: (event: LogEvent) => void): Kysely<Tables> =>
  new Kysely<Tables>({
    dialect: new PostgresDialect({ pool }),
    plugins: [NAMES],
    ...(onStatement && { log: onStatement }),
  });
