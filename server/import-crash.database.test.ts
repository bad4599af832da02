import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { beforeAll, expect, test } from 'vitest';
import { databaseFolder } from '#engine/adapters/database/testing/database-folder.ts';
import { type Child, startChild } from '#engine/adapters/database/testing/killed-child.ts';
import { createRandom, SEED } from '#engine/adapters/database/testing/seeded-random.ts';
import { createLogger } from './config/logger.ts';
import { finishImports } from './operator/service/import-csv.ts';
import { priceAfter, SKUS } from './testing/import-until-killed.ts';
import { openSmallShop } from './testing/small-shop.ts';

const ROUNDS = 6;
/** In every third round the process is killed again while it opens the folder after the first kill. */
const SECOND_KILL_EVERY = 3;
/** After it another process may finish the parts of a dead import. */
const MINUTE = 60_000;
const MAX_LIFETIME_MILLISECONDS = 700;
/** Only ends a test that hangs: a round takes seconds, even on a busy machine. */
const TIMEOUT = 600_000;

const random = createRandom(SEED);
beforeAll(() => console.log(`SEED=${SEED}`));

test('an import killed at any moment is stored whole, and an acknowledged one is kept', {
  timeout: TIMEOUT,
}, async () => {
  const dataFolder = dirname(await databaseFolder());
  const start = (first: number): Child =>
    startChild(new URL('./testing/import-until-killed.ts', import.meta.url), [dataFolder, String(first)]);
  let stored = 0;
  for (let round = 1; round <= ROUNDS; round++) {
    const child = start(stored + 1);
    // Every other child ends an import first, however slow the machine is.
    await child.hasWritten(round % 2 === 0 ? 1 : 2);
    await sleep(random() * MAX_LIFETIME_MILLISECONDS);
    await child.kill();
    const acknowledged = Math.max(stored, Number(child.lines.at(-1)));
    if (round % SECOND_KILL_EVERY === 0) await killWhileOpening(start(acknowledged + 1));
    stored = await storedImports(dataFolder);
    expect(stored).toBeGreaterThanOrEqual(acknowledged);
  }
  expect(stored).toBeGreaterThan(0);
});

async function killWhileOpening(child: Child): Promise<void> {
  await sleep(random() * MAX_LIFETIME_MILLISECONDS);
  await child.kill();
}

/** Opens the folder as the next start does. Returns how many imports it holds; each of them must be whole. */
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
    const existing = rows.filter(({ sku }) => SKUS.includes(sku));
    const added = rows.filter(({ sku }) => !SKUS.includes(sku)).map(({ sku }) => sku);
    const imports = existing[0]?.pieces ?? 0;
    expect(existing).toHaveLength(SKUS.length);
    for (const { price, pieces } of existing)
      expect([pieces, price]).toEqual([imports, imports === 0 ? 1250 : priceAfter(imports)]);
    expect(new Set(added)).toEqual(new Set(Array.from({ length: imports }, (_, index) => `new-${index + 1}`)));
    expect(added).toHaveLength(imports);
    return imports;
  } finally {
    await close();
  }
}
