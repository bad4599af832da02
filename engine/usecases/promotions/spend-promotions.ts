import { refuseRedemption } from '#engine/domain/orders/checkout-checks.ts';
import type { Order } from '#engine/domain/orders/order.ts';
import type { RedemptionRefusal } from '#engine/domain/orders/refusals.ts';
import { ok, type Result, refuse } from '#engine/domain/result.ts';
import { foldName } from '#engine/domain/text/text.ts';
import type { UnitOfWork } from '../ports.ts';

type Shop = Pick<UnitOfWork, 'coupons' | 'giftCards'>;

/** What an order uses up of coupons and gift cards. Both must be locked in this transaction and hold it. */
export async function spendPromotions({ coupons, giftCards }: Shop, order: Order): Promise<void> {
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
export async function spendPromotionsAgain(shop: Shop, order: Order): Promise<Result<null, RedemptionRefusal>> {
  if (order.coupons.length + order.giftCards.length === 0) return ok(null);
  const { customerId, language } = order;
  const codes = order.coupons.map(({ code }) => code);
  const refusal = refuseRedemption(order, {
    coupons: await shop.coupons.forUpdate({ codes, customerId, email: emailOf(order), language }),
    giftCards: await shop.giftCards.forUpdate(order.giftCards.map(({ cardId }) => cardId)),
  });
  if (refusal) return refuse(refusal);
  await spendPromotions(shop, order);
  return ok(null);
}
