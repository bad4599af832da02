import { sum } from '#engine/domain/money/money.ts';
import type { OfferedCoupon } from '#engine/domain/promotions/coupon.ts';
import type { CouponQuery, CouponReads, CouponRecord, Coupons } from '../../ports/coupons.ts';
import { allForSale } from './sellables.ts';
import type { State } from './state.ts';

export const couponReads = (state: () => State): CouponReads => ({
  find: async (ask) =>
    [...state().coupons.values()]
      .filter(({ draft, isEnabled }) => isEnabled && ask.codes.includes(draft.code))
      .map((record) => offered(state(), record, ask)),
});

export const coupons = (state: State): Coupons => {
  const reads = couponReads(() => state);
  const records = () => [...state.coupons.values()].map((record) => ({ ...record, uses: usesOf(state, record.id) }));
  return {
    ...reads,
    forUpdate: reads.find,
    async use({ couponIds, ...use }) {
      for (const couponId of couponIds) state.couponUses.set(`${couponId} ${use.orderId}`, { couponId, ...use });
    },
    async release(orderId) {
      for (const [key, use] of state.couponUses) if (use.orderId === orderId) state.couponUses.delete(key);
    },
    async save(draft) {
      const known = state.coupons.get(draft.code);
      const id = known?.id ?? state.nextId++;
      const now = new Date(0);
      state.coupons.set(draft.code, { id, draft, isEnabled: true, uses: 0, createdAt: now, modifiedAt: now });
      return { id, created: known === undefined };
    },
    list: async () => records().sort((a, b) => b.id - a.id),
    show: async (code) => records().find(({ draft }) => draft.code === code) ?? null,
    async setEnabled(code, isEnabled) {
      const record = state.coupons.get(code);
      if (record) state.coupons.set(code, { ...record, isEnabled });
      return record !== undefined;
    },
  };
};

const usesOf = (state: State, couponId: number): number =>
  [...state.couponUses.values()].filter((use) => use.couponId === couponId).length;

function offered(state: State, { id, draft }: CouponRecord, { customerId, email }: CouponQuery): OfferedCoupon {
  const { products, excludedProducts, categories, excludedCategories, ...facts } = draft;
  const mine = [...state.couponUses.values()].filter(
    (use) =>
      use.couponId === id &&
      ((customerId !== null && use.customerId === customerId) || (use.email !== '' && use.email === email)),
  );
  return {
    ...facts,
    id,
    productIds: productIds(state, products),
    excludedProductIds: productIds(state, excludedProducts),
    categoryIds: categories.flatMap((slug) => below(state, slug)).map((one) => one.id),
    excludedCategories: excludedCategories.flatMap((slug) => below(state, slug)),
    uses: draft.usageLimit === null ? 0 : Math.min(draft.usageLimit, usesOf(state, id)),
    usesByCustomer: draft.usageLimitPerCustomer === null ? 0 : sum(mine.map(() => 1)),
  };
}

const productIds = (state: State, names: readonly string[]): readonly number[] =>
  names.flatMap((name) => {
    const product = state.products.get(name);
    if (product) return [product.id];
    return allForSale(state)
      .filter(({ sellable }) => sellable.sku === name)
      .map(({ sellable }) => sellable.variationId ?? sellable.productId);
  });

/** The category and everything in it. */
function below(state: State, slug: string): readonly { readonly id: number; readonly name: string }[] {
  const inside = [...state.parents].filter(([, parent]) => parent === slug).flatMap(([child]) => below(state, child));
  return [{ id: state.named.get(`category ${slug}`) ?? 0, name: slug }, ...inside];
}
