import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type pg from 'pg';

/** From so many uses on a statement is prepared; a rare one, such as an import's, is not. */
const MIN_USES = 3;

/** As the query builder writes it. */
const BEGIN = 'begin';

/** Prepared statements. Each connection keeps the plans of those it has run, so the number is bounded. */
const MAX_STATEMENTS = 300;

/**
 * Prepares a statement that is used again and again under a name, so that each connection parses and plans it once.
 * Planning the shop's larger reads takes the server longer than running them.
 */
export function preparedPool(pool: pg.Pool): PostgresPool {
  const nameOf = createNames();
  return {
    connect: async () => preparing(await pool.connect(), nameOf),
    end: () => pool.end(),
    options: pool.options,
  };
}

type NameOf = (text: string) => string | undefined;

function preparing(client: pg.PoolClient, nameOf: NameOf): PostgresPoolClient {
  function query<R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  function query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  function query(statement: unknown, values: readonly unknown[] = []): unknown {
    if (typeof statement !== 'string') throw new TypeError('the pool of prepared statements has no cursors');
    if (statement === BEGIN) return begin(client);
    const name = values.length > 0 ? nameOf(statement) : undefined;
    return client.query({ text: statement, values: [...values], ...(name && { name }) });
  }
  return { query, release: (destroy) => client.release(destroy) };
}

/**
 * Not awaited: the transaction's first statement follows on the wire. If the connection is lost, that statement fails
 * too.
 */
function begin<R>(client: pg.PoolClient): Promise<PostgresQueryResult<R>> {
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
