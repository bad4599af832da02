import type { Order } from '#engine/domain/orders/order.ts';
import type { UnitOfWork } from '../ports.ts';

type Undone = Pick<Order, 'id' | 'status' | 'coupons' | 'giftCards' | 'modifiedAt'>;

/**
 * What an order that is undone has used up goes back: what gift cards have paid, and the use of coupons unless the goods
 * were bought and given back. Again it changes nothing. To be called before pieces are put back: every order locks
 * coupons and cards before pieces.
 */
export async function giveBackPromotions(
  { coupons, giftCards }: Pick<UnitOfWork, 'coupons' | 'giftCards'>,
  order: Undone,
): Promise<void> {
  if (order.coupons.length > 0 && order.status !== 'refunded') await coupons.giveBack(order.id);
  if (order.giftCards.length > 0) await giftCards.giveBack(order.id, order.modifiedAt);
}
