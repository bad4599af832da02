import { cp, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ProductDraft } from '#engine/domain/catalog/product-draft.ts';

const SEED = fileURLToPath(new URL('..', import.meta.url));
const FILES = join(SEED, 'files');

/** The rendered pictures, in the folders they keep on the content host. */
export const UPLOADS = join(SEED, 'pictures', 'uploads');

export async function copyPictures(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await cp(UPLOADS, folder, { recursive: true });
}

/** Copies the files that products name as documents to read, in the folder of the pictures: everybody may read them. */
export async function copyDocuments(products: readonly ProductDraft[], folder: string): Promise<void> {
  const named = products.flatMap(({ meta }) => [...(meta.documents ?? '').matchAll(/ documents\/([\w.-]+) /g)]);
  for (const [, file = ''] of named) await cp(join(FILES, file), join(folder, 'documents', file));
}

/** Copies the files that a product sells, and nothing else. */
export async function copySoldFiles(products: readonly ProductDraft[], folder: string): Promise<void> {
  const sold = products.flatMap((product) => (product.kind === 'simple' ? (product.downloads?.files ?? []) : []));
  for (const { file } of sold) await cp(join(FILES, file), join(folder, file));
}
