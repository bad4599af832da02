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

/** Where an attribute of the product is found: the product's id for its own, null for one that products share. */
export const ownerOf = ({ id, draft }: Family, attribute: string): number | null =>
  draft.attributes.some(({ slug, local }) => slug === attribute && local) ? id : null;
