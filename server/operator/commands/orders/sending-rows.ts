import type { Order } from '#engine/domain/orders/order.ts';
import type { Shipment } from '#engine/domain/orders/shipment.ts';
import { MESSAGES, type Messages } from '../../messages/messages.ts';
import { fill } from '../../messages/template.ts';
import { courierOf, isCourier, isTrackingNumber } from './ship-order.ts';

/** `ship` needs courier and parcel number of each order, `complete` neither. */
export type RowKind = 'ship' | 'complete';

export interface SendingRow {
  /** In the file, counted from 1. */
  readonly line: number;
  /** 0 where the file says none. */
  readonly order: number;
  /** `already`: this was done before, so that a file can be sent again. */
  readonly state: 'ready' | 'sent' | 'already' | 'wrong';
  /** Empty unless it is wrong. */
  readonly problem: string;
  readonly message: string;
  readonly shipment: Shipment | null;
}

type Cells = ReadonlyMap<string, string>;

type Field = 'number' | 'courier' | 'tracking' | 'message';

const inBothLanguages = (read: (messages: Messages) => string): readonly string[] =>
  Object.values(MESSAGES).map((messages) => read(messages).toLowerCase());

/** Columns are found by the titles of `orders export`, in either language. */
export function titlesOf(kind: RowKind) {
  const titles: Readonly<Record<Field, readonly string[]>> = {
    number: inBothLanguages(({ exportOrders }) => exportOrders.columns.number),
    courier: kind === 'ship' ? inBothLanguages(({ exportOrders }) => exportOrders.columns.courier) : [],
    tracking: kind === 'ship' ? inBothLanguages(({ exportOrders }) => exportOrders.columns.tracking) : [],
    message: inBothLanguages(({ sendOrders }) => sendOrders.columns.message),
  };
  /** An apostrophe keeps a spreadsheet from shortening a number; it is none of it. */
  const read = (cells: Cells, field: Field): string => {
    const title = [...cells.keys()].find((one) => titles[field].includes(one.toLowerCase()));
    return (title === undefined ? '' : (cells.get(title) ?? '')).trim().replace(/^'/, '');
  };
  return { number: titles.number, read };
}

/** 0 for what is no number of an order. */
export const orderNumberOf = (text: string): number => (/^\d{1,9}$/.test(text) ? Number(text) : 0);

interface Known {
  readonly kind: RowKind;
  readonly titles: ReturnType<typeof titlesOf>;
  readonly orders: ReadonlyMap<number, Order>;
  /** Numbers of orders that stand in more than one row. */
  readonly twice: ReadonlySet<number>;
}

const MAX_MESSAGE_LENGTH = 1000;

/** What is to be done with the order of a row, or why nothing can be. */
export function checkRow(
  { line, cells }: { readonly line: number; readonly cells: Cells },
  { kind, titles, orders, twice }: Known,
  messages: Messages,
): SendingRow {
  const number = titles.read(cells, 'number');
  const id = orderNumberOf(number);
  const message = titles.read(cells, 'message');
  const courier = titles.read(cells, 'courier');
  const shipment = kind === 'ship' ? { courier: courierOf(courier), number: titles.read(cells, 'tracking') } : null;
  const row = { line, order: id, state: 'wrong', problem: '', message, shipment } as const;
  const { problems, columns } = messages.sendOrders;
  const { ship } = messages.orders;
  const order = orders.get(id);
  if (!order) return { ...row, problem: fill(problems.unknown, { number }) };
  if (twice.has(id)) return { ...row, problem: fill(problems.twice, { number }) };
  if (shipment && !isCourier(courier))
    return { ...row, problem: `${messages.exportOrders.columns.courier}: ${ship.wrongCourier}` };
  if (shipment && !isTrackingNumber(shipment.number))
    return { ...row, problem: `${messages.exportOrders.columns.tracking}: ${ship.wrongNumber}` };
  if (message.length > MAX_MESSAGE_LENGTH)
    return { ...row, problem: `${columns.message}: ${fill(messages.fields.tooLong, { maximum: MAX_MESSAGE_LENGTH })}` };
  if (order.status === 'processing') return { ...row, state: 'ready' };
  return isDone(order, shipment) ? { ...row, state: 'already' } : { ...row, problem: fill(problems.status, order) };
}

const isDone = (order: Order, shipment: Shipment | null): boolean =>
  order.status === 'completed' &&
  (shipment === null || (order.shipment?.courier === shipment.courier && order.shipment.number === shipment.number));
