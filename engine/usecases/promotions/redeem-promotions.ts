import { refuseRedemption } from '#engine/domain/orders/checkout-checks.ts';
import type { Order } from '#engine/domain/orders/order.ts';
import type { RedemptionRefusal } from '#engine/domain/orders/refusals.ts';
import { ok, type Result, refuse } from '#engine/domain/result.ts';
import { foldName } from '#engine/domain/text/text.ts';
import type { GiftCardRefund } from '../ports/gift-cards.ts';
import type { UnitOfWork } from '../ports/ports.ts';

type Shop = Pick<UnitOfWork, 'coupons' | 'giftCards'>;

/** Redeems an order's coupons and gift cards. Both must be locked in this transaction and cover it. */
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
 * Redeems them again for a failed order that is paid after all. Changes nothing when one no longer covers it. Prices
 * stay: only limits and balances are checked. Call it before stock is taken.
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

export const NOTHING_RELEASED: GiftCardRefund = { credited: 0, onVoidCards: 0 };

type Undone = Pick<Order, 'id' | 'status' | 'coupons' | 'giftCards' | 'createdAt' | 'modifiedAt'>;

/**
 * Releases what an undone order has redeemed: gift card payments, and coupon uses unless the order was refunded. Returns
 * what is back on the cards; what void ones had paid is left to the shop to return. A second call releases nothing. Call it before stock is put
 * back: every order locks coupons and cards before stock.
 */
export async function releasePromotions(
  { coupons, giftCards }: Pick<UnitOfWork, 'coupons' | 'giftCards'>,
  order: Undone,
): Promise<GiftCardRefund> {
  if (order.coupons.length > 0 && order.status !== 'refunded') await coupons.release(order.id);
  if (order.giftCards.length === 0) return NOTHING_RELEASED;
  const heldSince = order.status === 'refunded' ? null : order.createdAt;
  return giftCards.refund({ orderId: order.id, at: order.modifiedAt, heldSince });
}
