import { Worker } from 'node:worker_threads';
import type { StartWorker } from '../pglite/open-pglite.ts';

/** Shared with the worker: the gate itself, whether a sync is held at it, and how many have gone through. */
export type Gate = Int32Array<SharedArrayBuffer>;

export const GATE = 0;
export const HELD = 1;
export const SYNCED = 2;

const OPEN = 0;
export const CLOSED = 1;
/** Nothing gets through any more: every sync of the log fails, as on a broken disk. */
export const BROKEN = 2;

export interface SyncGate {
  readonly startWorker: StartWorker;
  close(): void;
  open(): void;
  break(): void;
  /** Resolves when a sync of the log stands before the closed gate. */
  held(): Promise<void>;
  /** Syncs of the log that are done. */
  synced(): number;
}

export function createSyncGate(): SyncGate {
  const gate: Gate = new Int32Array(new SharedArrayBuffer(3 * Int32Array.BYTES_PER_ELEMENT));
  return {
    startWorker: (storage) =>
      new Worker(new URL('./observed-worker.ts', import.meta.url), { workerData: { storage, gate } }),
    close: () => void Atomics.store(gate, GATE, CLOSED),
    open() {
      Atomics.store(gate, GATE, OPEN);
      Atomics.notify(gate, GATE);
    },
    break: () => void Atomics.store(gate, GATE, BROKEN),
    async held() {
      await Atomics.waitAsync(gate, HELD, 0).value;
    },
    synced: () => Atomics.load(gate, SYNCED),
  };
}
