import { pino } from 'pino';
import { expect, onTestFinished, test, vi } from 'vitest';
import { type StockBackend, startStockBackend } from '#storefront/gateway/testing/stock-backend.ts';
import { readConfig } from './config/config.ts';
import { openCommerce } from './open-commerce.ts';

async function openOver({ url, close }: StockBackend) {
  onTestFinished(close);
  const commerce = await openCommerce({
    source: { url },
    config: readConfig({ COMMERCE_API_URL: url }),
    baseUrl: 'http://shop.example',
    logger: pino({ enabled: false }),
    metrics: null,
    tracing: null,
    onProgress: () => {},
  });
  onTestFinished(commerce.close);
  return commerce;
}

test('the lists of another backend are loaded before anybody visits', async () => {
  const backend = await startStockBackend('1.0.2');
  await openOver(backend);
  const lists = () => backend.received.filter((name) => name === 'getProducts');
  await expect.poll(() => lists().length).toBe(2);
});

test('a sale of another backend that ends is shown no more, without a visitor', async () => {
  const saleEnds = new Date(Date.now() + 60_000);
  const { shop, onPagesChanged } = await openOver(await startStockBackend('1.0.2', { saleEnds }));
  const shown: unknown[] = [];
  onPagesChanged(async (tags) => {
    const products = await shop.catalog('en').productsById();
    shown.push([tags, products.get(37)?.price?.current, products.get(37)?.onSale]);
  });
  const before = (await shop.catalog('en').productsById()).get(37);
  expect([before?.price?.current, before?.onSale]).toEqual([1200, true]);
  vi.useFakeTimers({ toFake: ['Date'], now: saleEnds });
  onTestFinished(() => void vi.useRealTimers());
  await expect.poll(() => shown, { timeout: 20_000 }).toEqual([[['catalog'], 1500, false]]);
});
