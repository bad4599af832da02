import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { StockPolicy } from '#engine/domain/catalog/stock-policy.ts';
import { draftBottle, draftOil, draftPack, SIZES } from '#engine/domain/testing/drafts.ts';
import { IN_STOCK, pieces } from '#engine/domain/testing/sellables.ts';
import type { OpenedStore, OpenStore } from '../testing/opened-ports.ts';

export const stockContract = (name: string, open: OpenStore) =>
  describe(`stock in ${name}`, () => {
    let store: OpenedStore;
    beforeAll(async () => {
      store = await open();
    });
    afterAll(() => store.close());

    /** Creates a product and returns its id. */
    const sell = (slug: string, stock: StockPolicy) =>
      store.ports.unitOfWork(
        async ({ catalog }) => (await catalog.saveProduct(draftBottle(slug, { stock }), 'replace')).id,
      );
    const take = (...lines: readonly (readonly [owner: number, quantity: number])[]) =>
      store.ports.unitOfWork(({ stock }) => stock.take(lines.map(([owner, quantity]) => ({ owner, quantity }))));
    const stockOf = async (productId: number) => {
      const [sellable] = await store.ports.sellables.find([{ productId, variationId: null }], 'en');
      return sellable?.stock;
    };

    test('takes stock and returns the remaining quantity', async () => {
      const first = await sell('taken-a', pieces(10));
      const second = await sell('taken-b', pieces(3));
      expect(await take([second, 3], [first, 4])).toEqual({
        ok: true,
        levels: expect.arrayContaining([
          { owner: first, before: 10, left: 6 },
          { owner: second, before: 3, left: 0 },
        ]),
      });
      expect(await stockOf(first)).toEqual(pieces(6));
    });

    test('takes nothing when one owner is short', async () => {
      const plenty = await sell('short-a', pieces(10));
      const few = await sell('short-b', pieces(2));
      expect(await take([plenty, 1], [few, 3])).toEqual({ ok: false, short: [{ owner: few, available: 2 }] });
      expect(await stockOf(plenty)).toEqual(pieces(10));
      expect(await stockOf(few)).toEqual(pieces(2));
    });

    test.each(['yes', 'notify'] as const)('with backorders “%s” the number goes below zero', async (backorders) => {
      const owner = await sell(`backorders-${backorders}`, pieces(1, { backorders }));
      expect(await take([owner, 3])).toEqual({ ok: true, levels: [{ owner, before: 1, left: -2 }] });
      expect(await stockOf(owner)).toEqual(pieces(-2, { backorders }));
    });

    test('has none left where more was sold than there was, once that has ended', async () => {
      const owner = await sell('backorders-ended', pieces(1, { backorders: 'yes' }));
      await take([owner, 3]);
      await store.ports.unitOfWork(({ stock }) => stock.set(owner, pieces(-2)));
      expect(await take([owner, 1])).toEqual({ ok: false, short: [{ owner, available: 0 }] });
    });

    test('takes from an owner without stock counting, without a level', async () => {
      const owner = await sell('uncounted', IN_STOCK);
      expect(await take([owner, 500])).toEqual({ ok: true, levels: [] });
      expect(await stockOf(owner)).toEqual(IN_STOCK);
    });

    test('never sells more than there is to parallel buyers', async () => {
      const owner = await sell('rush', pieces(10));
      const answers = await Promise.all(Array.from({ length: 30 }, () => take([owner, 1])));
      expect(answers.filter(({ ok }) => ok)).toHaveLength(10);
      expect(await stockOf(owner)).toEqual(pieces(0));
    });

    test('orders of the same products in different order do not deadlock', async () => {
      const one = await sell('crossing-a', pieces(100));
      const other = await sell('crossing-b', pieces(100));
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_, turn) => (turn % 2 ? take([one, 1], [other, 1]) : take([other, 1], [one, 1]))),
      );
      expect(answers.every(({ ok }) => ok)).toBe(true);
      expect(await stockOf(one)).toEqual(pieces(80));
    });

    test('restocks owners that count stock', async () => {
      const counted = await sell('back-a', pieces(1));
      const uncounted = await sell('back-b', IN_STOCK);
      const lines = [counted, uncounted].map((owner) => ({ owner, quantity: 4 }));
      await store.ports.unitOfWork(({ stock }) => stock.restock(lines));
      expect(await stockOf(counted)).toEqual(pieces(5));
      expect(await stockOf(uncounted)).toEqual(IN_STOCK);
    });

    test('rolls back taken stock when work throws', async () => {
      const owner = await sell('torn', pieces(5));
      const torn = store.ports.unitOfWork(async ({ stock }) => {
        await stock.take([{ owner, quantity: 5 }]);
        throw new Error('the unit of work failed');
      });
      await expect(torn).rejects.toThrow('the unit of work failed');
      expect(await stockOf(owner)).toEqual(pieces(5));
    });

    test('setting a policy replaces the previous one', async () => {
      const owner = await sell('set', pieces(5, { lowAmount: 3 }));
      await store.ports.unitOfWork(({ stock }) => stock.set(owner, { kind: 'unmanaged', status: 'on-backorder' }));
      expect(await stockOf(owner)).toEqual({ kind: 'unmanaged', status: 'on-backorder' });
      await store.ports.unitOfWork(({ stock }) => stock.set(owner, pieces(7, { backorders: 'notify', lowAmount: 0 })));
      expect(await stockOf(owner)).toEqual(pieces(7, { backorders: 'notify', lowAmount: 0 }));
    });

    test('finds the stock owner of a SKU', async () => {
      const draft = draftOil('owner-oil', {
        sharedStock: pieces(9),
        variations: [draftPack('OWN-1L', '1l'), draftPack('SHARED-4L', '4l', { stock: { kind: 'shared' } })],
      });
      const found = await store.ports.unitOfWork(async ({ catalog, stock, sellables }) => {
        await catalog.saveAttribute(SIZES);
        await catalog.saveProduct(draftBottle('without-sku', { sku: '' }), 'replace');
        const { id } = await catalog.saveProduct(draft, 'replace');
        const product = await sellables.product(id, 'en');
        const owners = await Promise.all(
          ['OWN-1L', 'SHARED-4L', 'OWNER-OIL', 'NOBODYS', ''].map((sku) => stock.ownerOf(sku)),
        );
        return { id, own: product?.variations[0]?.sellable.variationId, owners };
      });
      expect(found.owners).toEqual([found.own, found.id, found.id, null, null]);
    });
  });
