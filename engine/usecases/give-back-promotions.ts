import type { Order } from '#engine/domain/orders/order.ts';
import type { UnitOfWork } from './ports.ts';

type Shop = Pick<UnitOfWork, 'coupons' | 'giftCards'>;

type Given = Pick<Order, 'id' | 'coupons' | 'giftCards'>;

/**
 * An order that is cancelled or has failed gives back the use of its coupons and what its gift cards have paid. Again
 * it changes nothing. To be called before pieces are put back: every order locks coupons and cards before pieces.
 */
export async function giveBackPromotions(shop: Shop, order: Given, at: Date): Promise<void> {
  if (order.coupons.length > 0) await shop.coupons.giveBack(order.id);
  await refundGiftCards(shop, order, at);
}

/** A refunded order gives back the money, and its coupons stay used. */
export async function refundGiftCards({ giftCards }: Shop, order: Given, at: Date): Promise<void> {
  if (order.giftCards.length > 0) await giftCards.giveBack(order.id, at);
}
