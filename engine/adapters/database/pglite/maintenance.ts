/** The embedded database has neither checkpointer nor autovacuum: without these the log and dead rows only grow. */
const CHORES = [
  { statement: 'CHECKPOINT', everyMinutes: 1 },
  { statement: 'VACUUM (ANALYZE)', everyMinutes: 10 },
] as const;

export interface Maintenance {
  /** Does what is due, unless a transaction is open: then the next call does. */
  runDue(): Promise<void>;
}

interface Watch {
  /** Something has become due, and nobody may be at work. */
  wake(): void;
  /** A chore failed, as on a full disk; it comes again. */
  trouble(message: string): void;
}

/** What upkeep needs of the embedded database. */
interface Kept {
  isInTransaction(): boolean;
  exec(statement: string): Promise<unknown>;
}

export function createMaintenance(database: Kept, { wake, trouble }: Watch): Maintenance {
  const due = new Set<string>();
  for (const { statement, everyMinutes } of CHORES) {
    setInterval(() => {
      due.add(statement);
      wake();
    }, everyMinutes * 60_000).unref();
  }
  return {
    async runDue() {
      if (due.size === 0 || database.isInTransaction()) return;
      const [statement = ''] = due;
      due.delete(statement);
      await database.exec(statement).catch((error: Error) => trouble(`${statement}: ${error.message}`));
    },
  };
}
