import type { StockPolicy } from '#engine/domain/catalog/stock-policy.ts';
import type { SoldPieces, StockQuantity } from '#engine/domain/orders/lifecycle.ts';

export interface StockLevel {
  readonly owner: number;
  readonly before: number;
  readonly left: number;
}

export type StockTaken =
  /** Owners that do not count stock are left out: nothing was taken from them. */
  | { readonly ok: true; readonly levels: readonly StockLevel[] }
  /** Nothing was taken at all. */
  | { readonly ok: false; readonly short: readonly { readonly owner: number; readonly available: number }[] };

export interface Stock {
  /**
   * Takes all or nothing. Never below zero unless the owner allows backorders. Locks owners in the order of their ids,
   * to avoid deadlocks. Each owner occurs once.
   */
  take(lines: readonly StockQuantity[]): Promise<StockTaken>;
  /** Puts pieces back for owners that still count stock. */
  restock(lines: readonly StockQuantity[]): Promise<void>;
  /** The stock owner of a SKU: the product for a variation that shares its product's stock. */
  ownerOf(sku: string): Promise<number | null>;
  set(owner: number, policy: StockPolicy): Promise<void>;
}

export interface Sales {
  /** Adds to total sales. */
  count(lines: readonly SoldPieces[]): Promise<void>;
}
