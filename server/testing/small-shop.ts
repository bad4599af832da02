import { type Database, openDatabase } from '#engine/adapters/database/open-database.ts';
import type { StripeAccess } from '#engine/adapters/payment/stripe/stripe-client.ts';
import { DEFAULT_FACTS, NO_TEXT } from '#engine/domain/catalog/product.ts';
import type { ProductDraft } from '#engine/domain/catalog/product-draft.ts';
import { draftCategory } from '#engine/domain/testing/drafts.ts';
import { createEngine, type Engine } from '#engine/index.ts';
import { openBackend } from '../backend/open-backend.ts';
import { readConfig } from '../config/config.ts';
import { createLogger } from '../config/logger.ts';

export interface SmallShopOptions {
  readonly dataFolder: string;
  /** Without it the shop opens the embedded database in its folder. */
  readonly databaseUrl?: string;
  /** Without it the shop takes no cards. */
  readonly stripe?: StripeAccess;
  /** Without it the clock is the system's. */
  readonly now?: () => Date;
}

export interface SmallShop {
  readonly engine: Engine;
  readonly database: Database;
  close(): Promise<void>;
}

const SECRET = 'of-tests-only-0123456789abcdef0123';

/** The engine as the server puts it together, on a database of its own and without a storefront. */
export async function openSmallShop({ dataFolder, databaseUrl, stripe, now }: SmallShopOptions): Promise<SmallShop> {
  const config = readConfig({ DATA_DIR: dataFolder, DATABASE_URL: databaseUrl, SESSION_SECRET: SECRET });
  const log = createLogger('error');
  const { database, needs } = await openBackend(config, log, { stripe });
  const engine = createEngine({
    needs: { ...needs, ...(now && { now }) },
    changes: database.changes,
    site: {
      title: 'Small shop',
      description: { id: 'Toko kecil', en: 'A small shop' },
      baseUrl: 'http://shop.example',
      uploadsUrl: 'http://shop.example/uploads',
      moneyLocale: 'en-US',
    },
    sessionSecrets: [SECRET],
    allowedOrigins: [],
    log,
  });
  return {
    engine,
    database,
    async close() {
      engine.close();
      await database.close();
    },
  };
}

export interface StockedProduct {
  readonly sku: string;
  /** On hand at the beginning. */
  readonly pieces: number;
}

/** Adds products with counted stock; existing ones keep their stock. */
export async function addProducts(
  { engine: { usecases } }: SmallShop,
  products: readonly StockedProduct[],
): Promise<void> {
  await usecases.importCategories([draftCategory('oils')]);
  const imported = await usecases.importProducts({ products: products.map(draftOf), stock: 'keep' });
  if (!imported.ok) throw new Error(`the products are not valid: ${JSON.stringify(imported)}`);
}

function draftOf({ sku, pieces }: StockedProduct): ProductDraft {
  const text = { ...NO_TEXT, name: `Oil ${sku}` };
  return {
    ...DEFAULT_FACTS,
    kind: 'simple',
    slug: sku,
    sku,
    publishedAt: new Date('2026-01-01T00:00:00Z'),
    reviewsAllowed: false,
    text: { id: text, en: text },
    categories: ['oils'],
    pictures: [],
    attributes: [],
    price: { regular: 1250, sale: null },
    stock: { kind: 'managed', onHand: pieces, backorders: 'no', lowAmount: null },
    soldIndividually: false,
    virtual: false,
    downloads: null,
    dimensions: { weight: 900, length: 10, width: 8, height: 24 },
  };
}

/** Pieces on hand by SKU. */
export async function stockBySku({ db }: Pick<Database, 'db'>): Promise<Readonly<Record<string, number>>> {
  const rows = await db
    .selectFrom('stock')
    .innerJoin('products', 'products.id', 'stock.productId')
    .select(['products.sku', 'stock.onHand'])
    .execute();
  return Object.fromEntries(rows.map(({ sku, onHand }) => [sku, onHand ?? 0]));
}

/** The database of an embedded shop that no process has open. */
export const openDatabaseOf = (dataFolder: string): Promise<Database> =>
  openDatabase(
    { kind: 'folder', folder: `${dataFolder}/database` },
    { onError: (error) => void Promise.reject(error) },
  );
