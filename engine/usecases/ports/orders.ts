import type { NewOrder, Order } from '#engine/domain/orders/order.ts';

/** One try of one checkout form: the session and the random key the form carries. */
export interface CheckoutKey {
  readonly customerId: string;
  readonly clientMutationId: string;
}

export interface OrderReads {
  find(id: number): Promise<Order | null>;
  /** By the `wc_order_…` key. */
  findByKey(key: string): Promise<Order | null>;
}

export interface Orders extends OrderReads {
  /** The order an earlier try with this key placed. */
  placedWith(key: CheckoutKey): Promise<Order | null>;
  /**
   * Stores the order with its lines, addresses and taxes under the next number. With a key that was already used it
   * stores nothing and returns the order that is there, with `isNew` false.
   */
  add(order: NewOrder, key: CheckoutKey | null): Promise<{ readonly order: Order; readonly isNew: boolean }>;
}
