import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { Worker } from 'node:worker_threads';
import type pg from 'pg';
import { NoDiskSpace } from '../connection/errors.ts';
import { CHANNEL, createPool } from '../connection/pool.ts';
import { copyAhead, copyName } from './copy-folder.ts';
import { compileInLittleMemory } from './little-memory.ts';
import type { Copied, CopyFailure, FromWorker, Storage, ToWorker } from './messages.ts';
import { type SharedConnection, shareConnection } from './shared-connection.ts';
import { packTar } from './tar.ts';
import { WorkerSocket } from './worker-socket.ts';

export interface Pglite {
  readonly pool: pg.Pool;
  /** The pool's only connection, for statements. */
  readonly connection: SharedConnection;
  /** A tar of the whole data folder, between two transactions; null in memory. */
  readonly dump: (() => AsyncIterable<Uint8Array>) | null;
  /** Resolves if the database dies by itself; nothing works after that. */
  readonly lost: Promise<Error>;
  close(): Promise<void>;
}

export interface PgliteOptions {
  readonly storage: Storage;
  onError(error: Error): void;
  onNotification(payload: string): void;
  readonly startWorker?: StartWorker;
}

/** Starts the thread in which the database runs; tests start one of their own. */
export type StartWorker = (storage: Storage) => Worker;

const startWorkerThread: StartWorker = (storage) => {
  compileInLittleMemory();
  return new Worker(new URL('./worker.ts', import.meta.url), { workerData: storage });
};

export async function openPglite(options: PgliteOptions): Promise<Pglite> {
  const { storage, startWorker = startWorkerThread, ...watch } = options;
  const worker = startWorker(storage);
  let closing = false;
  const lost = new Promise<Error>((resolve) => {
    worker.once('error', resolve);
    worker.once('exit', () => closing || resolve(new Error('the embedded database has stopped')));
  });
  await Promise.race([once(worker, 'message'), lost.then((error) => Promise.reject(error))]);
  worker.on('message', (message: FromWorker) => {
    if (message.kind === 'error') watch.onError(new Error(message.message));
  });

  const pool = poolOf(worker, watch);
  const connection = shareConnection(pool);

  async function complete(copy: string, copied: Copied) {
    const reserved = await connection.reserve();
    try {
      const done = messageOf(worker, 'copied');
      post(worker, { kind: 'copy', copy, copied });
      return (await Promise.race([done, lost.then((error) => Promise.reject(error))])).failure;
    } finally {
      reserved.release();
    }
  }

  return {
    pool,
    connection,
    lost,
    dump: storage.kind === 'folder' ? () => dump(storage.folder, complete) : null,
    async close() {
      closing = true;
      await pool.end();
      if (storage.kind === 'folder') {
        const closed = messageOf(worker, 'closed');
        post(worker, { kind: 'close' });
        await Promise.race([closed, lost]);
      }
      await worker.terminate();
    },
  };
}

type Watch = Pick<PgliteOptions, 'onError' | 'onNotification'>;

const poolOf = (worker: Worker, { onError, onNotification }: Watch): pg.Pool =>
  createPool(
    {
      stream: () => new WorkerSocket(worker),
      user: 'postgres',
      database: 'postgres',
      // The embedded database is one session: a second client would share its transaction.
      max: 1,
      idleTimeoutMillis: 0,
    },
    {
      onError,
      prepare(client) {
        client.on('notification', ({ payload }) => onNotification(payload ?? ''));
        return client.query(`listen ${CHANNEL}`);
      },
    },
  );

type Complete = (copy: string, copied: Copied) => Promise<CopyFailure | null>;

/** From a copy of the files: the database waits until it is complete, not until it is sent. */
async function* dump(folder: string, complete: Complete) {
  const copy = copyName(folder, randomUUID());
  try {
    const failure = await complete(copy, await copyAhead(folder, copy));
    if (failure) throw failure.isDiskFull ? new NoDiskSpace(folder) : new Error(failure.message);
    yield* packTar(copy);
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
}

const post = (worker: Worker, message: ToWorker) => worker.postMessage(message);

/** The next message of that kind. */
function messageOf<K extends FromWorker['kind']>(worker: Worker, kind: K): Promise<Extract<FromWorker, { kind: K }>> {
  return new Promise((resolve) => {
    const listen = (message: FromWorker) => {
      if (!isOf(message, kind)) return;
      worker.off('message', listen);
      resolve(message);
    };
    worker.on('message', listen);
  });
}

const isOf = <K extends FromWorker['kind']>(
  message: FromWorker,
  kind: K,
): message is Extract<FromWorker, { kind: K }> => message.kind === kind;
