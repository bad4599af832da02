import { MINUTE_MS } from '#engine/domain/durations.ts';

/** The embedded database has neither checkpointer nor autovacuum: without these the log and dead rows only grow. */
const CHECKPOINT_MINUTES = 1;
const VACUUM_MINUTES = 10;

/**
 * Tables that have changed since they were vacuumed, and those that have changed by a tenth since they were analyzed. To analyze one takes
 * as long whether it has changed or not, seconds where a shop has sold for years, and nobody is served meanwhile. A table that nobody
 * changes is vacuumed before the numbers of transactions begin anew.
 */
const CHANGED_TABLES = `
select format('%I.%I', changes.schemaname, changes.relname) as name,
  n_dead_tup > 0 or n_ins_since_vacuum > 1000 or age(relfrozenxid) > 100000000 as "isVacuumed",
  reltuples < 0 or n_mod_since_analyze > 50 + 0.1 * reltuples as "isAnalyzed"
from pg_stat_all_tables changes join pg_class on pg_class.oid = changes.relid
where changes.schemaname not in ('pg_toast', 'information_schema')`;

interface ChangedTable {
  readonly name: string;
  readonly isVacuumed: boolean;
  readonly isAnalyzed: boolean;
}

export interface Maintenance {
  /** Runs one thing that is due, unless a transaction is open: then the next call does. */
  runDue(): Promise<void>;
}

interface Watch {
  /** Something has become due while the database may be idle. */
  onDue(): void;
  /** A statement failed, as on a full disk; it runs again when it is due the next time. */
  onError(message: string): void;
}

/** What maintenance needs of the embedded database. */
interface MaintainedDatabase {
  isInTransaction(): boolean;
  exec(statement: string): Promise<unknown>;
  query<Row>(statement: string): Promise<{ readonly rows: readonly Row[] }>;
}

export function createMaintenance(database: MaintainedDatabase, { onDue, onError }: Watch): Maintenance {
  const due = new Map<string, () => Promise<unknown>>();
  const plan = (statement: string, run: () => Promise<unknown> = () => database.exec(statement)) =>
    due.set(statement, run);
  /** Each table is a statement of its own, so that whoever waits is served between two of them. */
  async function planTables(): Promise<void> {
    const { rows } = await database.query<ChangedTable>(CHANGED_TABLES);
    for (const { name, isVacuumed } of rows) if (isVacuumed) plan(`VACUUM ${name}`);
    for (const { name, isAnalyzed } of rows) if (isAnalyzed) plan(`ANALYZE ${name}`);
  }
  const every = (minutes: number, planDue: () => void) =>
    setInterval(() => {
      planDue();
      onDue();
    }, minutes * MINUTE_MS).unref();
  every(CHECKPOINT_MINUTES, () => plan('CHECKPOINT'));
  every(VACUUM_MINUTES, () => plan('changed tables', planTables));
  return {
    async runDue() {
      const [first] = due;
      if (!first || database.isInTransaction()) return;
      const [statement, run] = first;
      due.delete(statement);
      await run().catch((error: Error) => onError(`${statement}: ${error.message}`));
      if (due.size > 0) onDue();
    },
  };
}
