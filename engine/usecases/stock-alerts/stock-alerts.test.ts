import { describe, expect, test } from 'vitest';
import type { Product } from '#engine/domain/catalog/product.ts';
import { DEFAULT_FACTS } from '#engine/domain/catalog/product.ts';
import { pieces } from '#engine/domain/testing/sellables.ts';
import { NOON } from '#engine/domain/testing/shop.ts';
import { CALLER, emptyCatalog, memoryShop } from '../testing/memory-shop.ts';
import { stockAlertSignature } from './request-stock-alert.ts';

const bottle = (id: number, onHand: number) =>
  ({
    ...DEFAULT_FACTS,
    id,
    kind: 'simple',
    name: 'Octane',
    slug: 'octane',
    price: { regular: 900, sale: null },
    stock: pieces(onHand),
  }) as unknown as Product;

/** A shop whose octane booster is sold out until `restock` is called. */
async function soldOutShop() {
  let onHand = 0;
  let octane = 0;
  const shop = await memoryShop({
    catalog: {
      ...emptyCatalog,
      productsByIds: async (ids) => ids.filter((id) => id === octane).map((id) => bottle(id, onHand)),
    },
  });
  octane = shop.ids.octane ?? 0;
  const ask = (email: string, change: { readonly productId?: number; readonly variationId?: number } = {}) =>
    shop.usecases.requestStockAlert(CALLER, { productId: octane, variationId: null, email, ...change });
  const mails = () => shop.store.state.mails.filter(({ kind }) => kind === 'back-in-stock');
  const restock = (pieces: number) => {
    onHand = pieces;
  };
  return { ...shop, ask, mails, restock };
}

const DONE = { ok: true, value: null };

describe('a stock alert', () => {
  test('is one email once stock is back, and no more', async () => {
    const { ask, mails, restock, usecases, needs, store } = await soldOutShop();
    expect([await ask('sari@example.test'), await ask('SARI@example.test ')]).toEqual([DONE, DONE]);
    expect(await usecases.notifyBackInStock()).toBe(0);
    restock(1);
    expect(await usecases.notifyBackInStock()).toBe(1);
    expect(await usecases.notifyBackInStock()).toBe(0);
    const [{ id: alertId = 0 } = {}] = store.state.stockAlerts;
    expect(mails()).toEqual([
      {
        kind: 'back-in-stock',
        to: 'sari@example.test',
        language: 'en',
        name: 'Octane',
        slug: 'octane',
        choices: {},
        alertId,
        signature: stockAlertSignature(needs, alertId),
      },
    ]);
  });

  test('is one for an address however it is spelled', async () => {
    const { ask, store } = await soldOutShop();
    // The second has a domain in full-width letters, which mail servers take for the same.
    await ask('sari@example.test');
    await ask('sari@ｅxample.test');
    expect(store.state.stockAlerts.map(({ email }) => email)).toEqual(['sari@example.test']);
  });

  test('is taken again when the product has sold out again', async () => {
    const { ask, mails, restock, usecases } = await soldOutShop();
    for (const _round of [1, 2]) {
      restock(0);
      await ask('sari@example.test');
      restock(5);
      await usecases.notifyBackInStock();
    }
    expect(mails()).toHaveLength(2);
  });

  test('reaches everybody, also more than one batch', async () => {
    const { needs, restock, usecases, mails, ids } = await soldOutShop();
    const alert = {
      productId: ids.octane ?? 0,
      variationId: null,
      customerId: null,
      language: 'id',
      requestedAt: NOON,
    } as const;
    await needs.unitOfWork(async ({ stockAlerts }) => {
      for (let number = 0; number < 250; number++) await stockAlerts.add({ ...alert, email: `${number}@example.test` });
    });
    restock(1);
    expect(await usecases.notifyBackInStock()).toBe(250);
    expect(new Set(mails().map(({ to }) => to)).size).toBe(250);
  });

  test.each([
    ['half an address', 'sari@', {}, 'ACCOUNT_EMAIL_INVALID'],
    ['an unknown product', 'sari@example.test', { productId: 987_654 }, 'PRODUCT_UNKNOWN'],
    ['a variation that is none', 'sari@example.test', { variationId: 3 }, 'PRODUCT_UNKNOWN'],
  ])('is refused for %s', async (_what, email, change, code) => {
    const { ask } = await soldOutShop();
    expect(await ask(email, change)).toMatchObject({ ok: false, refusal: { code } });
  });

  test('is needless for what can be bought', async () => {
    const { ask, restock } = await soldOutShop();
    restock(1);
    expect(await ask('sari@example.test')).toEqual({ ok: false, refusal: { code: 'STOCK_ALERT_NEEDLESS' } });
  });

  test('waits for nobody whose account was erased while the request was on its way', async () => {
    const { usecases, ids, store } = await soldOutShop();
    const request = { productId: ids.octane ?? 0, variationId: null, email: 'sari@example.test' };
    const asked = await usecases.requestStockAlert({ ...CALLER, customerId: '4242' }, request);
    expect(asked).toEqual({ ok: false, refusal: { code: 'CUSTOMER_FORBIDDEN' } });
    expect(store.state.stockAlerts).toEqual([]);
  });

  test('is limited for one address', async () => {
    const { ask } = await soldOutShop();
    for (let attempt = 0; attempt < 10; attempt++) expect(await ask('sari@example.test')).toEqual(DONE);
    expect(await ask('sari@example.test')).toMatchObject({ refusal: { code: 'TOO_MANY_TRIES' } });
    expect(await ask('budi@example.test')).toEqual(DONE);
  });

  test('is ended, with all of its address, by the link in an email alone', async () => {
    const { ask, usecases, needs, store, restock, mails } = await soldOutShop();
    await ask('sari@example.test');
    await ask('budi@example.test');
    const id = store.state.stockAlerts[0]?.id ?? 0;
    const signature = stockAlertSignature(needs, id);
    expect(await usecases.cancelStockAlerts({ id, signature: 'x' })).toEqual({
      ok: false,
      refusal: { code: 'STOCK_ALERT_LINK_INVALID' },
    });
    expect(await usecases.cancelStockAlerts({ id: id + 1, signature })).toMatchObject({ ok: false });
    for (const _again of [1, 2]) expect(await usecases.cancelStockAlerts({ id, signature })).toEqual(DONE);
    restock(1);
    await usecases.notifyBackInStock();
    expect(mails().map(({ to }) => to)).toEqual(['budi@example.test']);
  });

  test('is forgotten after a year without stock', async () => {
    const { ask, usecases, at, store } = await soldOutShop();
    await ask('sari@example.test');
    at(new Date(NOON.getTime() + 366 * 86_400_000));
    await usecases.purge(new AbortController().signal);
    expect(store.state.stockAlerts).toEqual([]);
  });
});
