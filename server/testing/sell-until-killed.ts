import { randomInt, randomUUID } from 'node:crypto';
import { writeSync } from 'node:fs';
import { openSmallShop, stockShop, type Ware } from './small-shop.ts';
import { createVisitor } from './visitor.ts';

/** An order the buyer was told of: it must never be lost. */
export interface Acknowledged {
  readonly key: string;
  readonly lines: readonly { readonly sku: string; readonly quantity: number }[];
}

export const WARES: readonly Ware[] = [
  { sku: 'additive', pieces: 100_000 },
  { sku: 'brake-fluid', pieces: 100_000 },
];

const AT_ONCE = 4;
const STANDARD_OUTPUT = 1;

/** One line per order, written before the next is begun: what was read of it was acknowledged. */
const tell = (line: Acknowledged) => writeSync(STANDARD_OUTPUT, `${JSON.stringify(line)}\n`);

/** Sells from the data folder it is given until its process is killed. */
async function sellUntilKilled(dataFolder: string): Promise<never> {
  const shop = await openSmallShop({ dataFolder });
  await stockShop(shop, WARES);
  const till = async (): Promise<never> => {
    for (;;) {
      const visitor = createVisitor(shop.engine.execute);
      const lines = WARES.map(({ sku }) => ({ sku, quantity: randomInt(1, 4) }));
      for (const { sku, quantity } of lines) await visitor.add(sku, quantity);
      const answer = await visitor.checkOut(randomUUID());
      if (!answer.ok) throw new Error(`refused: ${answer.code}`);
      tell({ key: answer.key, lines });
    }
  };
  return Promise.race(Array.from({ length: AT_ONCE }, till));
}

const [, script, dataFolder] = process.argv;
if (script === import.meta.filename && dataFolder) await sellUntilKilled(dataFolder);
