import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { type Child, startChild } from '#engine/adapters/database/testing/killed-child.ts';
import { databaseFolder } from '#engine/adapters/database/testing/temporary-folders.ts';
import { createLogger } from './config/logger.ts';
import { finishImports } from './operator/service/import-csv.ts';
import { priceAfter, SKUS } from './testing/import-until-killed.ts';
import { openSmallShop } from './testing/small-shop.ts';

const ROUNDS = 6;
/** In every third round a second blow falls while the folder is still being opened after the first. */
const SECOND_BLOW_EVERY = 3;
/** After it the parts of a dead import are free. */
const MINUTE = 60_000;
const LONGEST_LIFE_MILLISECONDS = 700;
/** A start takes a second; a machine that is busy with other things may need many. */
const TIMEOUT = 600_000;

test('no blow at any moment leaves a part of an import behind, or undoes one that was told of', {
  timeout: TIMEOUT,
}, async () => {
  const dataFolder = dirname(await databaseFolder());
  const start = (first: number): Child =>
    startChild(new URL('./testing/import-until-killed.ts', import.meta.url), [dataFolder, String(first)]);
  let stored = 0;
  for (let round = 1; round <= ROUNDS; round++) {
    const child = start(stored + 1);
    // Every other one may end an import first, however slow the machine is.
    await child.said(round % 2 === 0 ? 1 : 2);
    await sleep(Math.random() * LONGEST_LIFE_MILLISECONDS);
    await child.kill();
    const told = Math.max(stored, Number(child.lines.at(-1)));
    if (round % SECOND_BLOW_EVERY === 0) await killWhileOpening(start(told + 1));
    stored = await storedImports(dataFolder);
    expect(stored).toBeGreaterThanOrEqual(told);
  }
  expect(stored).toBeGreaterThan(0);
});

async function killWhileOpening(child: Child): Promise<void> {
  await sleep(Math.random() * LONGEST_LIFE_MILLISECONDS);
  await child.kill();
}

/** Opens the folder as the next start does. How many imports it holds then; each of them whole. */
async function storedImports(dataFolder: string): Promise<number> {
  const { database, engine, close } = await openSmallShop({ dataFolder, now: () => new Date(Date.now() + MINUTE) });
  try {
    await finishImports({ usecases: engine.usecases, logger: createLogger('error') });
    expect(await database.db.selectFrom('stagedRevisions').select('id').execute()).toEqual([]);
    const rows = await database.db
      .selectFrom('products')
      .innerJoin('stock', 'stock.productId', 'products.id')
      .select(['sku', 'regularPrice as price', 'onHand as pieces'])
      .execute();
    const wares = rows.filter(({ sku }) => SKUS.includes(sku));
    const added = rows.filter(({ sku }) => !SKUS.includes(sku)).map(({ sku }) => sku);
    const turn = wares[0]?.pieces ?? 0;
    expect(wares).toHaveLength(SKUS.length);
    for (const { price, pieces } of wares)
      expect([pieces, price]).toEqual([turn, turn === 0 ? 1250 : priceAfter(turn)]);
    expect(new Set(added)).toEqual(new Set(Array.from({ length: turn }, (_, index) => `new-${index + 1}`)));
    expect(added).toHaveLength(turn);
    return turn;
  } finally {
    await close();
  }
}
