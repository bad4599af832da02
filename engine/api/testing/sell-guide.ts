import { GUIDE } from './catalog.ts';
import type { TestShop } from './open-shop.ts';

/** Puts the free guide on sale and tells its id. */
export async function sellGuide({ engine: { usecases } }: TestShop): Promise<number> {
  await usecases.importProducts({ products: [GUIDE], stock: 'replace' });
  const guide = await usecases.catalog.product({ slug: GUIDE.slug }, 'en');
  return guide?.id ?? 0;
}
