import { pino } from 'pino';
import { expect, test } from 'vitest';
import { startStockBackend } from '#storefront/gateway/testing/stock-backend.ts';
import { readConfig } from './config/config.ts';
import { openCommerce } from './open-commerce.ts';

test('the lists of another backend are loaded before anybody visits', async ({ onTestFinished }) => {
  const { url, received, close } = await startStockBackend('1.0.2');
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
  const lists = () => received.filter((name) => name === 'getProducts');
  await expect.poll(() => lists().length).toBe(2);
});
