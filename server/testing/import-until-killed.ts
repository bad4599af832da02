import { writeSync } from 'node:fs';
import { createLogger } from '../config/logger.ts';
import { readSheet } from '../operator/csv/read-sheet.ts';
import { createOperatorService } from '../operator/service/operator-service.ts';
import { addProducts, openSmallShop } from './small-shop.ts';

export const SKUS: readonly string[] = Array.from({ length: 200 }, (_, index) => `ware-${index}`);

/** Of every ware after the import of that number. */
export const priceAfter = (turn: number): number => 1000 + turn;

const STANDARD_OUTPUT = 1;
const tell = (line: string) => writeSync(STANDARD_OUTPUT, `${line}\n`);

/** Every import changes all wares, and puts another one on the shelf. */
function sheetOf(turn: number): string {
  const price = (priceAfter(turn) / 100).toFixed(2);
  const old = SKUS.map((sku) => `${sku},Oil ${sku},${price},${turn}`);
  return ['SKU,Name,Regular price,Stock', ...old, `new-${turn},New ${turn},${price},1`].join('\n');
}

/** Imports one sheet after the other, from that number on, until its process is killed. */
async function importUntilKilled(dataFolder: string, first: number): Promise<never> {
  const shop = await openSmallShop({ dataFolder });
  if (first === 1)
    await addProducts(
      shop,
      SKUS.map((sku) => ({ sku, pieces: 0 })),
    );
  const { importCsv } = createOperatorService({
    ...{ usecases: shop.engine.usecases, database: shop.database },
    logger: createLogger('error'),
  });
  tell('0');
  for (let turn = first; ; turn += 1) {
    const sheet = readSheet(new TextEncoder().encode(sheetOf(turn)));
    if ('fault' in sheet) throw new Error(sheet.fault);
    const answer = await importCsv({ sheet, store: true, keepsStock: false }, { onProgress: () => {} });
    if (!answer.ok) throw new Error(JSON.stringify(answer.refusal));
    tell(String(turn));
  }
}

const [, script, dataFolder, first] = process.argv;
if (script === import.meta.filename && dataFolder) await importUntilKilled(dataFolder, Number(first));
