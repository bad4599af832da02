import type { StockPolicy } from '#engine/domain/catalog/stock-policy.ts';

export interface StockLine {
  /** Id of the product or variation whose pieces they are. */
  readonly owner: number;
  /** Whole pieces, above zero. */
  readonly quantity: number;
}

export interface StockLevel {
  readonly owner: number;
  readonly before: number;
  readonly left: number;
}

export type StockTaken =
  /** Owners that count no pieces are not in it: nothing was taken from them. */
  | { readonly ok: true; readonly levels: readonly StockLevel[] }
  /** Nothing was taken at all. */
  | { readonly ok: false; readonly short: readonly { readonly owner: number; readonly available: number }[] };

export interface Stock {
  /**
   * Takes all of it or none. Never below zero unless the owner takes backorders. Locks the owners in the order of
   * their ids, so that two orders cannot wait for each other. Each owner comes once.
   */
  take(lines: readonly StockLine[]): Promise<StockTaken>;
  /** Gives pieces back to owners that still count them. */
  restock(lines: readonly StockLine[]): Promise<void>;
  /** The owner behind a SKU: for a variation that shares its product's pieces, the product. */
  ownerOf(sku: string): Promise<number | null>;
  set(owner: number, policy: StockPolicy): Promise<void>;
}
