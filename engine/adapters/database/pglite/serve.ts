import type { MessagePort } from 'node:worker_threads';
import type { PGlite } from '@electric-sql/pglite';
import { openCluster } from './cluster.ts';
import type { SyncFile } from './durable-node-fs.ts';
import { createMaintenance } from './maintenance.ts';
import type { FromWorker, Storage, ToWorker } from './messages.ts';

/** First byte of the protocol's farewell. */
const TERMINATE = 'X'.charCodeAt(0);

/** Severity of an error after which nothing is answered any more. No row of a result can hold these bytes. */
const LAST_WORDS = ['SPANIC\0VPANIC\0', 'SFATAL\0VFATAL\0'];

/** Opens the database and speaks the PostgreSQL protocol over message ports, one thing after the other. */
export async function servePglite(parent: MessagePort, storage: Storage, syncFile: SyncFile): Promise<void> {
  const database = await openCluster(storage, syncFile);
  let last: Promise<void> = Promise.resolve();
  const enqueue = (turn: () => Promise<void>) => {
    last = last.then(turn);
  };
  const tell = (message: FromWorker, transfer: ArrayBuffer[] = []) => parent.postMessage(message, transfer);

  const upkeep = createMaintenance(database, {
    wake: () => enqueue(() => upkeep.runDue()),
    trouble: (message) => tell({ kind: 'trouble', message }),
  });

  const serve = (port: MessagePort) => {
    enqueue(() => resetSession(database));
    port.on('message', (bytes: Uint8Array<ArrayBuffer>) =>
      enqueue(async () => {
        if (bytes[0] === TERMINATE) return port.close();
        await answer(database, bytes, port);
        await upkeep.runDue();
      }),
    );
  };

  parent.on('message', (message: ToWorker) => {
    if (message.kind === 'connect') return serve(message.port);
    enqueue(async () => {
      if (message.kind === 'dump') {
        const tar = await dump(database);
        return tell({ kind: 'dumped', tar }, [tar.buffer]);
      }
      await database.close();
      tell({ kind: 'closed' });
    });
  });
  tell({ kind: 'ready' });
}

/** All connections share the one session, so a new one must not find what the one before it left. */
async function resetSession(database: PGlite): Promise<void> {
  if (database.isInTransaction()) await database.exec('ROLLBACK');
  await database.exec('DISCARD ALL');
}

/** @throws after passing on the last words of a database that has given up. */
async function answer(database: PGlite, bytes: Uint8Array, port: MessagePort): Promise<void> {
  let isOver = false;
  await database.execProtocolRawStream(bytes, {
    syncToFs: false,
    onRawData: (data) => {
      const copy = data.slice();
      isOver ||= LAST_WORDS.some((words) => Buffer.from(copy.buffer).includes(words));
      port.postMessage(copy, [copy.buffer]);
    },
  });
  if (isOver) throw new Error('the embedded database has given up, as it does on a full disk');
}

async function dump(database: PGlite): Promise<Uint8Array<ArrayBuffer>> {
  const file = await database.dumpDataDir('none');
  return new Uint8Array(await file.arrayBuffer());
}
