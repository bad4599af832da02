import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { draftBottle } from '#engine/domain/testing/drafts.ts';
import { pieces } from '#engine/domain/testing/sellables.ts';
import type { Database } from './open-database.ts';
import { createStores } from './stores.ts';
import { DATABASES, freshPostgres } from './testing/databases.ts';

describe.each(DATABASES)('a unit of work on %s', (_name, open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  test('does not retry an error of the work itself', async () => {
    let attempts = 0;
    const work = createStores(database).unitOfWork(async () => {
      attempts += 1;
      throw new Error('the unit of work failed');
    });
    await expect(work).rejects.toThrow('the unit of work failed');
    expect(attempts).toBe(1);
  });

  test('refuses stock below zero by a constraint', async () => {
    const { id } = await createStores(database).unitOfWork(({ catalog }) =>
      catalog.saveProduct(draftBottle('guarded', { stock: pieces(3) }), 'replace'),
    );
    const sold = (quantity: number) =>
      sql`update stock set on_hand = on_hand - ${quantity} where product_id = ${id}`.execute(database.db);
    await sold(3);
    await expect(sold(1)).rejects.toMatchObject({ code: '23514', constraint: 'stock_never_oversold' });
    await sql`update stock set backorders = 'yes' where product_id = ${id}`.execute(database.db);
    await sold(2);
    await sql`update stock set backorders = 'no' where product_id = ${id}`.execute(database.db);
    await sold(-1);
    await expect(sold(1)).rejects.toMatchObject({ constraint: 'stock_never_oversold' });
  });
});

// The embedded database runs one transaction after the other: nobody there can be in another's way.
test('runs the one of two deadlocked transactions again that the server has aborted', async () => {
  const database = await freshPostgres();
  const { unitOfWork } = createStores(database);
  const [one, other] = await unitOfWork(async ({ catalog }) => [
    (await catalog.saveProduct(draftBottle('one'), 'replace')).id,
    (await catalog.saveProduct(draftBottle('other'), 'replace')).id,
  ]);
  const bothHold = meeting(2);
  let attempts = 0;
  const takeOneThenOther = (first = 0, second = 0) =>
    unitOfWork(async ({ stock }) => {
      attempts += 1;
      await stock.take([{ owner: first, quantity: 1 }]);
      await bothHold();
      await stock.take([{ owner: second, quantity: 1 }]);
    });
  await Promise.all([takeOneThenOther(one, other), takeOneThenOther(other, one)]);
  const { rows } = await sql<{ onHand: number }>`select on_hand from stock`.execute(database.db);
  await database.close();
  expect(attempts).toBe(3);
  expect(rows).toEqual([{ onHand: 8 }, { onHand: 8 }]);
});

/** Resolves for everyone when so many have come, and at once for whoever comes later. */
function meeting(guests: number): () => Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  let here = 0;
  return () => {
    here += 1;
    if (here === guests) resolve();
    return promise;
  };
}
