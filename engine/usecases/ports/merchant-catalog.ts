import type { Product, PublicationStatus } from '#engine/domain/catalog/product.ts';
import type { ProductDraft } from '#engine/domain/catalog/product-draft.ts';
import type { ManagedStock } from '#engine/domain/catalog/stock-policy.ts';
import type { Language } from '#engine/domain/language.ts';

/** A product as it would be imported, with the ids it has in this shop. */
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

export interface LowStockQuery extends Pick<MerchantQuery, 'language' | 'limit'> {
  /** Pieces at which a product or variation is low that names no number of its own. */
  readonly lowAmount: number;
}

/** A published product or variation that counts its own pieces, and has few left. */
export interface LowStock extends Pick<ManagedStock, 'onHand' | 'backorders'> {
  readonly sku: string;
  /** Of the product. */
  readonly name: string;
  readonly lowAmount: number;
}

export interface LowStockPage {
  /** The fewest pieces first. */
  readonly rows: readonly LowStock[];
  /** Over the limit too. */
  readonly total: number;
}

/** Products that match by any of these, themselves or by one of their variations. */
export interface DraftSelection {
  readonly ids?: readonly number[];
  readonly skus?: readonly string[];
  readonly slugs?: readonly string[];
}

/** The merchant's view of the products: drafts and private ones too, and every text in both languages. */
export interface MerchantCatalogReads {
  find(query: MerchantQuery): Promise<MerchantPage>;
  lowStock(query: LowStockQuery): Promise<LowStockPage>;
  /** In the merchant's order. */
  drafts(selection: DraftSelection | 'all'): Promise<readonly StoredDraft[]>;
  /** By number, of a product or of one of its variations: slugs of the products. */
  slugsOf(ids: readonly number[]): Promise<ReadonlyMap<number, string>>;
}

export interface MerchantCatalog extends MerchantCatalogReads {
  /** The same; until the transaction ends nobody sells any of them or revises any product. */
  draftsForUpdate(selection: DraftSelection | 'all'): Promise<readonly StoredDraft[]>;
}

export interface StagedPart {
  readonly id: number;
  /** Number of the revision it belongs to. */
  readonly revision: number;
  readonly text: string;
}

/** Until it ends only the process that has staged a revision stores it; each part that it takes extends the lease. */
export interface Lease {
  readonly now: Date;
  readonly until: Date;
}

/** Parts of revisions that are decided and not stored yet. They outlive the process. */
export interface Revisions {
  /** Returns the number of the revision; null, and nothing is staged, while another process stores one. */
  stage(parts: readonly string[], lease: Lease): Promise<number | null>;
  /**
   * Takes and removes the oldest part, of `own` or of a revision whose lease has ended; null when there is none. Until
   * the transaction ends nobody else takes one or revises a product; a rollback brings the part back.
   */
  take(own: number | null, lease: Lease): Promise<StagedPart | null>;
  /** Removes a part that cannot be stored. */
  remove(part: number): Promise<void>;
  /** From now on any process may store it. */
  release(revision: number, now: Date): Promise<void>;
  isEmpty(): Promise<boolean>;
}
