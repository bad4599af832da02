import { resolve } from 'node:path';
import type { Kysely, LogEvent } from 'kysely';
import { type ChangeFeed, createChangeSource } from './connection/change-feed.ts';
import { failFast } from './connection/fail-fast.ts';
import { createKysely } from './connection/pool.ts';
import { BEGIN, preparedPool, type StatementPool } from './connection/prepared-pool.ts';
import { createOutageWatch, type OutageWatch, type PastOutage } from './connection/watch-outage.ts';
import { createDatabaseHealth, type DatabaseHealth, watchFullDisk } from './database-health.ts';
import { openFolder } from './pglite/open-data-folder.ts';
import { openPglite, type Pglite, type StartWorker } from './pglite/open-pglite.ts';
import { openPostgres } from './postgres/open-postgres.ts';
import type { Tables } from './tables/tables.ts';

export type DatabaseLocation =
  /** Embedded, in a folder of its own. */
  | {
      readonly kind: 'folder';
      readonly folder: string;
      readonly neededBytes?: number;
      readonly startWorker?: StartWorker;
    }
  /** Embedded, gone with the process; empty, or filled from a dump. */
  | { readonly kind: 'memory'; readonly dump: Uint8Array | null }
  | { readonly kind: 'server'; readonly url: string; readonly poolSize: number };

export interface Watch {
  /** Something failed beside any query: an idle connection was lost, maintenance failed. */
  onError(error: Error): void;
  /** The database is away, full or too slow. Told once until `onRecovered`; to `onError` where left out. */
  onOutage?(error: Error): void;
  onRecovered?(past: PastOutage): void;
  /** Called for each statement after it ran. */
  onStatement?(event: LogEvent): void;
}

/** How many connections the pool has at this moment. */
export interface Connections {
  readonly total: number;
  readonly idle: number;
  /** Callers who wait for one. */
  readonly waiting: number;
}

export interface Database {
  readonly kind: 'pglite' | 'postgres';
  readonly db: Kysely<Tables>;
  readonly changes: ChangeFeed;
  readonly health: DatabaseHealth;
  /** Resolves if the embedded database dies by itself: then the process should end and be started anew. */
  readonly lost: Promise<Error>;
  readonly connections: Connections;
  /** A tar of the embedded database's whole folder, as it is between two transactions; null on a server and in memory. */
  readonly dump: (() => AsyncIterable<Uint8Array>) | null;
  close(): Promise<void>;
}

/** A fresh cluster takes 40 MB, and the log of its first minutes as much again. */
export const NEEDED_BYTES = 128 * 1024 * 1024;

/**
 * Opens the database, embedded or on a server. It is not migrated yet.
 * @throws DataFolderInUse, NoDiskSpace, NoMemory, DatabaseDamaged, DatabaseUnreachable, DatabaseTooOld, DatabaseNotUtf8
 */
export async function openDatabase(location: DatabaseLocation, watch: Watch): Promise<Database> {
  const source = createChangeSource();
  const outage = createOutageWatch({
    now: () => performance.now(),
    onOutage: watch.onOutage ?? watch.onError,
    onRecovered: (past) => watch.onRecovered?.(past),
  });
  const onError = (error: Error) => void (outage.failed(error) || watch.onError(error));
  const events = { onError, onNotification: source.onNotification, onGap: source.onGap };
  const changes = source.feed;
  if (location.kind === 'server') {
    const { pool, close } = await openPostgres({ ...location, ...events });
    return {
      kind: 'postgres',
      ...overPool({ pool, statements: failFast(pool, outage.isSilent) }, outage, watch),
      changes,
      lost: new Promise(() => {}),
      dump: null,
      close,
    };
  }
  const { pool, connection, ...embedded } = await openEmbedded(location, events);
  return { kind: 'pglite', ...overPool({ pool, statements: connection }, outage, watch), changes, ...embedded };
}

type Pool = Pglite['pool'];

function overPool(
  { pool, statements }: { readonly pool: Pool; readonly statements: StatementPool },
  outage: OutageWatch,
  { onStatement }: Watch,
): Pick<Database, 'db' | 'health' | 'connections'> {
  const fullDisk = watchFullDisk(() => performance.now());
  const db = createKysely(preparedPool(statements, outage.failed), (event) => {
    fullDisk.observeStatement(event);
    if (event.level === 'error') outage.failed(event.error);
    // The first statement of a transaction does not wait for the server.
    else if (event.query.sql !== BEGIN) outage.succeeded();
    onStatement?.(event);
  });
  return { db, health: createDatabaseHealth(db, { ...fullDisk, now: Date.now }), connections: connectionsOf(pool) };
}

const connectionsOf = (pool: Pool): Connections => ({
  get total() {
    return pool.totalCount;
  },
  get idle() {
    return pool.idleCount;
  },
  get waiting() {
    return pool.waitingCount;
  },
});

type Embedded = Exclude<DatabaseLocation, { kind: 'server' }>;
type Events = Watch & { onNotification(payload: string): void };

const openEmbedded = (location: Embedded, events: Events): Promise<Pglite> =>
  location.kind === 'memory'
    ? openPglite({ ...events, storage: location })
    : openFolder({ neededBytes: NEEDED_BYTES, ...location, ...events, folder: resolve(location.folder) });
