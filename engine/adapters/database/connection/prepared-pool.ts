import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type pg from 'pg';

/** A statement that comes so often is worth a name; a rare one, such as an import's, is not. */
const WORTH_IT = 3;

/** As the query builder says it. */
const BEGIN = 'begin';

/** Named statements at most. Each connection keeps the plans of those it has run. */
const MOST = 300;

/**
 * Gives a statement that comes again and again a name, so that each connection parses and plans it once. The shop's
 * larger reads take the server longer to plan than to answer.
 */
export function preparedPool(pool: pg.Pool): PostgresPool {
  const nameOf = createNames();
  return {
    connect: async () => preparing(await pool.connect(), nameOf),
    end: () => pool.end(),
  };
}

type NameOf = (text: string) => string | undefined;

function preparing(client: pg.PoolClient, nameOf: NameOf): PostgresPoolClient {
  function query<R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  function query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  function query(asked: unknown, values: readonly unknown[] = []): unknown {
    if (typeof asked !== 'string') throw new TypeError('the shop reads without cursors');
    if (asked === BEGIN) return begin(client);
    const name = values.length > 0 ? nameOf(asked) : undefined;
    return client.query({ text: asked, values: [...values], ...(name && { name }) });
  }
  return { query, release: () => client.release() };
}

/**
 * Not waited for: the transaction's first statement follows it on the wire. Should it fail, as it does when the
 * connection is lost, so does that one.
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
    if (known || names.size === MOST) return known;
    const used = (uses.get(text) ?? 0) + 1;
    if (used < WORTH_IT) {
      if (uses.size === 10 * MOST) uses.clear();
      uses.set(text, used);
      return undefined;
    }
    uses.delete(text);
    const name = `shop_${names.size}`;
    names.set(text, name);
    return name;
  };
}
