import { type Kysely, type LogEvent, sql } from 'kysely';
import pg from 'pg';
import { clockLead } from './database-clock.ts';
import type { Tables } from './tables/tables.ts';

export interface DatabaseHealth {
  /** False when the database does not answer. */
  isUp(): Promise<boolean>;
  /** False while it only reads, as a standby does, and for a minute after its disk had no room. */
  isWritable(): Promise<boolean>;
  /** False when this machine's clock differs by more than a minute: its sessions are then refused, or orders cancelled before their time. */
  isOnTime(): Promise<boolean>;
}

/** As much as the sessions of two machines may differ. */
const MAX_CLOCK_DIFFERENCE_MS = 60_000;

export interface FullDiskWatch {
  observeStatement(event: LogEvent): void;
  /** Whether a statement found no room within the last minute. */
  wasFull(): boolean;
}

/** SQLSTATE `disk_full`. */
const DISK_FULL = '53100';
/** A monitor asks more often. As long as the disk is full, whoever wants to buy finds it so again. */
const REMEMBERED_MS = 60_000;

/** A small write would find room long after orders do not, so what statements have met is what tells. `now` in milliseconds. */
export function watchFullDisk(now: () => number): FullDiskWatch {
  let fullAt = Number.NEGATIVE_INFINITY;
  return {
    observeStatement(event) {
      const error = event.level === 'error' ? event.error : null;
      if (error instanceof pg.DatabaseError && error.code === DISK_FULL) fullAt = now();
    },
    wasFull: () => now() - fullAt <= REMEMBERED_MS,
  };
}

interface HealthNeeds extends Pick<FullDiskWatch, 'wasFull'> {
  /** Milliseconds since 1970. */
  now(): number;
}

export function createDatabaseHealth(db: Kysely<Tables>, { wasFull, now }: HealthNeeds): DatabaseHealth {
  const isReadOnly = async () => {
    const { rows } = await sql<{ setting: string }>`select current_setting('transaction_read_only') as setting`.execute(
      db,
    );
    return rows[0]?.setting !== 'off';
  };
  return {
    isUp: () =>
      sql`select 1`.execute(db).then(
        () => true,
        () => false,
      ),
    isWritable: () =>
      isReadOnly().then(
        (readOnly) => !readOnly && !wasFull(),
        () => false,
      ),
    isOnTime: () =>
      clockLead(db, now).then(
        (lead) => Math.abs(lead) <= MAX_CLOCK_DIFFERENCE_MS,
        () => false,
      ),
  };
}
