import { type CartLine, fullLineName } from '../cart/cart.ts';
import type { Cents } from '../money.ts';
import type { Order, OrderLine } from '../order/order.ts';
import type { OrderReturn } from '../order/order-record.ts';
import type { AddressBook } from './address-book.ts';
import type { OwnRecords } from './own-data.ts';
import type { Viewer } from './viewer.ts';

/** Everything that the shop keeps of one customer. */
export interface CollectedData {
  readonly viewer: Viewer;
  /** ISO date; empty where it is not known. */
  readonly registered: string;
  readonly addresses: AddressBook;
  /** Empty name for a product that is gone. */
  readonly wishlist: readonly { readonly productId: number; readonly name: string }[];
  readonly cart: readonly CartLine[];
  readonly orders: readonly Order[];
  /** Null over a backend that does not say. */
  readonly records: OwnRecords | null;
  /** What else was stored with the account, by its keys. */
  readonly otherData: Readonly<Record<string, string>>;
}

interface Stamp {
  readonly shop: string;
  readonly madeAt: Date;
  /** ISO 4217. */
  readonly currency: string;
  /** Minor units in one major unit. */
  readonly minorUnits: number;
}

/** The customer's copy: plain words as keys, ISO dates, and amounts in whole units of the currency. */
export function dataExport(collected: CollectedData, { shop, madeAt, currency, minorUnits }: Stamp) {
  const { viewer, registered, addresses, wishlist, cart, orders, records, otherData } = collected;
  const { id: number, ...names } = viewer;
  const money = (amount: Cents) => amount / minorUnits;
  return {
    shop,
    made: madeAt.toISOString(),
    currency,
    isComplete: records !== null,
    profile: { number, ...names, registered },
    addresses: addresses.map(({ id: _id, ...address }) => address),
    wishlist,
    cart: cart.map((line) => ({ item: fullLineName(line), quantity: line.quantity })),
    orders: orders.map((order) => exportOf(order, money)),
    ...(records && {
      reviews: records.reviews,
      stockAlerts: records.alerts.map(({ name, email, requested }) => ({ product: name, email, requested })),
      logins: records.logins,
    }),
    otherData,
  };
}

type Write = (amount: Cents) => number;

function exportOf(order: Order, money: Write) {
  const { number, date, status, record, email, billing, shipping, shippingMethod, payment, bill } = order;
  return {
    number,
    date,
    status,
    changed: record.modified,
    paid: record.paid,
    completed: record.completed,
    email,
    billing,
    shipping,
    delivery: shippingMethod,
    payment: payment.title,
    note: order.customerNote,
    giftMessage: order.giftMessage,
    items: order.lines.map((line) => ({
      item: nameOf(line),
      quantity: line.quantity,
      amount: money(line.subtotal),
    })),
    bill: {
      items: money(bill.subtotal),
      discount: money(bill.discount),
      codes: bill.codes.map(({ kind, code, amount }) => ({ kind, code, amount: money(amount) })),
      delivery: money(bill.shipping),
      tax: money(bill.tax),
      total: money(bill.total),
    },
    invoice: order.invoice?.number ?? null,
    files: order.files.map(({ name, remaining, expires }) => ({ name, downloadsLeft: remaining, expires })),
    notes: record.notes,
    refunds: record.refunds.map(({ date: on, amount }) => ({ date: on, amount: money(amount) })),
    returns: order.returns.map((one) => returnOf(one, order.lines)),
  };
}

const nameOf = ({ name, options }: Pick<OrderLine, 'name' | 'options'>): string =>
  [name, options].filter(Boolean).join(', ');

function returnOf(
  { number, reason, state, text, message, pictures, ...rest }: OrderReturn,
  lines: readonly OrderLine[],
) {
  const itemOf = (number: number) => {
    const line = lines.find((one) => one.number === number);
    return line ? nameOf(line) : '';
  };
  return {
    number,
    reason,
    state,
    text,
    pictures,
    answer: message,
    requested: rest.requested,
    answered: rest.answered,
    items: rest.lines.map(({ line, quantity }) => ({ item: itemOf(line), quantity })),
  };
}
