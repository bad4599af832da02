import { setImmediate as turn } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { freshPglite } from '../testing/databases.ts';

async function openNotes() {
  const { db, close, connections } = await freshPglite();
  onTestFinished(close);
  await sql`create table notes (text text primary key)`.execute(db);
  const add = (text: string, where = db) => sql`insert into notes values (${text})`.execute(where);
  const texts = async () =>
    (await sql<{ text: string }>`select text from notes`.execute(db)).rows.map(({ text }) => text);
  return { db, connections, add, texts };
}

test('a statement that fails leaves those before and after it alone', async () => {
  const { add, texts } = await openNotes();
  const done = await Promise.allSettled(['a', 'a', 'b', 'a', 'c'].map((text) => add(text)));
  expect(done.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'rejected', 'fulfilled']);
  expect(await texts()).toEqual(['a', 'b', 'c']);
});

test('statements and transactions take their turns, and none is part of another', async () => {
  const { db, add, texts } = await openNotes();
  const undone = (text: string) =>
    db
      .transaction()
      .execute(async (transaction) => {
        await add(text, transaction);
        await turn();
        throw new Error('undone');
      })
      .catch(() => undefined);
  await Promise.all([add('a'), undone('b'), add('c'), add('d'), undone('e'), add('f')]);
  expect(await texts()).toEqual(['a', 'c', 'd', 'f']);
});

test('statements that come without end do not keep a transaction waiting', async () => {
  const { db, add, texts } = await openNotes();
  let isDone = false;
  const endless = ['a', 'b'].map(async (name) => {
    for (let count = 0; !isDone; count++) await add(`${name}${count}`);
  });
  await db.transaction().execute((transaction) => add('of the transaction', transaction));
  isDone = true;
  await Promise.all(endless);
  expect(await texts()).toContain('of the transaction');
});

test('the connection is idle when nothing runs', async () => {
  const { db, add, connections } = await openNotes();
  await Promise.allSettled([add('a'), add('a'), db.transaction().execute((transaction) => add('b', transaction))]);
  await turn();
  expect({ ...connections, idle: connections.idle, waiting: connections.waiting }).toMatchObject({
    idle: 1,
    waiting: 0,
  });
});
