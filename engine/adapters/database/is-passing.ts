import pg from 'pg';

/** SQLSTATE: lost connections, others in the way, no room, a server that is stopped, trouble of its machine. */
const PASSING = /^(08|40|53|57P|58|55P03|25P03)/;

/** The system's errors: `ECONNRESET`. */
const OF_THE_SYSTEM = /^E[A-Z]+$/;

/** What the driver says of its connections, without any code. */
const OF_CONNECTIONS =
  /^(Connection terminated|Client (has encountered a connection error|was closed)|timeout exceeded)/;

/** Whether the same work may well be done another time, because the fault was not its own. */
export function isPassing(error: unknown): boolean {
  if (error instanceof pg.DatabaseError) return PASSING.test(error.code ?? '');
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return OF_THE_SYSTEM.test(code) || OF_CONNECTIONS.test(error.message);
}
