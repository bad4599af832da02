/** What asks the server, and may be asked again on the same connection. */
export interface Connection {
  query<Row extends object>(text: string): Promise<{ readonly rows: readonly Row[] }>;
}

/** Number of the server process that works for the connection. */
async function processOf(connection: Connection): Promise<number | undefined> {
  const { rows } = await connection.query<{ pid: number }>('select pg_backend_pid() as pid');
  return rows[0]?.pid;
}

/**
 * True when something between the shop and the server lends out one server process after the other, as PgBouncer does in
 * transaction mode. What the shop needs lives in a connection: prepared statements, settings, and the channel of changes, on which
 * nothing would ever arrive.
 */
export async function isPooled(one: Connection, other: Connection): Promise<boolean> {
  const before = await processOf(one);
  await other.query('begin');
  try {
    // An idle process would be lent to the other one, and the first one then gets a new one.
    return (await processOf(other)) === before || (await processOf(one)) !== before;
  } finally {
    await other.query('rollback');
  }
}
