import type { PayRefusal } from '#engine/domain/orders/life/refusals.ts';
import type { Order } from '#engine/domain/orders/order.ts';
import { needsPayment } from '#engine/domain/orders/payment-state.ts';
import { granted, type Result, refused } from '#engine/domain/result.ts';
import { type OrderAddress, readOrder } from '../orders/read-order.ts';
import type { Caller, Needs } from '../ports.ts';
import { providerOf } from './provider-of.ts';
import { releasePayments } from './release-payments.ts';
import { settleOrder } from './settle-order.ts';
import { type StartedPayment, startPayment } from './start-payment.ts';
import { takeAgain } from './take-again.ts';

export interface PayOrderInput {
  readonly address: OrderAddress;
  /** Absolute address the shopper comes back to. */
  readonly returnUrl: (order: Order) => string;
}

type Paying = Result<StartedPayment, PayRefusal>;

/**
 * A shopper tries (again) to pay an order that is there. The gateway is asked first; only an order that still needs its
 * money gets another try, and a failed one only while its pieces can be had again.
 */
export async function payOrder(needs: Needs, caller: Caller, { address, returnUrl }: PayOrderInput): Promise<Paying> {
  const read = await readOrder(needs, caller, address);
  if (!read.ok) return read;
  const order = await settleOrder(needs, read.value.order);
  if (!needsPayment(order)) return refused({ code: 'ORDER_NEEDS_NO_PAYMENT' });
  if (!providerOf(needs, order.paymentMethod)) return refused({ code: 'PAYMENT_METHOD_INVALID' });
  const ready = order.status === 'failed' ? await tryAgain(needs, order) : granted(order);
  return ready.ok ? granted(await startPayment(needs, ready.value, returnUrl(order))) : ready;
}

/** A declined try is over for good, so that its decline is not taken for that of the next. */
async function tryAgain(needs: Needs, { id }: Order): Promise<Result<Order, PayRefusal>> {
  const refusal = await releasePayments(needs, id);
  if (refusal?.code === 'PAYMENT_UNAVAILABLE') return refused(refusal);
  if (refusal) return refused({ code: 'ORDER_NEEDS_NO_PAYMENT' });
  return takeAgain(needs, id);
}
