import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { freshPostgresUrl } from '#engine/adapters/database/testing/databases.ts';
import { tellServer } from '#engine/adapters/database/testing/template.ts';
import { LANGUAGES } from '#engine/domain/language.ts';
import { openShopDatabase } from './backend/open-shop-database.ts';
import { readConfig } from './config/config.ts';
import { createLogger } from './config/logger.ts';
import { openCommerce } from './open-commerce.ts';

test('a shop that is open has its lists: no visitor makes it read the products', async () => {
  const { url, drop } = await freshPostgresUrl();
  const folder = mkdtempSync(join(tmpdir(), 'shop-opening-'));
  onTestFinished(async () => {
    rmSync(folder, { recursive: true, force: true });
    await drop();
  });
  const secret = 'of-this-test-only-0123456789abcdef';
  const config = readConfig({ DATABASE_URL: url, DATA_DIR: folder, SESSION_SECRET: secret });
  const logger = createLogger('silent');
  const database = openShopDatabase(config, logger);
  onTestFinished(async () => (await database).close());
  const source = { database };
  const { shop, close } = await openCommerce({
    config,
    baseUrl: 'http://shop.example',
    logger,
    metrics: null,
    tracing: null,
    source,
    onProgress: () => {},
  });
  onTestFinished(close);
  // The shop is not told: if it reads the products only now, it finds none.
  await tellServer(url, 'truncate products cascade');
  for (const language of LANGUAGES) {
    expect((await shop.catalog(language).products()).map(({ slug }) => slug)).toContain('carnauba-wax');
  }
});
