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
  if ((await isLoaded(usecases)) || (await hasSoldDemo(usecases))) return;
  await loadShop({
    usecases,
    uploads: join(config.dataFolder, 'uploads'),
    files: join(config.dataFolder, 'files'),
    onProgress: (step) => onProgress(`Filling the shop: ${step}…`),
  });
}

/**
 * True of a demo whose articles the operator has removed: nobody can order before the demo is whole.
 * @throws OwnShopWithoutSettings
 */
async function hasSoldDemo({ orders, merchantCatalog }: Usecases): Promise<boolean> {
  const { total } = await orders.list({}, { first: 1 });
  const slugs = (await merchantCatalog.drafts('all')).map(({ draft }) => draft.slug);
  const own = ownProducts(slugs);
  const hasSold = total > 0;
  const isOwn = own.length > 0 || (hasSold && slugs.length === 0);
  if (isOwn) throw new OwnShopWithoutSettings(`products: ${own.length}, orders: ${total}`, shopFilePath(process.env));
  return hasSold;
}
