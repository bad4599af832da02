import type { MessagePort } from 'node:worker_threads';
import type { PGlite } from '@electric-sql/pglite';
import { openCluster } from './cluster.ts';
import { completeCopy } from './copy-folder.ts';
import type { SyncFile } from './durable-node-fs.ts';
import { isDiskFull } from './machine-errors.ts';
import { createMaintenance } from './maintenance.ts';
import type { CopyFailure, FromWorker, Storage, ToWorker } from './messages.ts';

/** First byte of the protocol's message that ends a connection. */
const TERMINATE = 'X'.charCodeAt(0);

/** Severities after which the database serves nothing any more. No row of a result can hold these bytes. */
const FATAL_SEVERITIES = ['SPANIC\0VPANIC\0', 'SFATAL\0VFATAL\0'];

/** Opens the database and serves the PostgreSQL protocol over message ports, one message after the other. */
export async function servePglite(parent: MessagePort, storage: Storage, syncFile: SyncFile): Promise<void> {
  const database = await openCluster(storage, syncFile);
  let last: Promise<void> = Promise.resolve();
  const enqueue = (task: () => Promise<void>) => {
    last = last.then(task);
  };
  const post = (message: FromWorker) => parent.postMessage(message);

  const maintenance = createMaintenance(database, {
    onDue: () => enqueue(() => maintenance.runDue()),
    onError: (message) => post({ kind: 'error', message }),
  });

  const serve = (port: MessagePort) => {
    enqueue(() => resetSession(database));
    port.on('message', (bytes: Uint8Array<ArrayBuffer>) =>
      enqueue(async () => {
        if (bytes[0] === TERMINATE) return port.close();
        await respond(database, bytes, port);
        await maintenance.runDue();
      }),
    );
  };

  parent.on('message', (message: ToWorker) => {
    if (message.kind === 'connect') return serve(message.port);
    enqueue(async () => {
      if (message.kind === 'copy') return post({ kind: 'copied', failure: copyOf(storage, message) });
      await database.close();
      post({ kind: 'closed' });
    });
  });
  post({ kind: 'ready' });
}

/** All connections share one session: a new connection must not find what the one before it left. */
async function resetSession(database: PGlite): Promise<void> {
  if (database.isInTransaction()) await database.exec('ROLLBACK');
  await database.exec('DISCARD ALL');
}

/** @throws after passing on the message of a fatal error */
async function respond(database: PGlite, bytes: Uint8Array, port: MessagePort): Promise<void> {
  let hasFailed = false;
  await database.execProtocolRawStream(bytes, {
    syncToFs: false,
    onRawData: (data) => {
      const copy = data.slice();
      hasFailed ||= FATAL_SEVERITIES.some((severity) => Buffer.from(copy.buffer).includes(severity));
      port.postMessage(copy, [copy.buffer]);
    },
  });
  if (hasFailed) throw new Error('the embedded database has stopped with a fatal error, as it does on a full disk');
}

function copyOf(storage: Storage, { copy, copied }: Extract<ToWorker, { kind: 'copy' }>): CopyFailure | null {
  if (storage.kind !== 'folder') return { message: 'a database in memory has no files', isDiskFull: false };
  try {
    completeCopy(storage.folder, copy, copied);
    return null;
  } catch (error) {
    return { message: error instanceof Error ? error.message : String(error), isDiskFull: isDiskFull(error) };
  }
}
