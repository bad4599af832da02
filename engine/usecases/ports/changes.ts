import type { StockCount } from '#engine/domain/catalog/product-counts.ts';

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
