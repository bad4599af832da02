import type { Sellable, SellableRef } from '#engine/domain/catalog/sellable.ts';
import type { Language } from '#engine/domain/language.ts';
import type { SellableReads } from '../ports/unit-of-work.ts';

/** Facts of everything these lines hold; an empty cart asks nobody. */
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
