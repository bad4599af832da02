import type { Sellable } from '#engine/domain/catalog/sellable.ts';
import type { CachedSellables, SellableReads } from '../ports/unit-of-work.ts';

/** What is known from memory first, the rest as `stored` has it: fit for a cart. What is sold is looked up again. */
export const withCachedSellables = (known: CachedSellables, stored: SellableReads): SellableReads => ({
  async find(refs, language) {
    const found = refs.map((ref) => ({ ref, sellable: known.sellable(ref, language) }));
    const missing = found.flatMap(({ ref, sellable }) => (sellable ? [] : [ref]));
    const rest: readonly Sellable[] = missing.length > 0 ? await stored.find(missing, language) : [];
    return [...found.flatMap(({ sellable }) => sellable ?? []), ...rest];
  },
  product: async (id, language) => known.product(id, language) ?? stored.product(id, language),
});
