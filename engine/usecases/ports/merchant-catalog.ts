import type { Product, PublicationStatus } from '#engine/domain/catalog/product.ts';
import type { ProductDraft } from '#engine/domain/catalog/product-draft.ts';
import type { Language } from '#engine/domain/language.ts';

/** A product as it would be handed in, with the numbers it goes by in this shop. */
export interface StoredDraft {
  readonly id: number;
  readonly draft: ProductDraft;
  /** SKU → id. */
  readonly variationIds: ReadonlyMap<string, number>;
}

export interface MerchantQuery {
  readonly language: Language;
  /** One piece of text in name, slug, SKU or description, or the SKU of a variation. */
  readonly search?: string;
  readonly status?: PublicationStatus;
  /** Slug; products of a category below count as its own. */
  readonly category?: string;
  readonly limit: number;
}

export interface MerchantPage {
  /** By name. */
  readonly rows: readonly Product[];
  /** Rows that match, over the limit too. */
  readonly total: number;
}

/** A product by what it, or one of its variations, goes by: any of these fits. */
export interface WantedDrafts {
  readonly ids?: readonly number[];
  readonly skus?: readonly string[];
  readonly slugs?: readonly string[];
}

/** The merchant's own view of the products: drafts and private ones too, and every word in both languages. */
export interface MerchantCatalogReads {
  find(query: MerchantQuery): Promise<MerchantPage>;
  /** In the merchant's order. */
  drafts(wanted: WantedDrafts | 'all'): Promise<readonly StoredDraft[]>;
  /** By number, of a product or of one of its variations: slugs of the products. */
  slugsOf(ids: readonly number[]): Promise<ReadonlyMap<number, string>>;
}

export interface MerchantCatalog extends MerchantCatalogReads {
  /** The same, and until the transaction ends nobody sells of them or revises any product. */
  draftsForUpdate(wanted: WantedDrafts | 'all'): Promise<readonly StoredDraft[]>;
}
