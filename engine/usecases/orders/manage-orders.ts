import type { Language } from '#engine/domain/language.ts';
import { decideReady } from '#engine/domain/orders/decide-ready.ts';
import { decideComplete, decideCorrection, decideRelease } from '#engine/domain/orders/lifecycle.ts';
import type { Order } from '#engine/domain/orders/order.ts';
import type { Refund } from '#engine/domain/orders/refund.ts';
import type { TransitionRefusal, WriteToBuyerRefusal } from '#engine/domain/orders/refusals.ts';
import { type Shipment, shipmentLine } from '#engine/domain/orders/shipment.ts';
import type { OrderNote, WrittenNote } from '#engine/domain/orders/timeline.ts';
import type { Page, PageRequest } from '#engine/domain/paging/page.ts';
import { ok, type Result, refuse } from '#engine/domain/result.ts';
import type { OrderFilter } from '../ports/orders.ts';
import type { Payment } from '../ports/payments.ts';
import type { Needs, UnitOfWork } from '../ports/ports.ts';
import { changeOrder } from './change-order.ts';
import { orderReader } from './order-reader.ts';

/** An order with its timeline, refunds and payments. */
export interface OrderRecord {
  readonly order: Order;
  /** Oldest first. */
  readonly notes: readonly OrderNote[];
  readonly refunds: readonly Refund[];
  /** Newest first. */
  readonly payments: readonly Payment[];
}

interface ReadRequest {
  readonly id: number;
  readonly language: Language;
}

/** Orders as an operator sees them. */
export function manageOrders(needs: Pick<Needs, 'orders' | 'payments' | 'catalog' | 'gateways' | 'settings'>) {
  const { orders, payments } = needs;
  async function show(id: number): Promise<OrderRecord | null> {
    const order = await orders.find(id);
    if (!order) return null;
    const notes = await orders.notes([id]);
    const refunds = await orders.refunds([id]);
    return { order, notes, refunds, payments: await payments.findByOrder(id) };
  }
  return {
    notes: (ids: readonly number[]): Promise<readonly OrderNote[]> => orders.notes(ids),
    refunds: (ids: readonly number[]): Promise<readonly Refund[]> => orders.refunds(ids),

    /** Newest first. */
    list: (filter: OrderFilter, page: PageRequest): Promise<Page<Order>> => orders.list(filter, page),

    /** As it is stored. */
    show,

    /** With names and titles in this language. */
    async read({ id, language }: ReadRequest): Promise<OrderRecord | null> {
      const record = await show(id);
      if (!record) return null;
      const readOrder = await orderReader(needs, [record.order], language);
      return { ...record, order: readOrder(record.order) };
    },
  };
}

export interface NoteInput {
  readonly id: number;
  readonly text: string;
  /** Reaches the buyer by email and on the order's page. Otherwise only operators see it. */
  readonly isForBuyer: boolean;
}

export const addOrderNote = (
  needs: Needs,
  { id, text, isForBuyer }: NoteInput,
): Promise<Result<null, WriteToBuyerRefusal>> =>
  needs.unitOfWork(async (shop) => {
    const order = await shop.orders.forUpdate(id);
    if (!order) return refuse({ code: 'ORDER_UNKNOWN', id });
    if (isForBuyer) return writeToBuyer(shop, order, { text, writtenAt: needs.now() });
    await shop.orders.addNote({ orderId: id, text: text.trim(), isForBuyer, writtenAt: needs.now() });
    return ok(null);
  });

/** Stores the words as a note that the buyer sees, and sends them by email. */
export async function writeToBuyer(
  { orders, outbox }: Pick<UnitOfWork, 'orders' | 'outbox'>,
  { id: orderId, billing: { email: to }, language }: Order,
  { text, writtenAt }: Pick<WrittenNote, 'text' | 'writtenAt'>,
): Promise<Result<null, WriteToBuyerRefusal>> {
  if (to === '') return refuse({ code: 'ORDER_ANONYMOUS', id: orderId });
  const message = text.trim();
  await orders.addNote({ orderId, text: message, isForBuyer: true, writtenAt });
  await outbox.add({ kind: 'order-note', to, language, orderId, message });
  return ok(null);
}

export const releaseOrder = (needs: Needs, id: number): Promise<Result<Order, TransitionRefusal>> =>
  changeOrder(needs, id, { decide: (order) => decideRelease(order, needs.now()) });

export interface Readiness {
  readonly id: number;
  /** For the buyer, in the email and on the order's page. Empty for none. */
  readonly message: string;
}

/** An order waits at the shop for its buyer. */
export function readyOrder(needs: Needs, { id, message }: Readiness): Promise<Result<Order, TransitionRefusal>> {
  const text = message.trim();
  return changeOrder(needs, id, {
    decide: (order) => decideReady(order, { message: text, now: needs.now() }),
    async followUp({ orders }, { modifiedAt: writtenAt }) {
      if (text !== '') await orders.addNote({ orderId: id, text, isForBuyer: true, writtenAt });
    },
  });
}

export interface Completion {
  readonly id: number;
  /** For the buyer, in the email and on the order's page. Empty for none. */
  readonly message: string;
  /** Null when the operator names no parcel. */
  readonly shipment: Shipment | null;
}

/** Everything was sent or collected. Parcel and message reach the buyer by email and as notes. */
export function completeOrder(
  needs: Needs,
  { id, message, shipment }: Completion,
): Promise<Result<Order, TransitionRefusal>> {
  const text = message.trim();
  const notes = [...(shipment ? [shipmentLine(shipment)] : []), ...(text === '' ? [] : [text])];
  return changeOrder(needs, id, {
    decide: (order) =>
      decideComplete(order, { message: text, shipment, isTransferred: isTransferred(needs, order), now: needs.now() }),
    followUp: async ({ orders }, { modifiedAt: writtenAt }) => {
      for (const note of notes) await orders.addNote({ orderId: id, text: note, isForBuyer: true, writtenAt });
    },
  });
}

const isTransferred = ({ gateways }: Needs, { paymentMethod }: Order): boolean =>
  gateways.some(({ id, kind }) => id === paymentMethod && kind === 'bank-transfer');

/** Another parcel than the buyer was told of: told again by email, and in the note that named it. */
export function correctShipment(
  needs: Needs,
  { id, message, shipment }: Completion & { readonly shipment: Shipment },
): Promise<Result<Order, TransitionRefusal>> {
  const text = message.trim();
  return changeOrder(needs, id, {
    decide: (order) => decideCorrection(order, { message: text, shipment, now: needs.now() }),
    async followUp({ orders }, { modifiedAt: writtenAt }, { shipment: before }) {
      const named = { orderId: id, isForBuyer: true, writtenAt };
      if (before) await orders.rewriteNote(id, { from: shipmentLine(before), to: shipmentLine(shipment) });
      else await orders.addNote({ ...named, text: shipmentLine(shipment) });
      if (text !== '') await orders.addNote({ ...named, text });
    },
  });
}
