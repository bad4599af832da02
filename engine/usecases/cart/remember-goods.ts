import type { Sellable } from '#engine/domain/catalog/sellable.ts';
import type { KnownGoods, SellableReads } from '../ports/unit-of-work.ts';

/** What is known from memory first, the rest as `stored` has it: fit for a cart. What is sold is looked up again. */
export const rememberGoods = (known: KnownGoods, stored: SellableReads): SellableReads => ({
  async find(refs, language) {
    const found = refs.map((ref) => ({ ref, goods: known.sellable(ref, language) }));
    const missing = found.flatMap(({ ref, goods }) => (goods ? [] : [ref]));
    const rest: readonly Sellable[] = missing.length > 0 ? await stored.find(missing, language) : [];
    return [...found.flatMap(({ goods }) => goods ?? []), ...rest];
  },
  product: async (id, language) => known.product(id, language) ?? stored.product(id, language),
});
