import { MINUTE_MS } from '#engine/domain/durations.ts';

/** The embedded database has neither checkpointer nor autovacuum: without these the log and dead rows only grow. */
const STATEMENTS = [
  { statement: 'CHECKPOINT', everyMinutes: 1 },
  { statement: 'VACUUM (ANALYZE)', everyMinutes: 10 },
] as const;

export interface Maintenance {
  /** Runs what is due, unless a transaction is open: then the next call does. */
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
}

export function createMaintenance(database: MaintainedDatabase, { onDue, onError }: Watch): Maintenance {
  const due = new Set<string>();
  for (const { statement, everyMinutes } of STATEMENTS) {
    setInterval(() => {
      due.add(statement);
      onDue();
    }, everyMinutes * MINUTE_MS).unref();
  }
  return {
    async runDue() {
      if (due.size === 0 || database.isInTransaction()) return;
      const [statement = ''] = due;
      due.delete(statement);
      await database.exec(statement).catch((error: Error) => onError(`${statement}: ${error.message}`));
    },
  };
}
