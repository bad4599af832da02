import type { ProductForSale, Sellable, SellableRef } from '#engine/domain/catalog/sellable.ts';
import type { Language } from '#engine/domain/language.ts';

export interface SellableReads {
  /**
   * All of these at once, unpublished ones too. Unknown ids, and variations of another product, are left out. No lock.
   */
  find(refs: readonly SellableRef[], language: Language): Promise<readonly Sellable[]>;
  /** By the id of a product or of one of its variations, unpublished ones too. Null when there is none. */
  product(id: number, language: Language): Promise<ProductForSale | null>;
}

/**
 * Published sellables in this process's memory, as of the last commit it was notified of. Reads no database, so it may
 * be used inside a transaction if it was fetched before.
 */
export interface CachedSellables {
  /** Null when it is not cached. It may still exist. */
  sellable(ref: SellableRef, language: Language): Sellable | null;
  /** By the id of a product or of one of its variations. Null when it is not cached. */
  product(id: number, language: Language): ProductForSale | null;
}
