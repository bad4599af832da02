import { resolve } from 'node:path';
import { Kysely, type LogEvent, PostgresDialect } from 'kysely';
import type pg from 'pg';
import { type ChangeFeed, createChangeSource } from './change-feed.ts';
import { openFolder } from './pglite/open-folder.ts';
import { openPglite, type Pglite, type StartWorker } from './pglite/open-pglite.ts';
import { openPostgres } from './postgres/open-postgres.ts';
import { preparedPool } from './prepared-pool.ts';
import type { Tables } from './tables.ts';

export type DatabasePlace =
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
  /** Something failed beside any query: an idle connection was lost, upkeep could not be done. */
  onTrouble(error: Error): void;
  /** Told of each statement after it ran. */
  onStatement?(event: LogEvent): void;
}

export interface Database {
  readonly kind: 'pglite' | 'postgres';
  readonly db: Kysely<Tables>;
  readonly changes: ChangeFeed;
  /** Resolves if the embedded database dies by itself: then the process should end and be started anew. */
  readonly lost: Promise<Error>;
  /** A tar of the embedded database's whole folder, as it is between two transactions; null on a server. */
  readonly dump: (() => Promise<Uint8Array>) | null;
  close(): Promise<void>;
}

/** A fresh cluster takes 40 MB, and the log of its first minutes as much again. */
const NEEDED_BYTES = 128 * 1024 * 1024;

/**
 * Opens the database, embedded or on a server. It is not migrated yet.
 * @throws DataFolderInUse, NoDiskSpace, DatabaseUnreachable, DatabaseTooOld
 */
export async function openDatabase(place: DatabasePlace, watch: Watch): Promise<Database> {
  const source = createChangeSource();
  const ears = { onTrouble: watch.onTrouble, onNotification: source.onNotification, onGap: source.onGap };
  const changes = source.feed;
  if (place.kind === 'server') {
    const { pool, close } = await openPostgres({ ...place, ...ears });
    return { kind: 'postgres', db: kysely(pool, watch), changes, lost: new Promise(() => {}), dump: null, close };
  }
  const { pool, ...embedded } = await openEmbedded(place, ears);
  return { kind: 'pglite', db: kysely(pool, watch), changes, ...embedded };
}

type Embedded = Exclude<DatabasePlace, { kind: 'server' }>;
type Ears = Watch & { onNotification(payload: string): void };

const openEmbedded = (place: Embedded, ears: Ears): Promise<Pglite> =>
  place.kind === 'memory'
    ? openPglite({ ...ears, storage: place })
    : openFolder({ neededBytes: NEEDED_BYTES, ...place, ...ears, folder: resolve(place.folder) });

const kysely = (pool: pg.Pool, { onStatement }: Watch) =>
  new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: preparedPool(pool) }),
    ...(onStatement && { log: onStatement }),
  });
