import { type MessagePort, receiveMessageOnPort } from 'node:worker_threads';
import type { PGlite } from '@electric-sql/pglite';
import { openCluster } from './cluster.ts';
import { completeCopy } from './copy-folder.ts';
import { createLogSync, type LogSync, type SyncFile } from './log-sync.ts';
import { isDiskFull } from './machine-errors.ts';
import { createMaintenance } from './maintenance.ts';
import type { CopyFailure, FromWorker, Storage, ToWorker } from './messages.ts';

/** First byte of the protocol's message that ends a connection. */
const TERMINATE = 'X'.charCodeAt(0);

/** Severities after which the database serves nothing any more. No row of a result can hold these bytes. */
const FATAL_SEVERITIES = ['SPANIC\0VPANIC\0', 'SFATAL\0VFATAL\0'];

type Bytes = Uint8Array<ArrayBuffer>;

/** Messages whose commits are synced together: whoever sent the first of them waits for the last. */
const MAX_TOGETHER = 16;

/** Opens the database and serves the PostgreSQL protocol over message ports, one message after the other. */
export async function servePglite(parent: MessagePort, storage: Storage, syncFile: SyncFile): Promise<void> {
  const log = createLogSync(syncFile);
  const database = await openCluster(storage, log);
  let last: Promise<void> = Promise.resolve();
  const enqueue = (task: () => Promise<void>) => {
    last = last.then(task);
  };
  const post = (message: FromWorker) => parent.postMessage(message);

  const maintenance = createMaintenance(database, {
    onDue: () => enqueue(() => maintenance.runDue()),
    onError: (message) => post({ kind: 'error', message }),
  });

  const serve = (connection: Connect) => {
    const { port } = connection;
    const responses = createResponses(port, log);
    const nextOf = createInbox(connection, () => enqueue(respondToAll));
    async function respondToAll(): Promise<void> {
      let bytes = nextOf();
      for (let count = 1; bytes !== undefined; count += 1) {
        if (bytes[0] === TERMINATE) {
          port.close();
          break;
        }
        const next = count < MAX_TOGETHER ? nextOf() : undefined;
        log.postpone(next !== undefined);
        await respond(database, bytes, responses.send);
        bytes = next;
      }
      log.postpone(false);
      responses.sendHeld();
      await maintenance.runDue();
    }
    enqueue(() => resetSession(database));
  };

  parent.on('message', (message: ToWorker) => {
    if (message.kind === 'connect') return serve(message);
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

type Connect = Extract<ToWorker, { kind: 'connect' }>;

/**
 * The messages in their order, also those that have come while the thread was busy. None once the connection is lost: its statements have
 * failed for whoever sent them, and a transaction that is begun now would go on in the next connection.
 */
function createInbox({ port, isLost }: Connect, onMessage: () => void): () => Bytes | undefined {
  const received: Bytes[] = [];
  port.on('message', (bytes: Bytes) => {
    received.push(bytes);
    onMessage();
  });
  return () => (Atomics.load(isLost, 0) === 0 ? (received.shift() ?? receiveMessageOnPort(port)?.message) : undefined);
}

/** Holds back what the database says of commits that are not on the disk, and all that it says after them. */
function createResponses(port: MessagePort, log: LogSync) {
  const held: Bytes[] = [];
  const post = (data: Bytes) => port.postMessage(data, [data.buffer]);
  return {
    send(data: Bytes) {
      if (held.length > 0 || log.isPending()) held.push(data);
      else post(data);
    },
    /** @throws what the disk refuses */
    sendHeld() {
      log.settle();
      for (const data of held.splice(0)) post(data);
    },
  };
}

/** @throws after passing on the message of a fatal error */
async function respond(database: PGlite, bytes: Uint8Array, send: (data: Bytes) => void): Promise<void> {
  let hasFailed = false;
  await database.execProtocolRawStream(bytes, {
    syncToFs: false,
    onRawData: (data) => {
      const copy = data.slice();
      hasFailed ||= FATAL_SEVERITIES.some((severity) => Buffer.from(copy.buffer).includes(severity));
      send(copy);
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
