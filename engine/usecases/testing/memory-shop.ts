import { createGateways } from '#engine/adapters/payment/gateways.ts';
import { draftBottle, draftOil, draftPack, SIZES } from '#engine/domain/testing/drafts.ts';
import { IN_STOCK, pieces } from '#engine/domain/testing/sellables.ts';
import { BUDI, NOON, SETTINGS } from '#engine/domain/testing/shop.ts';
import type { Catalog } from '../ports/catalog.ts';
import type { Passwords } from '../ports/passwords.ts';
import type { Caller, Needs } from '../ports/ports.ts';
import { createUsecases } from '../usecases.ts';
import { type MemoryStore, memoryStore } from './memory/memory-store.ts';

export const CALLER: Caller = { customerId: BUDI, language: 'en' };

export const guest = (number: number): Caller => ({
  customerId: `t_${number.toString(16).padStart(30, '0')}`,
  language: 'en',
});

/** 32 hex characters that differ for different texts. */
const sign = (text: string): string => digest(`sign ${text}`);
const digest = (text: string): string =>
  [1, 2, 3, 4].map((seed) => fold(text, seed).toString(16).padStart(8, '0')).join('');

function fold(text: string, seed: number): number {
  let hash = 2_166_136_261 ^ seed;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16_777_619);
  return hash >>> 0;
}

export interface MemoryShop {
  readonly store: MemoryStore;
  readonly needs: Needs;
  readonly usecases: ReturnType<typeof createUsecases>;
  /** Ids by slug or SKU. */
  readonly ids: Readonly<Record<string, number>>;
  at(now: Date): void;
}

/** A small shop: cleaner (10), octane booster (3), a book to download, oil in two packs, a tool sold elsewhere. */
export async function memoryShop(rest: Partial<Needs> = {}): Promise<MemoryShop> {
  const store = memoryStore();
  let now = NOON;
  let draws = 0;
  const needs: Needs = {
    unitOfWork: store.unitOfWork,
    isTransientError: store.isTransientError,
    unavailabilityOf: store.unavailabilityOf,
    sellables: store.sellables,
    cachedSellables: store.cachedSellables,
    sessions: store.sessions,
    orders: store.orders,
    coupons: store.coupons,
    giftCards: store.giftCards,
    mails: store.mails,
    merchantCatalog: store.merchantCatalog,
    customers: store.customers,
    attempts: store.attempts,
    payments: store.payments,
    downloads: store.downloads,
    returns: store.returns,
    reviews: store.reviews,
    stockAlerts: store.stockAlerts,
    redrawPicture: async (file) => file,
    passwords: plainPasswords,
    catalog: emptyCatalog,
    gateways: createGateways({ settings: SETTINGS, stripe: null }),
    now: () => now,
    random(length) {
      draws += 1;
      return digest(`random ${draws}`).slice(0, length);
    },
    digest,
    sign,
    isSigned: (text, signature) => signature === sign(text),
    settings: SETTINGS,
    ...rest,
  };
  const usecases = createUsecases(needs);
  await fillCatalog(usecases);
  const move = (next: Date) => {
    now = next;
  };
  return { store, needs, usecases, ids: idsOf(store), at: move };
}

async function fillCatalog(usecases: ReturnType<typeof createUsecases>): Promise<void> {
  await usecases.importAttributes([SIZES]);
  const files = [{ id: 'f1', name: { id: 'Buku', en: 'Book' }, file: 'book.pdf' }];
  const downloads = { files, limit: null, expiryDays: null };
  const {
    soldIndividually: _sold,
    virtual: _virtual,
    dimensions: _dimensions,
    stock: _stock,
    downloads: _files,
    ...facts
  } = draftBottle('tool');
  const imported = await usecases.importProducts({
    stock: 'replace',
    products: [
      draftBottle('cleaner'),
      draftBottle('octane', { stock: pieces(3) }),
      draftBottle('book', {
        stock: IN_STOCK,
        virtual: true,
        dimensions: null,
        downloads,
        price: { regular: 450, sale: null },
      }),
      draftOil('oil', {
        sharedStock: pieces(6),
        variations: [draftPack('OIL-1L', '1l'), draftPack('OIL-4L', '4l', { stock: { kind: 'shared' } })],
      }),
      { ...facts, kind: 'external', url: 'https://example.test', buttonText: { id: 'Beli', en: 'Buy' } },
    ],
  });
  if (!imported.ok) throw new Error(`the test catalog was refused: ${JSON.stringify(imported.refusal)}`);
}

const idsOf = ({ state }: MemoryStore): Readonly<Record<string, number>> =>
  Object.fromEntries(
    [...state.products.values()].flatMap(({ id, draft, variations }) => [[draft.slug, id], ...variations]),
  );

/** For tests in which hashing does not matter. */
export const plainPasswords: Passwords = {
  hash: async (password) => `plain ${password}`,
  verify: async (password, hash) => hash === `plain ${password}` || hash === `old ${password}`,
  isOutdated: (hash) => hash.startsWith('old '),
};

const nothing = { rows: [], hasNext: false, hasPrevious: false, total: 0, isNearest: false, missed: [] };

/** For tests that do not browse the catalog. */
export const emptyCatalog: Catalog = {
  products: async () => nothing,
  productsAndVariations: async () => nothing,
  product: async () => null,
  productsByIds: async () => [],
  related: async () => [],
  nextPriceChange: async () => null,
  categories: async () => [],
  productTags: async () => [],
  attributes: async () => [],
  reviews: async () => new Map(),
  review: async () => null,
  articles: async () => nothing,
  article: async () => null,
  articleCategories: async () => [],
  articleTags: async () => [],
};
