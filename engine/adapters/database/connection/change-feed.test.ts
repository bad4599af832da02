import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Change } from '#engine/usecases/ports/changes.ts';
import { type Database, openDatabase } from '../open-database.ts';
import { createStores } from '../stores.ts';
import { DATABASES, freshPostgresUrl } from '../testing/databases.ts';
import { CHANNEL } from './pool.ts';

const EVERYTHING: readonly Change[] = [{ kind: 'catalog' }, { kind: 'articles' }];

function listenTo(database: Database) {
  const received: Change[][] = [];
  const stop = database.changes.onChange((changes) => received.push([...changes]));
  return { received, stop, count: (n: number) => expect.poll(() => received).toHaveLength(n) };
}

describe.each(DATABASES)('changes on %s', (_name, open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());
  const announce = (changes: readonly Change[]) =>
    createStores(database).unitOfWork((shop) => shop.changes.announce(changes));

  test('are announced after the commit, and never without it', async () => {
    const { received, stop, count } = listenTo(database);
    const torn = createStores(database).unitOfWork(async (shop) => {
      await shop.changes.announce([{ kind: 'articles' }]);
      throw new Error('the unit of work failed');
    });
    await expect(torn).rejects.toThrow('the unit of work failed');
    await announce([{ kind: 'product', id: 7 }, { kind: 'catalog' }]);
    await announce([]);
    await announce([{ kind: 'product', id: 8 }]);
    await count(2);
    stop();
    expect(received).toEqual([[{ kind: 'product', id: 7 }, { kind: 'catalog' }], [{ kind: 'product', id: 8 }]]);
  });

  test('of the largest order are announced one by one', async () => {
    const { received, stop } = listenTo(database);
    const left = Array.from({ length: 100 }, (_, owner) => ({ owner: 1_000_000 + owner, onHand: 1_000_000 }));
    const changes = Array.from({ length: 100 }, (_, id): readonly Change[] => [
      { kind: 'product', id: 1_000_000 + id },
      { kind: 'stock', productId: 1_000_000 + id, totalSales: 1_000_000, left: id === 0 ? left : [] },
    ]).flat();
    await announce(changes);
    await expect.poll(() => received.flat()).toHaveLength(changes.length);
    stop();
    expect(received.flat()).toEqual(changes);
  });

  test('become one change of everything when there are too many', async () => {
    const { received, stop, count } = listenTo(database);
    await announce(Array.from({ length: 1000 }, (_, id) => ({ kind: 'product', id })));
    await count(1);
    stop();
    expect(received).toEqual([EVERYTHING]);
  });

  test.each(['nonsense', '[{"kind":"weather"}]', '{}'])(
    'reads an unknown message as a change of everything: %s',
    async (payload) => {
      const { received, stop, count } = listenTo(database);
      await sql`select pg_notify(${CHANNEL}, ${payload})`.execute(database.db);
      await count(1);
      stop();
      expect(received).toEqual([EVERYTHING]);
    },
  );

  test('do not reach a listener that has stopped', async () => {
    const gone = listenTo(database);
    gone.stop();
    const here = listenTo(database);
    await announce(EVERYTHING);
    await here.count(1);
    here.stop();
    expect(gone.received).toEqual([]);
  });
});

test('announces changes to every process, and everything to one that lost its connection', async () => {
  const { url, drop } = await freshPostgresUrl();
  const troubles: string[] = [];
  const open = () =>
    openDatabase({ kind: 'server', url, poolSize: 2 }, { onError: ({ message }) => troubles.push(message) });
  const [here, there] = await Promise.all([open(), open()]);
  const ear = listenTo(there);
  await createStores(here).unitOfWork((shop) => shop.changes.announce([{ kind: 'product', id: 7 }]));
  await ear.count(1);

  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and application_name = 'shop-listener'`.execute(here.db);
  await ear.count(2);
  expect(ear.received).toEqual([[{ kind: 'product', id: 7 }], EVERYTHING]);
  expect(troubles).not.toEqual([]);

  await createStores(here).unitOfWork((shop) => shop.changes.announce([{ kind: 'articles' }]));
  await ear.count(3);
  await Promise.all([here.close(), there.close()]);
  await drop();
});
