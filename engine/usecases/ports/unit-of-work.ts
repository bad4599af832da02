import type { StockCount } from '#engine/domain/catalog/product-counts.ts';
import type { ProductForSale, Sellable, SellableRef } from '#engine/domain/catalog/sellable.ts';
import type { Language } from '#engine/domain/language.ts';
import type { Mail } from '#engine/domain/mail/mail.ts';

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

export interface Outbox {
  /** Stored with the transaction and sent after it, at least once. */
  add(...mails: readonly Mail[]): Promise<void>;
}

export interface Sales {
  /** Adds to total sales. A negative quantity takes back. Each product occurs once. */
  count(lines: readonly { readonly productId: number; readonly quantity: number }[]): Promise<void>;
}

/** A change that caches and pages are notified of. */
export type Change =
  | { readonly kind: 'catalog' }
  /** Id of a product, or of a variation instead of its product. */
  | { readonly kind: 'product'; readonly id: number }
  /** Only stock and sales counts of a product. Most pages can ignore it. */
  | ({ readonly kind: 'stock' } & StockCount)
  | { readonly kind: 'articles' };

export interface Changes {
  /** Sent to every process when the transaction commits, and not when it rolls back. */
  announce(changes: readonly Change[]): Promise<void>;
}
