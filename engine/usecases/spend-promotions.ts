import type { Order } from '#engine/domain/orders/order.ts';
import type { UnitOfWork } from './ports.ts';

type Shop = Pick<UnitOfWork, 'coupons' | 'giftCards'>;

/** What an order uses up of coupons and gift cards. Both must be locked in this transaction. */
export async function spendPromotions({ coupons, giftCards }: Shop, order: Order): Promise<void> {
  const { id: orderId, customerId, createdAt: at } = order;
  if (order.coupons.length > 0) {
    const couponIds = order.coupons.map(({ couponId }) => couponId);
    await coupons.use({ orderId, couponIds, customerId, email: order.billing.email.toLowerCase() });
  }
  if (order.giftCards.length > 0) await giftCards.pay({ orderId, payments: order.giftCards, at });
}
