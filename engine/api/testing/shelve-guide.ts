import type { TestShop } from './open-shop.ts';
import { GUIDE } from './shelf.ts';

/** Puts the free guide on the shelf and tells its id. */
export async function shelveGuide({ engine: { usecases } }: TestShop): Promise<number> {
  await usecases.importProducts({ products: [GUIDE], stock: 'replace' });
  const guide = await usecases.catalog.product({ slug: GUIDE.slug }, 'en');
  return guide?.id ?? 0;
}
