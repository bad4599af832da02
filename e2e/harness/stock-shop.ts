import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { spawnShop } from '#server/testing/shop-process.ts';
import { type StockBackend, startStockBackend } from '#storefront/gateway/testing/stock-backend.ts';
import type { StockVersion } from '#storefront/gateway/testing/stock-cart.ts';
import type { DatabaseProbe } from './database-probe.ts';
import type { SeededItem } from './seeded-item.ts';
import { test } from './shopper.ts';

/** A stock backend has one language. */
const both = (text: string) => ({ id: text, en: text });

/** What the stock backend sells. */
export const STOCK_ITEMS = {
  treatment: { slug: 'stp-oil-treatment', sku: 'STOCK-12', name: both('STP Oil Treatment'), choices: [] },
  onSale: { slug: 'stp-glass', sku: 'STOCK-37', name: both('STP Glass Coating'), choices: [] },
  download: {
    slug: 'stp-service-guide',
    sku: 'STOCK-39',
    name: both('STP Service Guide (download)'),
    choices: [],
  },
  kit: {
    slug: 'stp-any-kit',
    sku: 'STOCK-65',
    name: both('STP Any-size Kit'),
    choices: [
      { label: both('Size'), term: '1 L' },
      { label: both('Colour'), term: 'Blue Sky' },
    ],
  },
} as const satisfies Record<string, SeededItem>;

export const STOCK_PAYMENTS = { bacs: 'Direct bank transfer', cod: 'Cash on delivery' } as const;

interface StockShop {
  readonly address: string;
  readonly backend: StockBackend;
  /** Of what the backend has stored. */
  readonly probe: Pick<DatabaseProbe, 'order'>;
  close(): Promise<void>;
}

async function openStockShop(version: StockVersion): Promise<StockShop> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'shop-stock-'));
  const backend = await startStockBackend(version);
  const environment = { COMMERCE_API_URL: backend.url, LOG_LEVEL: 'silent' };
  const storefront = await spawnShop({ dataFolder, environment });
  return {
    address: storefront.address,
    backend,
    probe: probeStock(backend),
    async close() {
      await storefront.stop();
      backend.close();
      rmSync(dataFolder, { recursive: true, force: true });
    },
  };
}

const probeStock = ({ order }: StockBackend): StockShop['probe'] => ({
  async order(key) {
    const found = order(key);
    if (!found) throw new Error(`the backend has no order ${key}`);
    return {
      status: found.status.toLowerCase().replace('_', '-'),
      paymentMethod: found.paymentMethod,
      email: found.billing.email ?? '',
      note: found.customerNote,
      total: Math.round(Number(found.total) * 100),
      lines: found.lineItems.nodes.map(({ productId, variationId, quantity }) => ({
        sku: `STOCK-${variationId ?? productId}`,
        quantity,
      })),
    };
  },
});

/** `stock` is the storefront alone, over a backend that answers as a stock WooCommerce does. */
export const stockTest = (version: StockVersion) =>
  // biome-ignore lint/correctness/noEmptyPattern: vitest reads what a fixture needs from its pattern
  test.extend('stock', { scope: 'file' }, async ({}, { onCleanup }) => {
    const shop = await openStockShop(version);
    onCleanup(shop.close);
    return shop;
  });

export type StockTest = ReturnType<typeof stockTest>;
