import type { Usecases } from '#engine/usecases/usecases.ts';
import { loadTaxonomies } from '../load/load-taxonomies.ts';
import { mustPass } from '../load/must-pass.ts';
import { generateProducts } from './generate-products.ts';

interface Needs {
  readonly usecases: Usecases;
  readonly count: number;
  readonly seed: number;
  /** Told after each part, with the number of products that are there by then. */
  onProgress?(done: number): void;
}

/** A transaction keeps everyone else waiting on the embedded database, so it is kept short. */
const AT_ONCE = 250;

/** Puts generated products in the seed's categories, which are made where they are missing. */
export async function loadGenerated({ usecases, count, seed, onProgress }: Needs): Promise<void> {
  const pictures = await loadTaxonomies(usecases);
  const products = generateProducts({ count, seed, pictures });
  for (let from = 0; from < count; from += AT_ONCE) {
    const part = products.slice(from, from + AT_ONCE);
    await mustPass('generated products', usecases.importProducts({ products: part, stock: 'replace' }));
    onProgress?.(from + part.length);
  }
}
