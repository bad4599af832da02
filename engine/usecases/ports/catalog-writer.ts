import type { ArticleDraft, ListedArticle } from '#engine/domain/articles/article.ts';
import type { CatalogReferences } from '#engine/domain/catalog/import-problems.ts';
import type { PictureDraft } from '#engine/domain/catalog/picture.ts';
import type { ProductDraft } from '#engine/domain/catalog/product-draft.ts';
import type { AttributeDraft, CategoryDraft } from '#engine/domain/catalog/taxonomies.ts';
import type { ReviewDraft } from '#engine/domain/reviews/review.ts';

export type { CatalogReferences };

export interface Saved {
  readonly id: number;
  /** False when it was there and has been brought up to date. */
  readonly created: boolean;
}

/** Each save creates or updates by slug (picture: file), may be repeated, and expects its references to exist. */
export interface CatalogWriter {
  references(): Promise<CatalogReferences>;
  savePicture(draft: PictureDraft): Promise<Saved>;
  saveCategory(draft: CategoryDraft): Promise<Saved>;
  /** Terms that are gone from the draft stay when products still carry them. */
  saveAttribute(draft: AttributeDraft): Promise<Saved>;
  /**
   * Variations are known by their SKU: those missing from the draft are removed, the others keep their id. With stock
   * `keep` a product or variation that already counts its pieces keeps their number; new ones start with the draft's.
   */
  saveProduct(draft: ProductDraft, stock: 'keep' | 'replace'): Promise<Saved>;
  /** Many in a few statements, answered in their order. A SKU may move from any of them to any other. */
  saveProducts(drafts: readonly ProductDraft[], stock: 'keep' | 'replace'): Promise<readonly Saved[]>;
  /** One that no product is in: those below it move up to where it stood. */
  removeCategory(slug: string): Promise<void>;
  /** One that products share and none carries. */
  removeAttribute(slug: string): Promise<void>;
  /** With variations, stock, reviews and everything else that hangs on it. */
  removeProduct(slug: string): Promise<void>;
  /** An order names one of these products or variations, by its number. */
  isOrdered(ids: readonly number[]): Promise<boolean>;
  /** Brings average and count of the product up to date as well. */
  saveReview(draft: ReviewDraft): Promise<Saved>;
  saveArticle(draft: ArticleDraft): Promise<Saved>;
  /** All, also drafts and those to be published later, newest first. */
  articles(): Promise<readonly ListedArticle[]>;
  /** False when there is none. */
  removeArticle(slug: string): Promise<boolean>;
}
