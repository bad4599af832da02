import { randomUUID } from 'node:crypto';
import { writeSync } from 'node:fs';
import { createRandom } from '#engine/adapters/database/testing/seeded-random.ts';
import { createApiShopper } from './api-shopper.ts';
import { addProducts, openSmallShop, type StockedProduct } from './small-shop.ts';

/** An order that was acknowledged to the buyer: it must never be lost. */
export interface Acknowledged {
  readonly key: string;
  readonly lines: readonly { readonly sku: string; readonly quantity: number }[];
}

export const PRODUCTS: readonly StockedProduct[] = [
  { sku: 'additive', pieces: 100_000 },
  { sku: 'brake-fluid', pieces: 100_000 },
];

const MAX_CONCURRENT = 4;
const STANDARD_OUTPUT = 1;

/** One line per order, written before the next one begins. */
const acknowledge = (line: Acknowledged) => writeSync(STANDARD_OUTPUT, `${JSON.stringify(line)}\n`);

/** Sells from the data folder it is given until its process is killed. */
async function sellUntilKilled(dataFolder: string, seed: number): Promise<never> {
  const shop = await openSmallShop({ dataFolder });
  await addProducts(shop, PRODUCTS);
  const random = createRandom(seed);
  const sell = async (): Promise<never> => {
    for (;;) {
      const shopper = createApiShopper(shop.engine.execute);
      const lines = PRODUCTS.map(({ sku }) => ({ sku, quantity: 1 + Math.floor(3 * random()) }));
      for (const { sku, quantity } of lines) await shopper.add(sku, quantity);
      const placed = await shopper.checkOut(randomUUID());
      if (!placed.ok) throw new Error(`refused: ${placed.code}`);
      acknowledge({ key: placed.key, lines });
    }
  };
  return Promise.race(Array.from({ length: MAX_CONCURRENT }, sell));
}

const [, script, dataFolder, seed] = process.argv;
if (script === import.meta.filename && dataFolder) await sellUntilKilled(dataFolder, Number(seed));
