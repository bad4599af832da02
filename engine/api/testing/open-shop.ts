import { createHash } from 'node:crypto';
import { afterAll, beforeAll } from 'vitest';
import { createStores } from '#engine/adapters/database/stores.ts';
import type { DATABASES } from '#engine/adapters/database/testing/databases.ts';
import type { Client } from '#engine/adapters/graphql/endpoint/http-messages.ts';
import { createGateways, type GatewayFactory } from '#engine/adapters/payment/gateways.ts';
import type { StripeAccess } from '#engine/adapters/payment/stripe/stripe-client.ts';
import type { Mail } from '#engine/domain/mail/mail.ts';
import type { ShopSettings } from '#engine/domain/settings/settings.ts';
import { NOON, SETTINGS } from '#engine/domain/testing/shop.ts';
import { createEngine, type Engine, type Needs } from '#engine/index.ts';
import { plainPasswords } from '#engine/usecases/testing/memory-shop.ts';
import { ARTICLES, ATTRIBUTES, CATEGORIES, PICTURES, PRODUCTS, REVIEWS } from './catalog.ts';
import { fetchFrom } from './fetch-from.ts';

export const BASE_URL = 'https://shop.example';
export const SECRET = 'a secret that no shop uses, long enough';
export const FRIEND = 'https://friend.example';

export interface TestShop {
  readonly engine: Engine;
  readonly needs: Needs;
  /** Its endpoint, over HTTP. */
  fetch(request: Request, client?: Client): Promise<Response>;
  /** Ids of products by slug, of variations by SKU. */
  readonly ids: Readonly<Record<string, number>>;
  /** Statements the database has run so far. */
  statements(): number;
  /** What was logged as failed since the last look. */
  failures(): readonly unknown[];
  now(): Date;
  moveTo(now: Date): void;
  /** Puts another content into the file of a picture. */
  replacePicture(file: string, version: string): void;
  /** Resolves when the shop has heard of every commit so far: on PostgreSQL it hears of its own ones, too, a moment later. */
  caughtUp(): Promise<void>;
  /** Emails the shop has queued so far, oldest first, with their secrets. */
  mails(): Promise<readonly Mail[]>;
  close(): Promise<void>;
}

export type OpenDatabase = (typeof DATABASES)[number][1];

/** What one test has otherwise. */
interface OtherShop {
  readonly paymentMethods?: readonly GatewayFactory[];
  readonly settings?: ShopSettings;
}

/** A shop with a small catalog on a database of its own, and a clock that is set by hand. */
export async function openShop(
  open: OpenDatabase,
  stripe: StripeAccess | null = null,
  { paymentMethods, settings = SETTINGS }: OtherShop = {},
): Promise<TestShop> {
  let statements = 0;
  let now = NOON;
  let draws = 0;
  let marks = 0;
  const versions = new Map<string, string>();
  const failed: unknown[] = [];
  const database = await open({
    onStatement: () => {
      statements += 1;
    },
  });
  const hash = (text: string) => createHash('sha256').update(text).digest('hex');
  const sign = (text: string) => hash(`${SECRET} ${text}`);
  const stores = createStores(database);
  const needs: Needs = {
    ...stores,
    passwords: plainPasswords,
    redrawPicture: async (file) => (file[0] === 0xff ? file : null),
    gateways: createGateways({ settings, stripe }, paymentMethods),
    settings,
    now: () => now,
    random(length) {
      draws += 1;
      return hash(`random ${draws}`).slice(0, length);
    },
    digest: (text) => hash(text).slice(0, 32),
    sign,
    isSigned: (text, signature) => signature === sign(text),
  };
  const engine = createEngine({
    needs,
    changes: database.changes,
    site: {
      title: 'STP Indonesia',
      description: { id: 'Toko', en: 'Shop' },
      baseUrl: BASE_URL,
      uploadsUrl: 'https://images.example/uploads',
      ownUploadsUrl: '/uploads',
      pictureVersion: (file) => versions.get(file) ?? null,
      ...(stripe && { cards: { publishableKey: stripe.publishableKey, isTest: stripe.isTest } }),
      moneyLocale: 'en-US',
    },
    sessionSecrets: [SECRET],
    allowedOrigins: [FRIEND],
    log: { error: (details) => failed.push(details) },
  });
  await fill(engine);
  return {
    engine,
    needs,
    fetch: fetchFrom(engine),
    ids: await idsOf(engine),
    statements: () => statements,
    failures: () => failed.splice(0),
    caughtUp() {
      marks += 1;
      // Changes are told in the order of their commits; no product has this id.
      const mark = { kind: 'product', id: -marks } as const;
      return new Promise((resolve, reject) => {
        const stop = engine.onChange((changes) => {
          if (!changes.some((change) => change.kind === mark.kind && change.id === mark.id)) return;
          stop();
          resolve();
        });
        stores.unitOfWork(({ changes }) => changes.announce([mark])).catch(reject);
      });
    },
    mails: async () => (await stores.mails.list({ limit: 100 })).map(({ mail }) => mail).reverse(),
    now: () => now,
    moveTo(next) {
      now = next;
    },
    replacePicture(file, version) {
      versions.set(file, version);
      database.changes.announce([{ kind: 'catalog' }]);
    },
    async close() {
      engine.close();
      await database.close();
    },
  };
}

/** The shop of a group of tests: open from before the first of them until after the last. */
export function sharedShop(open: OpenDatabase): TestShop {
  const shop = {} as TestShop;
  beforeAll(async () => {
    Object.assign(shop, await openShop(open));
  });
  afterAll(() => shop.close());
  return shop;
}

async function fill({ usecases }: Engine): Promise<void> {
  const steps = [
    await usecases.importPictures(PICTURES),
    await usecases.importCategories(CATEGORIES),
    await usecases.importAttributes(ATTRIBUTES),
    await usecases.importProducts({ products: PRODUCTS, stock: 'replace' }),
    await usecases.importReviews(REVIEWS),
    await usecases.importArticles(ARTICLES),
  ];
  const refused = steps.filter(({ ok }) => !ok);
  if (refused.length > 0) throw new Error(`the catalog was refused: ${JSON.stringify(refused)}`);
}

async function idsOf({ usecases }: Engine): Promise<Readonly<Record<string, number>>> {
  const all = {
    language: 'en',
    filter: {},
    order: [{ by: 'date', direction: 'ascending' }],
    page: { first: 99 },
  } as const;
  const { rows } = await usecases.catalog.products(all);
  return Object.fromEntries(
    rows.flatMap((product) => [
      [product.slug, product.id],
      ...(product.kind === 'variable' ? product.variations.map(({ sku, id }) => [sku, id] as const) : []),
    ]),
  );
}
