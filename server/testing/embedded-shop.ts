import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { askForPglite } from '#engine/adapters/database/testing/databases.ts';
import { openSmallShop, type SmallShop } from './small-shop.ts';

export interface EmbeddedShop extends SmallShop {
  readonly dataFolder: string;
}

/** A small shop on an embedded database, in a data folder of its own that goes when the shop is closed. */
export async function openEmbeddedShop(): Promise<EmbeddedShop> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'small-shop-'));
  cpSync((await askForPglite()).folder, join(dataFolder, 'database'), { recursive: true });
  const shop = await openSmallShop({ dataFolder });
  const close = () => shop.close().finally(() => rmSync(dataFolder, { recursive: true }));
  return { ...shop, dataFolder, close };
}
