import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Logger, pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { freshPostgresUrl } from '#engine/adapters/database/testing/databases.ts';
import { tellServer, urlOf } from '#engine/adapters/database/testing/template.ts';
import { LANGUAGES } from '#engine/domain/language.ts';
import { openShopDatabase } from './backend/open-shop-database.ts';
import { readConfig } from './config/config.ts';
import { createLogger } from './config/logger.ts';
import { openCommerce } from './open-commerce.ts';

async function open(logger: Logger) {
  const { url, drop } = await freshPostgresUrl();
  const folder = mkdtempSync(join(tmpdir(), 'shop-opening-'));
  onTestFinished(async () => {
    rmSync(folder, { recursive: true, force: true });
    await drop();
  });
  const secret = 'of-this-test-only-0123456789abcdef';
  const config = readConfig({ DATABASE_URL: url, DATA_DIR: folder, SESSION_SECRET: secret });
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
  return { url, shop, changes: (await database).changes };
}

test('a shop that is open has its lists: no visitor makes it read the products', async () => {
  const { url, shop } = await open(createLogger('silent'));
  // The shop is not told: if it reads the products only now, it finds none.
  await tellServer(url, 'truncate products cascade');
  for (const language of LANGUAGES) {
    expect((await shop.catalog(language).products()).map(({ slug }) => slug)).toContain('carnauba-wax');
  }
});

test('lists that a database away keeps from being read anew are told to nobody, beside that it is away', async () => {
  const lines: string[] = [];
  const { url, changes } = await open(createLogger('debug', { write: (line) => lines.push(line) }));
  const logged = (words: string) => lines.flatMap((line) => (line.includes(words) ? [JSON.parse(line).level] : []));
  const name = new URL(url).pathname.slice(1);
  const server = urlOf(url, 'postgres');
  await tellServer(server, `alter database ${name} allow_connections false`);
  await tellServer(server, `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`);
  changes.announce([{ kind: 'catalog' }]);
  await expect.poll(() => logged('the catalog could not be refreshed').length).toBeGreaterThan(1);
  await tellServer(server, `alter database ${name} allow_connections true`);
  const { debug, error } = pino.levels.values;
  expect(new Set(logged('the catalog could not be refreshed'))).toEqual(new Set([debug]));
  expect(logged('the database is away')).toEqual([error]);
});
