import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PRODUCTS } from '../catalogue/index.ts';

const FILES = fileURLToPath(new URL('../files', import.meta.url));

const SOLD = PRODUCTS.flatMap((product) => (product.type === 'virtual' ? product.files.map(({ file }) => file) : []));

/** Fills the folder of the files that are sold with those that a product names, and with nothing else. */
export async function copySoldFiles(folder: string): Promise<void> {
  for (const file of SOLD) await cp(join(FILES, file), join(folder, file));
}
