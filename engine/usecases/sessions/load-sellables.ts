import type { Sellable, SellableRef } from '#engine/domain/catalog/sellable.ts';
import type { Language } from '#engine/domain/language.ts';
import type { CachedSellables, SellableReads } from '../ports/sellables.ts';

/** The sellables of these lines. No query for an empty cart. */
export const loadSellables = async (
  sellables: SellableReads,
  lines: readonly SellableRef[],
  language: Language,
): Promise<readonly Sellable[]> =>
  lines.length === 0
    ? []
    : sellables.find(
        lines.map(({ productId, variationId }) => ({ productId, variationId })),
        language,
      );

/** Reads cached sellables first and the rest from `stored`. Good enough for a cart. An order reads the database. */
export const withCachedSellables = (known: CachedSellables, stored: SellableReads): SellableReads => ({
  async find(refs, language) {
    const found = refs.map((ref) => ({ ref, sellable: known.sellable(ref, language) }));
    const missing = found.flatMap(({ ref, sellable }) => (sellable ? [] : [ref]));
    const rest: readonly Sellable[] = missing.length > 0 ? await stored.find(missing, language) : [];
    return [...found.flatMap(({ sellable }) => sellable ?? []), ...rest];
  },
  product: async (id, language) => known.product(id, language) ?? stored.product(id, language),
});
