import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { pino } from 'pino';
import { startPostgres } from '#engine/adapters/database/testing/postgres-server.ts';
import { createUsecases } from '#engine/usecases/usecases.ts';
import { loadGenerated } from '#seed/generate/load-generated.ts';
import { openBackend } from '#server/backend/open-backend.ts';
import { readConfig } from '#server/config/config.ts';
import { type ShopProcess, type ShopProcessOptions, spawnShop } from '#server/testing/shop-process.ts';

export interface MeasuredShop {
  readonly database: 'PGlite' | 'PostgreSQL';
  readonly shop: ShopProcess;
  stop(): Promise<void>;
}

const SEED = 1954;

/** A shop of real size on each database, both with their full care for what they have acknowledged. */
export async function openShops(folder: string, products: number): Promise<readonly MeasuredShop[]> {
  const postgres = await startPostgres({ isDurable: true });
  const places: readonly [MeasuredShop['database'], ShopProcessOptions][] = [
    ['PGlite', { dataFolder: join(folder, 'pglite') }],
    ['PostgreSQL', { dataFolder: join(folder, 'postgres'), databaseUrl: postgres.url }],
  ];
  const shops: MeasuredShop[] = [];
  for (const [database, place] of places) {
    await fill(place, products);
    const shop = await spawnShop({
      ...place,
      nodeFlags: ['--import', join(import.meta.dirname, 'event-loop.ts')],
      environment: { EVENT_LOOP_FILE: join(folder, 'event-loop') },
    });
    const stop = async () => {
      await shop.stop();
      if (database === 'PostgreSQL') await postgres.stop();
    };
    shops.push({ database, shop, stop });
  }
  return shops;
}

/** Fills a new shop with generated products. */
export async function fill({ dataFolder, databaseUrl }: ShopProcessOptions, count: number): Promise<void> {
  mkdirSync(dataFolder, { recursive: true });
  const environment = { DATA_DIR: dataFolder, DATABASE_URL: databaseUrl, SESSION_SECRET: 'x'.repeat(32) };
  const { database, needs } = await openBackend(readConfig(environment), pino({ level: 'silent' }));
  await loadGenerated({ usecases: createUsecases(needs), count, seed: SEED });
  await database.close();
}
