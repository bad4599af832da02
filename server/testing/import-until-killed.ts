import { writeSync } from 'node:fs';
import { createLogger } from '../config/logger.ts';
import { readCsv } from '../operator/csv/read-csv.ts';
import { createOperatorService } from '../operator/service/operator-service.ts';
import { addProducts, openSmallShop } from './small-shop.ts';

export const SKUS: readonly string[] = Array.from({ length: 200 }, (_, index) => `product-${index}`);

/** Price of every product after the import of that number, in cents. */
export const priceAfter = (number: number): number => 1000 + number;

const STANDARD_OUTPUT = 1;
const report = (line: string) => writeSync(STANDARD_OUTPUT, `${line}\n`);

/** Every import changes all products and adds one. */
function csvOf(number: number): string {
  const price = (priceAfter(number) / 100).toFixed(2);
  const old = SKUS.map((sku) => `${sku},Oil ${sku},${price},${number}`);
  return ['SKU,Name,Regular price,Stock', ...old, `new-${number},New ${number},${price},1`].join('\n');
}

/** Imports one CSV after the other, beginning with number `first`, until its process is killed. */
async function importUntilKilled(dataFolder: string, first: number): Promise<never> {
  const shop = await openSmallShop({ dataFolder });
  if (first === 1)
    await addProducts(
      shop,
      SKUS.map((sku) => ({ sku, pieces: 0 })),
    );
  const { importCsv } = createOperatorService({
    usecases: shop.engine.usecases,
    database: shop.database,
    logger: createLogger('error'),
  });
  report('0');
  for (let number = first; ; number += 1) {
    const csv = readCsv(new TextEncoder().encode(csvOf(number)));
    if ('fault' in csv) throw new Error(csv.fault);
    const imported = await importCsv(
      { csv, store: true, keepsStock: false, createsTerms: false, pictures: [] },
      { onProgress: () => {} },
    );
    if (!imported.ok) throw new Error(JSON.stringify(imported.refusal));
    report(String(number));
  }
}

const [, script, dataFolder, first] = process.argv;
if (script === import.meta.filename && dataFolder) await importUntilKilled(dataFolder, Number(first));
