import type { ProductDraft, VariationDraft } from '#engine/domain/catalog/product-draft.ts';

export interface SavedVariation extends VariationDraft {
  readonly id: number;
}

/** A product with what it was made from, and its variations with the ids they got. */
export interface Family {
  readonly id: number;
  readonly draft: ProductDraft;
  readonly variations: readonly SavedVariation[];
}
