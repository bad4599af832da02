import { join } from 'node:path';
import type { Usecases } from '#engine/usecases/usecases.ts';
import { isLoaded, loadShop } from '#seed/load/load-shop.ts';
import { ownProducts } from '#seed/load/own-products.ts';
import type { Config } from './config/config.ts';
import { OwnShopWithoutSettings, shopFilePath } from './own-shop/shop-status.ts';

interface Needs {
  readonly usecases: Usecases;
  readonly config: Config;
  onProgress(line: string): void;
}

/**
 * Fills a new shop with the demo, or goes on where a start was killed.
 * @throws OwnShopWithoutSettings when the database holds anything that is not the demo's
 */
export async function fillWithDemo({ usecases, config, onProgress }: Needs): Promise<void> {
  if ((await isLoaded(usecases)) || (await hasSold(usecases))) return;
  await loadShop({
    usecases,
    uploads: join(config.dataFolder, 'uploads'),
    files: join(config.dataFolder, 'files'),
    onProgress: (step) => onProgress(`Filling the shop: ${step}…`),
  });
}

/** True of a demo whose articles the operator has removed: nobody can order before the demo is whole. */
async function hasSold({ orders, merchantCatalog }: Usecases): Promise<boolean> {
  const { total } = await orders.list({}, { first: 1 });
  const slugs = (await merchantCatalog.drafts('all')).map(({ draft }) => draft.slug);
  const own = ownProducts(slugs);
  if (own.length === 0 && (total === 0 || slugs.length > 0)) return total > 0;
  throw new OwnShopWithoutSettings(`products: ${own.length}, orders: ${total}`, shopFilePath(process.env));
}
