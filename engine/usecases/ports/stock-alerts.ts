import type { NewStockAlert, StockAlert } from '#engine/domain/stock/stock-alert.ts';

export type StockAlertTarget = Pick<StockAlert, 'productId' | 'variationId'>;

/** A product, or one variation of it, that people wait for. */
export interface AwaitedStock extends StockAlertTarget {
  /** Slug of the product. */
  readonly product: string;
  readonly sku: string;
  /** How many wait. */
  readonly waiting: number;
  /** When the first of them asked. */
  readonly since: Date;
}

export interface StockAlertReads {
  /** What most wait for comes first. */
  awaited(): Promise<readonly AwaitedStock[]>;
}

export interface StockAlerts {
  /** A repeated request of the same address changes only the language of the first. */
  add(alert: NewStockAlert): Promise<void>;
  /** Waiting ones, oldest first, marked as notified at `at`. Those that another transaction takes are left to it. */
  take(target: StockAlertTarget, batch: { readonly at: Date; readonly limit: number }): Promise<readonly StockAlert[]>;
  /** The address of an alert, notified or not. Null when it has been deleted. */
  emailOf(id: number): Promise<string | null>;
  /** Deletes every alert of a folded address. Returns how many. */
  removeOf(email: string): Promise<number>;
  /** Deletes what was requested, or notified, before these instants. */
  removeBefore(ends: { readonly requested: Date; readonly notified: Date }): Promise<void>;
}
