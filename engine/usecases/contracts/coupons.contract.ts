import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CouponDraft } from '#engine/domain/promotions/check-coupons.ts';
import { draftCoupon } from '#engine/domain/testing/coupons.ts';
import { draftBottle, draftCategory, draftOil, SIZES } from '#engine/domain/testing/drafts.ts';
import type { CouponQuery } from '../ports/coupons.ts';
import type { OpenedStore, OpenStore } from '../testing/opened-ports.ts';
import { placedOrder } from '../testing/placed-order.ts';

export const couponsContract = (name: string, open: OpenStore) =>
  describe(`coupons in ${name}`, () => {
    let store: OpenedStore;
    let oilId: number;
    let oilCategoryIds: readonly number[];
    beforeAll(async () => {
      store = await open();
      await store.ports.unitOfWork(async ({ catalog }) => {
        oilCategoryIds = [
          (await catalog.saveCategory(draftCategory('oils'))).id,
          (await catalog.saveCategory(draftCategory('diesel-oils', { parent: 'oils' }))).id,
          (await catalog.saveCategory(draftCategory('truck-oils', { parent: 'diesel-oils' }))).id,
        ];
        await catalog.saveAttribute(SIZES);
        await catalog.saveProduct(draftBottle('additive'), 'replace');
        oilId = (await catalog.saveProduct(draftOil('oil'), 'replace')).id;
      });
    });
    afterAll(() => store.close());

    const save = (draft: CouponDraft) => store.ports.unitOfWork(({ coupons }) => coupons.save(draft));
    const ask = (codes: readonly string[], rest: Partial<CouponQuery> = {}): CouponQuery => ({
      codes,
      customerId: null,
      email: '',
      language: 'en',
      ...rest,
    });
    const find = async (code: string, rest: Partial<CouponQuery> = {}) =>
      (await store.ports.coupons.find(ask([code], rest)))[0];
    const show = (code: string) => store.ports.unitOfWork(({ coupons }) => coupons.show(code));

    test('finds a coupon with product ids and all subcategories', async () => {
      const draft = draftCoupon('whole', {
        discount: { kind: 'fixed-product', amount: 150 },
        startsAt: new Date('2026-11-01T00:00:00Z'),
        expiresAt: new Date('2026-12-01T00:00:00Z'),
        minimumSpend: 1000,
        maximumSpend: 90_000,
        usageLimit: 7,
        usageLimitPerCustomer: 2,
        itemLimit: 3,
        individualUse: true,
        excludesSaleItems: true,
        freeShipping: true,
        products: ['oil'],
        excludedProducts: ['oil-4l'],
        categories: ['oils'],
        excludedCategories: ['diesel-oils'],
        emails: ['*@example.test', 'budi@other.test'],
      });
      expect((await save(draft)).created).toBe(true);
      const { products, excludedProducts, categories, excludedCategories, ...facts } = draft;
      const found = await find('whole');
      expect(found).toMatchObject({ ...facts, productIds: [oilId], uses: 0, usesByCustomer: 0 });
      expect(found?.excludedProductIds).toHaveLength(1);
      expect(found?.excludedProductIds).not.toContain(oilId);
      expect(found?.categoryIds.toSorted()).toEqual(oilCategoryIds.toSorted());
      expect(found?.excludedCategories.toSorted((a, b) => a.id - b.id)).toEqual([
        { id: oilCategoryIds[1], name: 'diesel-oils' },
        { id: oilCategoryIds[2], name: 'truck-oils' },
      ]);
      expect(await show('whole')).toMatchObject({ draft, isEnabled: true, uses: 0 });
    });

    test('saving again updates and enables a coupon', async () => {
      await save(draftCoupon('again', { products: ['additive'] }));
      const disable = (code: string) => store.ports.unitOfWork(({ coupons }) => coupons.setEnabled(code, false));
      expect([await disable('again'), await disable('nobody')]).toEqual([true, false]);
      expect(await find('again')).toBeUndefined();
      expect((await show('again'))?.isEnabled).toBe(false);
      expect((await save(draftCoupon('again', { minimumSpend: 1 }))).created).toBe(false);
      expect(await find('again')).toMatchObject({ minimumSpend: 1, productIds: [] });
    });

    test('lists the newest first', async () => {
      await save(draftCoupon('older'));
      await save(draftCoupon('newer'));
      const codes = (await store.ports.unitOfWork(({ coupons }) => coupons.list())).map(({ draft }) => draft.code);
      expect(codes.slice(0, 2)).toEqual(['newer', 'older']);
    });

    describe('uses', () => {
      const use = (orderId: number, couponId: number, who: { customerId?: number; email?: string } = {}) =>
        store.ports.unitOfWork(({ coupons }) =>
          coupons.use({ orderId, couponIds: [couponId], customerId: who.customerId ?? null, email: who.email ?? '' }),
        );

      test('are counted up to the limit, once per order, and released', async () => {
        const { id } = await save(draftCoupon('counted', { usageLimit: 2 }));
        const orders = [await placedOrder(store), await placedOrder(store), await placedOrder(store)];
        for (const order of [...orders, ...orders]) await use(order, id);
        expect([(await find('counted'))?.uses, (await show('counted'))?.uses]).toEqual([2, 3]);
        for (const order of [...orders.slice(1), ...orders]) {
          await store.ports.unitOfWork(({ coupons }) => coupons.release(order));
        }
        expect((await find('counted'))?.uses).toBe(0);
      });

      test('are counted per customer, by id or email address', async () => {
        const { id } = await save(draftCoupon('mine', { usageLimitPerCustomer: 5 }));
        await use(await placedOrder(store), id, { customerId: 42, email: 'budi@example.test' });
        await use(await placedOrder(store), id, { email: 'budi@example.test' });
        await use(await placedOrder(store), id, { email: '' });
        const usesBy = async (rest: Partial<CouponQuery>) => (await find('mine', rest))?.usesByCustomer;
        expect([
          await usesBy({ customerId: 42 }),
          await usesBy({ email: 'budi@example.test' }),
          await usesBy({ customerId: 43, email: 'sari@example.test' }),
          await usesBy({}),
        ]).toEqual([1, 2, 0, 0]);
      });

      test('lets only one of two parallel orders take the last use', async () => {
        const { id } = await save(draftCoupon('last', { usageLimit: 1 }));
        const orders = [await placedOrder(store), await placedOrder(store), await placedOrder(store)];
        const attempts = await Promise.all(
          orders.map((orderId) =>
            store.ports.unitOfWork(async ({ coupons }) => {
              const [coupon] = await coupons.forUpdate(ask(['last']));
              if (coupon?.uses !== 0) return false;
              await coupons.use({ orderId, couponIds: [id], customerId: null, email: '' });
              return true;
            }),
          ),
        );
        expect(attempts.filter(Boolean)).toHaveLength(1);
      });
    });
  });
