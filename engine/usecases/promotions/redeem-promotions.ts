import { refuseRedemption } from '#engine/domain/orders/checkout-checks.ts';
import type { Order } from '#engine/domain/orders/order.ts';
import type { RedemptionRefusal } from '#engine/domain/orders/refusals.ts';
import { ok, type Result, refuse } from '#engine/domain/result.ts';
import { foldName } from '#engine/domain/text/text.ts';
import type { UnitOfWork } from '../ports/ports.ts';

type Shop = Pick<UnitOfWork, 'coupons' | 'giftCards'>;

/** What an order uses up of coupons and gift cards. Both must be locked in this transaction and hold it. */
export async function redeemPromotions({ coupons, giftCards }: Shop, order: Order): Promise<void> {
  const { id: orderId, customerId, modifiedAt: at } = order;
  if (order.coupons.length > 0) {
    const couponIds = order.coupons.map(({ couponId }) => couponId);
    await coupons.use({ orderId, couponIds, customerId, email: emailOf(order) });
  }
  if (order.giftCards.length > 0) await giftCards.pay({ orderId, payments: order.giftCards, at });
}

const emailOf = ({ billing }: Order): string => foldName(billing.email);

/**
 * A failed order that is to be paid after all takes again what it had given back; nothing changes when some is gone.
 * Its price holds: only limits and balances are asked. To be called before pieces are taken.
 */
export async function redeemPromotionsAgain(shop: Shop, order: Order): Promise<Result<null, RedemptionRefusal>> {
  if (order.coupons.length + order.giftCards.length === 0) return ok(null);
  const { customerId, language } = order;
  const codes = order.coupons.map(({ code }) => code);
  const refusal = refuseRedemption(order, {
    coupons: await shop.coupons.forUpdate({ codes, customerId, email: emailOf(order), language }),
    giftCards: await shop.giftCards.forUpdate(order.giftCards.map(({ cardId }) => cardId)),
  });
  if (refusal) return refuse(refusal);
  await redeemPromotions(shop, order);
  return ok(null);
}

type Undone = Pick<Order, 'id' | 'status' | 'coupons' | 'giftCards' | 'modifiedAt'>;

/**
 * What an order that is undone has used up goes back: what gift cards have paid, and the use of coupons unless the goods
 * were bought and given back. Again it changes nothing. To be called before pieces are put back: every order locks
 * coupons and cards before pieces.
 */
export async function releasePromotions(
  { coupons, giftCards }: Pick<UnitOfWork, 'coupons' | 'giftCards'>,
  order: Undone,
): Promise<void> {
  if (order.coupons.length > 0 && order.status !== 'refunded') await coupons.release(order.id);
  if (order.giftCards.length > 0) await giftCards.refund(order.id, order.modifiedAt);
}
