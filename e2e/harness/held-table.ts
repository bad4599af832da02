import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

const PAUSE_MILLISECONDS = 20;

const WAITING_SQL = `
select count(*)::int as waiting from pg_stat_activity
where datname = current_database() and wait_event_type = 'Lock'`;

/** Lets nobody write into the table until that many connections wait for it, or for those that do, and `act` is done. */
export async function whileTableIsHeld(
  databaseUrl: string,
  { table, waiting }: { readonly table: string; readonly waiting: number },
  act: () => void,
): Promise<void> {
  const connect = () => new pg.Client({ connectionString: databaseUrl });
  // One transaction would see the same activity for ever.
  const [holder, watcher] = [connect(), connect()];
  await Promise.all([holder.connect(), watcher.connect()]);
  try {
    await holder.query('begin');
    await holder.query(`lock table ${table} in exclusive mode`);
    while ((await watcher.query(WAITING_SQL)).rows[0].waiting < waiting) await sleep(PAUSE_MILLISECONDS);
    act();
    await holder.query('rollback');
  } finally {
    await Promise.all([holder.end(), watcher.end()]);
  }
}
