import type { Cents } from '../money.ts';
import type { Picture } from '../picture.ts';
import { foldText } from '../search/search.ts';
import type { OrderPayment, OrderStatus } from './order.ts';
import type { Shipment } from './order-record.ts';

/** An order in a list of orders. */
export interface ListedOrder {
  readonly id: number;
  readonly number: string;
  readonly status: OrderStatus;
  /** ISO date. */
  readonly date: string;
  readonly needsPayment: boolean;
  readonly payment: Pick<OrderPayment, 'kind'>;
  /** It waits at the shop for its buyer. */
  readonly isReady: boolean;
  /** It is not collected, and not only files. */
  readonly isSentByCourier: boolean;
  readonly total: Cents;
  /** Null before it is sent, where the operator names no parcel, and where the backend knows none. */
  readonly shipment: Shipment | null;
  readonly lines: readonly {
    readonly id: string;
    readonly name: string;
    readonly quantity: number;
    readonly picture: Picture | null;
  }[];
}

const wordsOf = (order: ListedOrder): string =>
  foldText([order.number, ...order.lines.map(({ name }) => name)].join(' '));

/** Orders that have each word in their number or in the name of an item; all without any. */
export function ordersMatching(orders: readonly ListedOrder[], search: string): readonly ListedOrder[] {
  const words = foldText(search.trim().replace(/^(?:#|№)\s*/, '')).split(' ');
  return orders.filter((order) => words.every((word) => wordsOf(order).includes(word)));
}
