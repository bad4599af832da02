import type { NewStockAlert, StockAlert } from '#engine/domain/stock/stock-alert.ts';
import type { Person } from './personal-data.ts';

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
  /** Those that a customer waits for, oldest first. */
  ofCustomer(customerId: number): Promise<readonly StockAlert[]>;
}

export interface StockAlerts {
  /**
   * A repeated request of the same address changes only the language of the first. Made by somebody else, a guest or another
   * customer, it leaves an alert of no account: the address proves nothing, and neither may see or end the other's.
   */
  add(alert: NewStockAlert): Promise<void>;
  /** Waiting ones, oldest first, marked as notified at `at`. Those that another transaction takes are left to it. */
  take(target: StockAlertTarget, batch: { readonly at: Date; readonly limit: number }): Promise<readonly StockAlert[]>;
  /** The address of an alert, notified or not. Null when it has been deleted. */
  emailOf(id: number): Promise<string | null>;
  /** Deletes one that the customer waits for, if there is such a one. */
  removeOwn(customerId: number, id: number): Promise<void>;
  /** Deletes every alert of the account or the address, also notified ones. Returns how many. */
  removeOf(person: Person): Promise<number>;
  /** Deletes what was requested, or notified, before these instants. */
  removeBefore(ends: { readonly requested: Date; readonly notified: Date }): Promise<void>;
}
