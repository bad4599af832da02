import type { Cents } from '#engine/domain/money/money.ts';
import type { Invoice } from '#engine/domain/orders/invoice.ts';
import type { NewOrder, Order, OrderStatus } from '#engine/domain/orders/order.ts';
import type { NewRefund, Refund } from '#engine/domain/orders/refund.ts';
import type { NewOrderNote, OrderNote } from '#engine/domain/orders/timeline.ts';
import type { UnpaidPieces } from '#engine/domain/orders/unpaid-pieces.ts';
import type { Page, PageRequest } from '#engine/domain/paging/page.ts';

/** Identifies one checkout: the session and the client's idempotency key. */
export interface CheckoutKey {
  readonly customerId: string;
  readonly idempotencyKey: string;
}

/** Combined with AND. */
export interface OrderFilter {
  readonly statuses?: readonly OrderStatus[];
  readonly customerId?: number;
  /** Email of the billing address, case-insensitively. */
  readonly email?: string;
  /** Part of the number, of the buyer's name, email address or phone number, or of a SKU. */
  readonly search?: string;
  /** Inclusive. */
  readonly placedFrom?: Date;
  /** Exclusive. */
  readonly placedBefore?: Date;
  /** Only these. */
  readonly ids?: readonly number[];
  readonly exceptIds?: readonly number[];
  /** Of a product, or of one of its variations. */
  readonly productId?: number;
  /** Newest first when left out. */
  readonly order?: OrderSort;
}

export interface OrderPart extends Pick<OrderFilter, 'placedFrom' | 'placedBefore'> {
  /** Number of an order, or 0. */
  readonly after: number;
  readonly limit: number;
}

export interface RefundPart {
  /** Decided at this time or later. */
  readonly from?: Date;
  /** Exclusive. */
  readonly before?: Date;
  /** Number of a refund, or 0. */
  readonly after: number;
  readonly limit: number;
}

export interface OrderSort {
  readonly by: 'placed' | 'modified' | 'total' | 'tax' | 'discount' | 'paid' | 'completed' | 'key';
  readonly direction: 'ascending' | 'descending';
}

/** Totals over a customer's orders. */
export interface OrderStats {
  /** In any status. */
  readonly count: number;
  /** Over paid orders, without what was given back. One that was only packed or sent is not paid. */
  readonly spent: Cents;
  /** True once some order was paid. */
  readonly hasPaid: boolean;
}

export interface OrderReads {
  find(id: number): Promise<Order | null>;
  /** By the `wc_order_…` key. */
  findByKey(key: string): Promise<Order | null>;
  /** The order of an earlier request with this key. */
  placedWith(key: CheckoutKey): Promise<Order | null>;
  list(filter: OrderFilter, page: PageRequest): Promise<Page<Order>>;
  /** In the order of their numbers, from the one after `after`. Unlike a page of a list, it costs no more the more there are. */
  next(part: OrderPart): Promise<readonly Order[]>;
  stats(customerId: number): Promise<OrderStats>;
  /** Ids of pending orders past their deadline, the longest overdue first. */
  overdue(now: Date, limit: number): Promise<readonly number[]>;
  /** Completed in this time, without a request for reviews so far, oldest first. */
  unreviewed(query: { readonly from: Date; readonly until: Date; readonly limit: number }): Promise<readonly Order[]>;
  /** Of all these orders, oldest first. */
  refunds(orderIds: readonly number[]): Promise<readonly Refund[]>;
  /** Of all orders and in any state, in the order of their numbers, from the one after `after`. */
  nextRefunds(part: RefundPart): Promise<readonly Refund[]>;
  /** Pending refunds created before then. The gateway may have paid them. */
  unfinishedRefunds(before: Date, limit: number): Promise<readonly Refund[]>;
  /** Of all these orders, oldest first. */
  notes(orderIds: readonly number[]): Promise<readonly OrderNote[]>;
}

export interface AddedOrder {
  readonly order: Order;
  readonly isNew: boolean;
  /** Total sales of the order's products by product id, with this order. Empty when it is not new. */
  readonly totalSales: ReadonlyMap<number, number>;
}

/** What is known of an invoice before it has its number. */
export interface NewInvoice extends Pick<Invoice, 'issuedAt' | 'seller'> {
  readonly orderId: number;
  /** What its number begins with. */
  readonly prefix: string;
  /** Its number is the next one of this year. */
  readonly year: number;
}

/** Who orders: an account, or a guest, by session and email address. */
export type UnpaidBuyer =
  | { readonly account: number }
  | {
      readonly sessionId: string;
      /** Compared case-insensitively. */
      readonly email: string;
    };

export interface Orders extends OrderReads {
  /** Locked until the transaction ends. */
  forUpdate(id: number): Promise<Order | null>;
  /**
   * Stores the order with its lines, addresses and taxes under the next id, and counts its sales. With a used key it
   * stores nothing and returns the existing order. The network of a buyer who has never paid is kept while the order can
   * still be paid.
   */
  add(order: NewOrder, key: CheckoutKey | null, network?: string | null): Promise<AddedOrder>;
  /** True when an order of this account was paid, not by gift cards alone, and the money not returned. */
  hasPaid(customerId: number): Promise<boolean>;
  /**
   * What open orders of the buyer, and of this network, hold unpaid. Until the transaction ends, others who ask for the same
   * buyer or network wait.
   */
  lockUnpaidPieces(of: { readonly buyer: UnpaidBuyer; readonly network: string | null }): Promise<UnpaidPieces>;
  /** Stores what may change: status, dates, deadline, transaction, and the stock its lines hold. */
  save(order: Order): Promise<void>;
  /** Stores the addresses, the key, and to whom the order's invoice was issued. */
  saveAddresses(order: Pick<Order, 'id' | 'key' | 'billing' | 'shipping' | 'invoice' | 'modifiedAt'>): Promise<void>;
  /**
   * Stores the invoice of an order that has none. From then on nobody else draws a number until the transaction ends, so
   * that one that fails leaves no gap: it comes after everything that waits for locks.
   */
  issueInvoice(invoice: NewInvoice): Promise<Invoice>;
  /**
   * Gives the customer the orders that this session has placed as a guest with this email address, compared
   * case-insensitively.
   */
  adopt(placed: { readonly sessionId: string; readonly email: string }, customerId: number): Promise<void>;
  /** False when reviews were requested before. */
  markReviewRequested(id: number, at: Date): Promise<boolean>;
  addNote(note: NewOrderNote): Promise<void>;
  /** What the buyer reads in these very words now reads otherwise. */
  rewriteNote(orderId: number, words: { readonly from: string; readonly to: string }): Promise<void>;
  /** As pending. */
  addRefund(refund: NewRefund): Promise<Refund>;
  /** Stores state and receipt. */
  saveRefund(refund: Refund): Promise<void>;
}
