import type pg from 'pg';
import { BEGIN, type Connection, type StatementPool } from '../connection/prepared-pool.ts';

export interface SharedConnection extends StatementPool {
  /** The connection for the caller alone, between two transactions. */
  reserve(): Promise<pg.PoolClient>;
}

/** The connection while statements outside of transactions are sent through it. */
interface Lease {
  readonly client: Promise<pg.PoolClient>;
  /** Statements without an answer. */
  running: number;
}

/**
 * The only connection of the embedded database. A statement outside of a transaction is sent at once, behind those that are not answered
 * yet: the database need not wait for the next one, and syncs its log once for several. A transaction has the connection for itself,
 * and nobody overtakes it while it waits.
 */
export function shareConnection(pool: pg.Pool): SharedConnection {
  /** What the next statement joins; null where none is running, or somebody has reserved the connection since. */
  let shared: Lease | null = null;

  function reserve(): Promise<pg.PoolClient> {
    shared = null;
    return pool.connect();
  }
  async function share(statement: string | pg.QueryConfig): Promise<pg.QueryResult> {
    shared ??= { client: pool.connect(), running: 0 };
    const lease = shared;
    lease.running += 1;
    try {
      return await (await lease.client).query(statement);
    } finally {
      lease.running -= 1;
      if (lease.running === 0) end(lease);
    }
  }
  function end(lease: Lease): void {
    if (shared === lease) shared = null;
    giveBack(lease.client);
  }
  return {
    connect: async () => connectionOf({ reserve, share }),
    reserve,
    end: () => pool.end(),
    options: pool.options,
  };
}

interface Ways {
  reserve(): Promise<pg.PoolClient>;
  share: Connection['query'];
}

function connectionOf({ reserve, share }: Ways): Connection {
  let own: Promise<pg.PoolClient> | null = null;
  return {
    query(statement) {
      if (statement === BEGIN) own = reserve();
      return own ? own.then((client) => client.query(statement)) : share(statement);
    },
    release(destroy) {
      if (own) giveBack(own, destroy);
    },
  };
}

/** Where there was none to be had, the statements have failed. */
function giveBack(connection: Promise<pg.PoolClient>, destroy?: boolean): void {
  connection.then(
    (client) => client.release(destroy),
    () => undefined,
  );
}
