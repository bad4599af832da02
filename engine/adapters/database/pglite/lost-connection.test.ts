import { expect, onTestFinished, test } from 'vitest';
import { databaseFolder } from '../testing/database-folder.ts';
import { createSyncGate } from '../testing/sync-gate.ts';
import { openPglite } from './open-pglite.ts';

/** A database whose disk can be held up. */
async function openNotes() {
  const gate = createSyncGate();
  const { pool, close } = await openPglite({
    storage: { kind: 'folder', folder: await databaseFolder() },
    startWorker: gate.startWorker,
    onError: () => undefined,
    onNotification: () => undefined,
  });
  onTestFinished(close);
  await pool.query('create table notes (text text)');
  const notes = async () => (await pool.query('select text from notes')).rows.map(({ text }) => text);
  return { gate, pool, notes };
}

const add = (text: string) => `insert into notes values ('${text}')`;

/** More than the database's thread takes from a connection at once. */
const MANY = Array.from({ length: 20 }, (_, number) => add(`behind ${number}`));

/** The limit on its time ends the connection. */
const limited = (text: string) => ({ text, query_timeout: 1 });

test('what was sent behind a statement whose connection was lost has no effect', async () => {
  const { gate, pool, notes } = await openNotes();
  const client = await pool.connect();
  gate.close();
  const first = client.query(add('held up'));
  await gate.held();
  const behind = MANY.map((text) => client.query(limited(text)));
  const done = await Promise.allSettled([first, ...behind]);
  client.release(true);
  expect(done.filter(({ status }) => status === 'fulfilled')).toEqual([]);
  const read = notes();
  gate.open();
  expect(await read).toEqual(['held up']);
});
