import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type pg from 'pg';
import { isReadOnly, NoConnection } from './errors.ts';

/** The part of a connection that statements are sent through. */
export interface Connection {
  query(statement: string | pg.QueryConfig): Promise<pg.QueryResult>;
  release(destroy?: boolean): void;
}

/** Of a server many connections, of the embedded database its only one. */
export interface StatementPool {
  connect(): Promise<Connection>;
  end(): Promise<void>;
  readonly options: pg.PoolConfig;
}

/** From so many uses on a statement is prepared; a rare one, such as an import's, is not. */
const MIN_USES = 3;

/** The first statement of a transaction, as the query builder writes it. */
export const BEGIN = 'begin';

/**
 * First statement of a transaction that takes as long as it takes, such as a migration of full tables. The server's limits end with the
 * transaction; the pool's own, which neither a server nor an embedded database knows of, is put off for its statements, too.
 */
export const LIFT_TIME_LIMITS = 'set local statement_timeout = 0';

/** The longest that a timer can wait: 24 days. */
const NO_TIME_LIMIT = 2 ** 31 - 1;

/** Prepared statements. Each connection keeps the plans of those it has run, so the number is bounded. */
const MAX_STATEMENTS = 300;

/** The driver's message about a pool that this process has closed itself. */
const CLOSED = 'Cannot use a pool after calling end on the pool';

/**
 * Prepares a statement that is used again and again under a name, so that each connection parses and plans it once.
 * Planning the shop's larger reads takes the server longer than running them.
 */
export function preparedPool(pool: StatementPool, onNoConnection: (error: NoConnection) => void): PostgresPool {
  const nameOf = createNames();
  const refuse = (cause: unknown): never => {
    if (cause instanceof Error && cause.message === CLOSED) throw cause;
    const error = new NoConnection(cause);
    onNoConnection(error);
    throw error;
  };
  return {
    connect: async () => preparing(await pool.connect().catch(refuse), nameOf),
    end: () => pool.end(),
    options: pool.options,
  };
}

type NameOf = (text: string) => string | undefined;

function preparing(client: Connection, nameOf: NameOf): PostgresPoolClient {
  let isUnlimited = false;
  let leadsToStandby = false;
  // Kept, it would lead there for as long as it is used, though the address has long led to the server that has taken over.
  const lookAt = (error: unknown): never => {
    leadsToStandby ||= isReadOnly(error);
    throw error;
  };
  function query<R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  function query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  function query(statement: unknown, values: readonly unknown[] = []): unknown {
    if (typeof statement !== 'string') throw new TypeError('the pool of prepared statements has no cursors');
    if (statement === BEGIN) return begin(client);
    isUnlimited ||= statement === LIFT_TIME_LIMITS;
    const name = values.length > 0 ? nameOf(statement) : undefined;
    const limit = isUnlimited && { query_timeout: NO_TIME_LIMIT };
    return client.query({ text: statement, values: [...values], ...(name && { name }), ...limit }).catch(lookAt);
  }
  return { query, release: (destroy) => client.release(destroy || leadsToStandby) };
}

/**
 * Not awaited: the transaction's first statement follows on the wire. If the connection is lost, that statement fails
 * too.
 */
function begin<R>(client: Connection): Promise<PostgresQueryResult<R>> {
  client.query(BEGIN).catch(() => undefined);
  return Promise.resolve({ command: 'SELECT', rowCount: 0, rows: [] });
}

function createNames(): NameOf {
  const names = new Map<string, string>();
  const uses = new Map<string, number>();
  return (text) => {
    const known = names.get(text);
    if (known || names.size === MAX_STATEMENTS) return known;
    const used = (uses.get(text) ?? 0) + 1;
    if (used < MIN_USES) {
      if (uses.size === 10 * MAX_STATEMENTS) uses.clear();
      uses.set(text, used);
      return undefined;
    }
    uses.delete(text);
    const name = `shop_${names.size}`;
    names.set(text, name);
    return name;
  };
}
