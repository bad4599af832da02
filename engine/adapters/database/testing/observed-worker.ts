import { existsSync, fstatSync, fsyncSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import type { Storage } from '../pglite/messages.ts';
import { servePglite } from '../pglite/serve.ts';
import { BROKEN, CLOSED, GATE, type Gate, HELD, SYNCED } from './sync-gate.ts';

/** The database's own worker, stopped by a gate before each sync of the write-ahead log. */
const { storage, gate }: { storage: Extract<Storage, { kind: 'folder' }>; gate: Gate } = workerData;

function syncBehindGate(descriptor: number): void {
  if (isLog(descriptor)) {
    Atomics.store(gate, HELD, 1);
    Atomics.notify(gate, HELD);
    Atomics.wait(gate, GATE, CLOSED);
    Atomics.store(gate, HELD, 0);
    if (Atomics.load(gate, GATE) === BROKEN) throw new Error('input/output error');
  }
  fsyncSync(descriptor);
  if (isLog(descriptor)) Atomics.add(gate, SYNCED, 1);
}

/** By its inode: the database hands over an open file without its name. */
function isLog(descriptor: number): boolean {
  const folder = join(storage.folder, 'pg_wal');
  if (!existsSync(folder)) return false;
  const { ino } = fstatSync(descriptor);
  return readdirSync(folder).some((file) => statSync(join(folder, file)).ino === ino);
}

if (!parentPort) throw new Error('the embedded database runs in a worker thread');
await servePglite(parentPort, storage, syncBehindGate);
