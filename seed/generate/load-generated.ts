import type { Usecases } from '#engine/usecases/usecases.ts';
import { loadTaxonomies } from '../load/load-taxonomies.ts';
import { throwIfRefused } from '../load/throw-if-refused.ts';
import { readSeed } from '../read/read-seed.ts';
import { generateProducts } from './generate-products.ts';

interface Needs {
  readonly usecases: Usecases;
  readonly count: number;
  readonly seed: number;
  /** Called after each batch with the number of products imported so far. */
  onProgress?(done: number): void;
}

/** Products a transaction: on the embedded database everyone else waits for it. */
const BATCH_SIZE = 250;

/** Imports generated products into the demo shop's categories, which are created where they are missing. */
export async function loadGenerated({ usecases, count, seed, onProgress }: Needs): Promise<void> {
  const demoShop = readSeed();
  await loadTaxonomies(usecases, demoShop);
  const pictures = demoShop.pictures.map(({ file }) => file);
  const products = generateProducts({ count, seed, pictures });
  for (let from = 0; from < count; from += BATCH_SIZE) {
    const batch = products.slice(from, from + BATCH_SIZE);
    await throwIfRefused('generated products', usecases.importProducts({ products: batch, stock: 'replace' }));
    onProgress?.(from + batch.length);
  }
}
