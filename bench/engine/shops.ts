import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { pino } from 'pino';
import { startPostgres } from '#engine/adapters/database/testing/postgres-server.ts';
import { createUsecases } from '#engine/usecases/usecases.ts';
import { loadGenerated } from '#seed/generate/load-generated.ts';
import { loadShop } from '#seed/load/load-shop.ts';
import { openBackend } from '#server/backend/open-backend.ts';
import { readConfig } from '#server/config/config.ts';
import { type ShopProcess, type ShopProcessOptions, spawnShop } from '#server/testing/shop-process.ts';

export const DATABASES = ['PGlite', 'PostgreSQL'] as const;

export interface MeasuredShop {
  readonly database: (typeof DATABASES)[number];
  readonly shop: ShopProcess;
  stop(): Promise<void>;
}

interface ShopsOptions {
  readonly folder: string;
  readonly products: number;
  readonly databases: readonly MeasuredShop['database'][];
  /** Of Node: `--cpu-prof`. */
  readonly flags: readonly string[];
}

const SEED = 1954;
/** The demo is not put into a shop that has products. */
export const WITHOUT_DEMO = { SEED: 'none' } as const;

/** A shop of real size on each database, with its full care for what it has acknowledged. */
export async function openShops({
  folder,
  products,
  databases,
  flags,
}: ShopsOptions): Promise<readonly MeasuredShop[]> {
  const shops: MeasuredShop[] = [];
  for (const database of databases) {
    const postgres = database === 'PostgreSQL' ? await startPostgres({ isDurable: true }) : null;
    const place = { dataFolder: join(folder, database), ...(postgres && { databaseUrl: postgres.url }) };
    await fill(place, products, { hasDemo: true });
    const shop = await spawnShop({
      ...place,
      nodeFlags: ['--import', join(import.meta.dirname, 'event-loop.ts'), ...flags],
      environment: { EVENT_LOOP_FILE: join(folder, 'event-loop') },
    });
    const stop = async () => {
      await shop.stop();
      await postgres?.stop();
    };
    shops.push({ database, shop, stop });
  }
  return shops;
}

/** Fills a new shop with generated products. Only one that has the demo takes orders without settings of its own. */
export async function fill(
  { dataFolder, databaseUrl }: ShopProcessOptions,
  count: number,
  { hasDemo = false } = {},
): Promise<void> {
  mkdirSync(dataFolder, { recursive: true });
  const environment = { DATA_DIR: dataFolder, DATABASE_URL: databaseUrl, SESSION_SECRET: 'x'.repeat(32) };
  const { database, needs } = await openBackend(readConfig(environment), pino({ level: 'silent' }));
  const usecases = createUsecases(needs);
  if (hasDemo) {
    const [uploads, files] = [join(dataFolder, 'uploads'), join(dataFolder, 'files')];
    await loadShop({ usecases, uploads, files, onProgress: () => {} });
  }
  await loadGenerated({ usecases, count, seed: SEED });
  await database.close();
}
