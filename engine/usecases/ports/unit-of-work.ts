import type { StockCount } from '#engine/domain/catalog/product-counts.ts';
import type { ProductForSale, Sellable, SellableRef } from '#engine/domain/catalog/sellable.ts';
import type { Language } from '#engine/domain/language.ts';
import type { Mail } from '#engine/domain/mail/mail.ts';

export interface SellableReads {
  /**
   * Facts of all these in one go, unpublished things too; what does not exist (any more), or is a variation of
   * another product, is left out. No lock.
   */
  find(refs: readonly SellableRef[], language: Language): Promise<readonly Sellable[]>;
  /** By the id of a product or of one of its variations; unpublished things too; null when there is none. */
  product(id: number, language: Language): Promise<ProductForSale | null>;
}

/**
 * What this process knows of published goods by heart, as of the last commit it was told of. It asks no database, so it
 * may be used inside a transaction that it was fetched before.
 */
export interface CachedSellables {
  /** Null: not known here, which does not mean that it is not there. */
  sellable(ref: SellableRef, language: Language): Sellable | null;
  /** By the id of a product or of one of its variations; null as above. */
  product(id: number, language: Language): ProductForSale | null;
}

export interface Outbox {
  /** Stored with the transaction, sent after it, at least once. */
  add(...mails: readonly Mail[]): Promise<void>;
}

export interface Sales {
  /** Adds to the numbers of pieces ever sold; a negative quantity takes back. Each product comes once. */
  count(lines: readonly { readonly productId: number; readonly quantity: number }[]): Promise<void>;
}

/** What a page may show and must be told about. */
export type Change =
  | { readonly kind: 'catalog' }
  /** Of a product, or of a variation in place of its product. */
  | { readonly kind: 'product'; readonly id: number }
  /** Nothing but the numbers of a sale: most pages need not care. */
  | ({ readonly kind: 'stock' } & StockCount)
  | { readonly kind: 'articles' };

export interface Changes {
  /** Told to every process of the shop when the transaction commits, and never when it does not. */
  announce(changes: readonly Change[]): Promise<void>;
}
