export type StockStatus = 'in-stock' | 'out-of-stock' | 'on-backorder';

export type Backorders = 'no' | 'notify' | 'yes';

/** Pieces are counted. */
export interface ManagedStock {
  readonly kind: 'managed';
  /** Pieces that can still be sold; below zero when backorders were taken. */
  readonly onHand: number;
  readonly backorders: Backorders;
  /** At this number or below the shop is warned; null uses the shop's default. */
  readonly lowAmount: number | null;
}

/** Nothing is counted: the merchant sets the status by hand. */
export interface UnmanagedStock {
  readonly kind: 'unmanaged';
  readonly status: StockStatus;
}

export type StockPolicy = ManagedStock | UnmanagedStock;

/** For products without stock settings: nothing is counted and they are always available. */
export const ALWAYS_IN_STOCK: StockPolicy = { kind: 'unmanaged', status: 'in-stock' };

/** A variation counts its own pieces or shares its product's. */
export type VariationStock = StockPolicy | { readonly kind: 'shared' };
