import { decideReady } from '#engine/domain/orders/decide-ready.ts';
import { decideComplete, decideCorrection, decideRelease } from '#engine/domain/orders/lifecycle.ts';
import type { Order } from '#engine/domain/orders/order.ts';
import type { TransitionRefusal } from '#engine/domain/orders/refusals.ts';
import { type Shipment, shipmentLine } from '#engine/domain/orders/shipment.ts';
import { gatewayOf } from '#engine/domain/payment/gateway.ts';
import type { Result } from '#engine/domain/result.ts';
import type { Needs } from '../ports/ports.ts';
import { changeOrder } from './change-order.ts';

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

const isTransferred = ({ gateways }: Needs, order: Order): boolean =>
  gatewayOf(order, gateways)?.kind === 'bank-transfer';

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
