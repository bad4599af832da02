import { randomInt, randomUUID } from 'node:crypto';
import { writeSync } from 'node:fs';
import { createApiShopper } from './api-shopper.ts';
import { addProducts, openSmallShop, type StockedProduct } from './small-shop.ts';

/** An order the buyer was told of: it must never be lost. */
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

/** One line per order, written before the next is begun: what was read of it was acknowledged. */
const tell = (line: Acknowledged) => writeSync(STANDARD_OUTPUT, `${JSON.stringify(line)}\n`);

/** Sells from the data folder it is given until its process is killed. */
async function sellUntilKilled(dataFolder: string): Promise<never> {
  const shop = await openSmallShop({ dataFolder });
  await addProducts(shop, PRODUCTS);
  const till = async (): Promise<never> => {
    for (;;) {
      const visitor = createApiShopper(shop.engine.execute);
      const lines = PRODUCTS.map(({ sku }) => ({ sku, quantity: randomInt(1, 4) }));
      for (const { sku, quantity } of lines) await visitor.add(sku, quantity);
      const answer = await visitor.checkOut(randomUUID());
      if (!answer.ok) throw new Error(`refused: ${answer.code}`);
      tell({ key: answer.key, lines });
    }
  };
  return Promise.race(Array.from({ length: MAX_CONCURRENT }, till));
}

const [, script, dataFolder] = process.argv;
if (script === import.meta.filename && dataFolder) await sellUntilKilled(dataFolder);
