import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { CHANNEL } from '#engine/adapters/database/connection/pool.ts';
import { freshPostgresUrl } from '#engine/adapters/database/testing/databases.ts';
import { tellServer } from '#engine/adapters/database/testing/template.ts';
import { openShopDatabase } from './backend/open-shop-database.ts';
import { readConfig } from './config/config.ts';
import { createLogger } from './config/logger.ts';
import { readAddress, shopOrigin } from './http/addresses/address.ts';
import { createPagesHandler } from './http/pages-handler.ts';
import { openCommerce } from './open-commerce.ts';
import { createPageCache } from './pages/page-cache.ts';
import type { Renderer } from './pages/render-page.ts';
import { createSharedRenderer } from './pages/shared-page.ts';
import { serve } from './testing/http-server.ts';
import { addProducts, openSmallShop, type SmallShop } from './testing/small-shop.ts';

const SECRET = 'of-this-test-only-0123456789abcdef';

/** The list as text: what is sold, and how it stands with it. */
const HEADERS = { 'Content-Type': 'text/html', 'Cache-Control': 'public', 'Surrogate-Key': 'catalog' };

/** A shop with an article is not new, so it is not filled with the seed. */
async function writeArticle({ engine: { usecases } }: SmallShop): Promise<void> {
  const text = { title: 'Dipstick', excerpt: '', content: '<p>Read it.</p>' };
  const written = await usecases.importArticles([
    {
      slug: 'dipstick',
      status: 'published',
      publishedAt: new Date('2026-01-01T00:00:00Z'),
      text: { id: text, en: text },
      picture: null,
      categories: [],
      author: { slug: 'rina', firstName: 'Rina', lastName: 'Wijaya' },
    },
  ]);
  expect(written).toMatchObject({ ok: true });
}

/** A process of the shop that caches its pages, on a database that others use, too. */
async function openPagesOn(databaseUrl: string, dataFolder: string) {
  const config = readConfig({ DATABASE_URL: databaseUrl, DATA_DIR: dataFolder, SESSION_SECRET: SECRET });
  const [baseUrl, logger] = ['http://shop.example', createLogger('silent')];
  const onCatalogError = vi.spyOn(logger, 'error');
  const database = openShopDatabase(config, logger);
  onTestFinished(async () => (await database).close());
  const source = { database };
  const commerce = await openCommerce({
    config,
    baseUrl,
    logger,
    metrics: null,
    tracing: null,
    source,
    onProgress: () => {},
  });
  onTestFinished(() => commerce.close());
  const lifetime = { fresh: 3_600_000, stale: 3_600_000 };
  const cache = createPageCache({ maxBytes: 1_000_000, lifetime, now: () => performance.now(), onError: vi.fn() });
  commerce.onPagesChanged((tags) => cache.invalidate(tags));
  const render = vi.fn<Renderer>(async (_request, { language }) => {
    const cards = await commerce.shop.catalog(language).products();
    const body = Buffer.from(
      cards.map(({ slug, stock, onSale }) => `${slug} ${onSale ? 'on sale' : stock.status}`).join(),
    );
    return { status: 200, headers: new Headers(HEADERS), body };
  });
  const handle = createPagesHandler({
    sendContactMessage: null,
    redirect: () => false,
    shop: commerce.shop,
    render,
    renderShared: createSharedRenderer(render, shopOrigin(baseUrl)),
    cache,
    baseUrl,
    overload: { admit: () => Promise.resolve(() => undefined) },
    requestLimiter: () => 0,
    clientAddress: () => '',
  });
  const send = await serve((request, response) => {
    const address = readAddress(request.url ?? '');
    if (address) void handle(request, response, address.target);
  });
  return { page: async () => (await send('/en/products')).body, render, onCatalogError };
}

/** Two processes on one database: one that sells oil, and one that has cached its page. */
async function openTwoProcesses() {
  const { url, drop } = await freshPostgresUrl();
  const folder = mkdtempSync(join(tmpdir(), 'shop-pages-'));
  onTestFinished(async () => {
    rmSync(folder, { recursive: true, force: true });
    await drop();
  });
  const here = await openSmallShop({ dataFolder: join(folder, 'here'), databaseUrl: url });
  onTestFinished(() => here.close());
  await addProducts(here, [{ sku: 'oil', pieces: 10 }]);
  await writeArticle(here);

  const there = await openPagesOn(url, join(folder, 'there'));
  expect([await there.page(), await there.page()]).toEqual(['oil in-stock', 'oil in-stock']);
  expect(there.render).toHaveBeenCalledTimes(1);
  return { url, here, there };
}

test('a page that one process has cached is dropped as soon as another process changes what it shows', async () => {
  const { here, there } = await openTwoProcesses();
  await here.engine.usecases.changeStock({ sku: 'oil', request: { kind: 'set', pieces: 0 } });
  await expect.poll(there.page).toBe('oil out-of-stock');
});

test('a cached page is dropped when a sale begins by itself', async () => {
  const { here, there } = await openTwoProcesses();
  const from = new Date(Date.now() + 3000);
  expect(await here.engine.usecases.changePrice({ sku: 'oil', price: { sale: 900, from } })).toMatchObject({
    ok: true,
  });
  await expect.poll(there.page, { timeout: 20_000 }).toBe('oil on sale');
});

test('a page shows a change that could not be read at first as soon as it can', async () => {
  const { url, there } = await openTwoProcesses();
  await tellServer(url, 'alter table product_pictures rename to product_pictures_away');
  await tellServer(url, 'update stock set on_hand = 0');
  await tellServer(url, `select pg_notify('${CHANNEL}', '[{"kind":"catalog"}]')`);
  await expect.poll(() => there.onCatalogError.mock.calls.length).toBeGreaterThan(0);
  expect(await there.page()).toBe('oil in-stock');
  await tellServer(url, 'alter table product_pictures_away rename to product_pictures');
  await expect.poll(there.page).toBe('oil out-of-stock');
});
