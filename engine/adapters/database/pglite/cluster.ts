import { chmodSync, existsSync, fsyncSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { open as openFile, readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { DurableNodeFs } from './durable-node-fs.ts';
import { createLogSync, type LogSync } from './log-sync.ts';
import { isDiskFull } from './machine-errors.ts';
import type { Storage } from './messages.ts';

const extensions = { pg_trgm };

/** Opens the cluster, and makes it first where there is none. */
export async function openCluster(storage: Storage, log: LogSync): Promise<PGlite> {
  if (storage.kind === 'folder') return openFolder(storage.folder, log);
  const loadDataDir = storage.dump && blobOf(storage.dump);
  return PGlite.create({
    extensions,
    startParams: [...PGlite.defaultStartParams, ...SIZES],
    ...(loadDataDir && { loadDataDir }),
  });
}

/** One of Node's own would copy the bytes three times more. */
function blobOf(bytes: Uint8Array): Blob {
  const { buffer } = new Uint8Array(bytes);
  return Object.assign(new Blob(), { arrayBuffer: async () => buffer });
}

/** The cluster in `folder`, which must be there. */
export async function reopenCluster(folder: string): Promise<PGlite> {
  if (!isCluster(folder)) throw new Error(`there is no database in ${folder}`);
  return open(folder, createLogSync(fsyncSync));
}

const isCluster = (folder: string): boolean => existsSync(join(folder, 'PG_VERSION'));

async function openFolder(folder: string, log: LogSync): Promise<PGlite> {
  if (!isCluster(folder)) await makeFolder(folder, log);
  const database = await open(folder, log);
  const { rows } = await database.query<{ fsync: string }>(`select current_setting('fsync') as fsync`);
  if (rows[0]?.fsync !== 'on') throw new Error('the embedded database runs without fsync');
  return database;
}

/** Beside its place and moved there when it is whole: a killed first start leaves no half-made cluster. */
const makeFolder = (folder: string, log: LogSync): Promise<void> =>
  makeDraft(folder, log).catch((error: unknown) => {
    // Errors of WebAssembly lose their number on the way out of a thread.
    throw isDiskFull(error) ? Object.assign(new Error('No space left on device'), { code: 'ENOSPC' }) : error;
  });

async function makeDraft(folder: string, log: LogSync): Promise<void> {
  const draft = `${folder}.new`;
  rmSync(draft, { recursive: true, force: true });
  const database = await open(draft, log);
  await database.close();
  await syncTree(draft);
  renameSync(draft, folder);
  await syncPath(dirname(folder));
}

/** Several at once, because a disk takes many for little more than one; not all, because open files are limited. */
export async function syncTree(folder: string): Promise<void> {
  const paths = [folder, ...(await readdir(folder, { recursive: true })).map((path) => join(folder, path))];
  while (paths.length > 0) await Promise.all(paths.splice(0, MAX_OPEN_FILES).map(syncPath));
}

const MAX_OPEN_FILES = 64;

export async function syncPath(path: string): Promise<void> {
  const file = await openFile(path, 'r');
  await file.sync();
  await file.close();
}

/**
 * A quarter of the default, which takes 100 MB more from the start. What is read most, the catalog, is in the shop's own memory;
 * of orders and sessions only the latest are read again.
 */
const SHARED_BUFFERS = '32MB';
/** The default follows the shared buffers. */
const WAL_BUFFERS = '4MB';
/** A quarter of the default, as are the rows that are read to analyze a table, while which nobody is served. */
const STATISTICS_TARGET = 25;

/** Of every cluster, in a folder or in memory. */
const SIZES = [
  `shared_buffers=${SHARED_BUFFERS}`,
  `wal_buffers=${WAL_BUFFERS}`,
  `default_statistics_target=${STATISTICS_TARGET}`,
].flatMap((setting) => ['-c', setting]);

function open(folder: string, log: LogSync): Promise<PGlite> {
  closeToOthers(folder);
  // The folder has a lock of its own. An empty one, of a start that was killed, would keep the database closed for ever.
  rmSync(join(folder, 'postmaster.pid'), { force: true });
  return PGlite.create({
    fs: new DurableNodeFs(folder, log),
    extensions,
    // `-F` would switch fsync off. Of the sync methods only `fsync` reaches the file system in the WebAssembly build.
    startParams: [
      ...PGlite.defaultStartParams.filter((param) => param !== '-F'),
      '-c',
      'fsync=on',
      '-c',
      'wal_sync_method=fsync',
      ...SIZES,
    ],
  });
}

/** The mode of a folder that nobody else may enter. */
export const OWNER_ONLY = 0o700;

/** The WebAssembly build makes files that everybody may read and write: the folder is what keeps them out. */
function closeToOthers(folder: string): void {
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, OWNER_ONLY);
}
