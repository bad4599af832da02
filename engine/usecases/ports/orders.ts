import type { Cents } from '#engine/domain/money/money.ts';
import type { NewOrder, Order, OrderStatus } from '#engine/domain/orders/order.ts';
import type { NewRefund, Refund } from '#engine/domain/orders/refund.ts';
import type { NewOrderNote, OrderNote } from '#engine/domain/orders/timeline.ts';
import type { Page, PageRequest } from '#engine/domain/paging/page.ts';

/** One try of one checkout form: the session and the random key the form carries. */
export interface CheckoutKey {
  readonly customerId: string;
  readonly idempotencyKey: string;
}

/** All that is given holds together. */
export interface OrderFilter {
  readonly statuses?: readonly OrderStatus[];
  readonly customerId?: number;
  /** The billing address's, whatever its case. */
  readonly email?: string;
  /** A piece of the number, of the buyer's name or e-mail, or of a SKU. */
  readonly search?: string;
  /** Inclusive. */
  readonly placedFrom?: Date;
  /** Exclusive. */
  readonly placedBefore?: Date;
  /** These alone. */
  readonly ids?: readonly number[];
  readonly exceptIds?: readonly number[];
  /** Of a product, or of one of its variations. */
  readonly productId?: number;
  /** Newest first, if it is left out. */
  readonly order?: OrderSort;
}

export interface OrderSort {
  readonly by: 'placed' | 'modified' | 'total' | 'tax' | 'discount' | 'paid' | 'completed' | 'key';
  readonly direction: 'ascending' | 'descending';
}

/** What a customer's orders come to. */
export interface OrderStats {
  /** Whatever became of them. */
  readonly count: number;
  /** Of orders that count as paid, without what was given back. */
  readonly spent: Cents;
  /** Some order was paid, or completed. */
  readonly hasPaid: boolean;
}

export interface OrderReads {
  find(id: number): Promise<Order | null>;
  /** By the `wc_order_…` key. */
  findByKey(key: string): Promise<Order | null>;
  /** The order an earlier try with this key placed. */
  placedWith(key: CheckoutKey): Promise<Order | null>;
  list(filter: OrderFilter, page: PageRequest): Promise<Page<Order>>;
  stats(customerId: number): Promise<OrderStats>;
  /** Numbers of pending orders whose time to pay is over, the longest overdue first. */
  overdue(now: Date, limit: number): Promise<readonly number[]>;
  /** Of all these orders, oldest first. */
  refunds(orderIds: readonly number[]): Promise<readonly Refund[]>;
  /** Begun before that moment and not ended: the gateway may have done them. */
  unfinishedRefunds(before: Date, limit: number): Promise<readonly Refund[]>;
  /** Of all these orders, oldest first. */
  notes(orderIds: readonly number[]): Promise<readonly OrderNote[]>;
}

export interface AddedOrder {
  readonly order: Order;
  readonly isNew: boolean;
  /** Pieces ever sold of the order's products, by product id, this order counted in; empty when it is not new. */
  readonly totalSales: ReadonlyMap<number, number>;
}

export interface Orders extends OrderReads {
  /** Locked until the transaction ends. */
  forUpdate(id: number): Promise<Order | null>;
  /**
   * Stores the order with its lines, addresses and taxes under the next number, and counts its pieces as sold. With a key
   * that was already used it does nothing and returns the order that is there.
   */
  add(order: NewOrder, key: CheckoutKey | null): Promise<AddedOrder>;
  /** What may change once it is placed: status, dates, hold, transaction, and the pieces its lines hold. */
  save(order: Order): Promise<void>;
  addNote(note: NewOrderNote): Promise<void>;
  /** Pending. */
  addRefund(refund: NewRefund): Promise<Refund>;
  /** State and receipt. */
  saveRefund(refund: Refund): Promise<void>;
}
