import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { draftBottle } from '#engine/domain/testing/drafts.ts';
import { openDatabase } from '../open-database.ts';
import { createStores } from '../stores.ts';
import { freshPostgres, freshPostgresUrl } from '../testing/databases.ts';
import { failOnError, tellServer } from '../testing/template.ts';
import { unavailabilityOf } from './unavailable.ts';

async function opened() {
  const troubles: Error[] = [];
  const database = await freshPostgres({ onOutage: (error) => troubles.push(error) });
  onTestFinished(() => database.close());
  const stores = createStores(database);
  const meaningOf = (work: Promise<unknown>) => work.then(() => 'done', unavailabilityOf);
  return { ...database, ...stores, meaningOf, troubles };
}

test('is busy because of a lock, a limit of time, a lack of room or connections, a server that stops or only reads', async () => {
  const { db, unitOfWork, meaningOf, troubles } = await opened();
  for (const code of ['55P03', '57014', '57P01', '53300', '53100', '25006']) {
    const raise = sql.raw(`do $$ begin raise exception 'no' using errcode = '${code}'; end $$`);
    expect(await meaningOf(raise.execute(db))).toBe('busy');
    expect(await meaningOf(unitOfWork(() => raise.execute(db)))).toBe('busy');
  }
  expect(troubles).toHaveLength(1);
});

test('is no excuse for an error of the work itself', async () => {
  const { db, meaningOf, troubles } = await opened();
  for (const fault of [sql`select 1 / 0`, sql`selec 1`]) expect(await meaningOf(fault.execute(db))).toBeNull();
  expect(troubles).toEqual([]);
});

test('is busy where every connection is in use and none comes back in time, and goes on when one does', async () => {
  const { url, drop } = await freshPostgresUrl();
  const database = await openDatabase({ kind: 'server', url, poolSize: 1 }, { ...failOnError, onOutage: () => {} });
  onTestFinished(async () => {
    await database.close();
    await drop();
  });
  const release = Promise.withResolvers<void>();
  const held = database.db.transaction().execute(async (transaction) => {
    await sql`select 1`.execute(transaction);
    await release.promise;
  });
  expect(await sql`select 1`.execute(database.db).catch(unavailabilityOf)).toBe('busy');
  release.resolve();
  await held;
  expect((await sql`select 1 as one`.execute(database.db)).rows).toEqual([{ one: 1 }]);
});

/** Ends the connection while the transaction is committed: whoever waits for its outcome never hears of it. */
/** Other databases of the server are other tests'. */
const END_SHOP = `
select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'shop' and datname = current_database()`;
const END_AT_COMMIT = `
create function end_connection() returns trigger language plpgsql as
  'begin perform pg_terminate_backend(pg_backend_pid()); return null; end';
create constraint trigger end_connection after insert on products deferrable initially deferred
  for each row execute function end_connection()`;

test('nobody knows the outcome of a commit whose connection was lost; lost before, nothing was written', async () => {
  const { url, drop } = await freshPostgresUrl();
  const database = await openDatabase({ kind: 'server', url, poolSize: 2 }, { ...failOnError, onOutage: () => {} });
  onTestFinished(async () => {
    await database.close();
    await drop();
  });
  const { unitOfWork } = createStores(database);
  const lostBefore = unitOfWork(async ({ catalog }) => {
    await catalog.saveProduct(draftBottle('before'), 'replace');
    await tellServer(url, END_SHOP);
    await sleep(0);
    await catalog.saveProduct(draftBottle('before-2'), 'replace');
  });
  expect(await lostBefore.catch(unavailabilityOf)).toBe('busy');
  await tellServer(url, END_AT_COMMIT);
  const lostAt = unitOfWork(({ catalog }) => catalog.saveProduct(draftBottle('at'), 'replace'));
  expect(await lostAt.catch(unavailabilityOf)).toBe('unknown');
});
