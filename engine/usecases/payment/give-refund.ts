import type { Order } from '#engine/domain/orders/order.ts';
import type { Refund, RefundWays } from '#engine/domain/orders/refund.ts';
import { refundTransition, refundWays } from '#engine/domain/orders/refund-transition.ts';
import { applyTransition } from '../orders/change-order.ts';
import type { Needs, UnitOfWork } from '../ports/ports.ts';

/** A refund with the ways its money takes. */
export type GivenRefund = Refund & RefundWays;

/** A refund with its order, locked until the transaction ends. */
export async function lockRefund({ orders }: UnitOfWork, { id, orderId }: Pick<Refund, 'id' | 'orderId'>) {
  const order = await orders.forUpdate(orderId);
  const refunds = await orders.refunds([orderId]);
  const stored = refunds.find((one) => one.id === id);
  if (!order || !stored) throw new Error(`refund ${id} of order ${orderId} is gone`);
  return { order, refunds, stored };
}

interface Giving {
  /** Locked. */
  readonly order: Order;
  readonly refunds: readonly Refund[];
  readonly done: Refund;
  /** The refund as it had failed before. Null where it never failed. */
  readonly failed: Refund | null;
}

/** The money has reached its buyer: stores the refund, and all that comes with it. */
export async function giveRefund(needs: Needs, shop: UnitOfWork, giving: Giving): Promise<GivenRefund> {
  const { order, done } = giving;
  const facts = { ...(await factsOf(shop, giving)), now: needs.now() };
  await shop.orders.saveRefund(done);
  await applyTransition(needs, shop, refundTransition(order, done, facts));
  return { ...done, ...refundWays(order, done, facts) };
}

/** The same, for one that is stored already, or is not to be. */
export async function describeGiven(shop: UnitOfWork, giving: Giving): Promise<GivenRefund> {
  const { order, done } = giving;
  return { ...done, ...refundWays(order, done, await factsOf(shop, giving)) };
}

const factsOf = async ({ giftCards }: UnitOfWork, { order, refunds, done, failed }: Giving) => ({
  refunds: refunds.map((one) => (one.id === done.id ? done : one)),
  giftCards: await giftCards.forUpdate(order.giftCards.map(({ cardId }) => cardId)),
  failed,
});
