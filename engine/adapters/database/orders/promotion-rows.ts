import type { Selectable } from 'kysely';
import type { Order, OrderCoupon } from '#engine/domain/orders/order.ts';
import type { Tables } from '../tables.ts';
import type { NewRow } from './order-rows.ts';

export const toCouponRow = (part: OrderCoupon, position: number): NewRow<'order_coupons'> => ({
  position,
  coupon_id: part.couponId,
  code: part.code,
  discount_net: part.discount.net,
  discount_tax: part.discount.tax,
});

export const toCoupon = (row: Selectable<Tables['order_coupons']>): OrderCoupon => ({
  couponId: row.coupon_id,
  code: row.code,
  discount: { net: row.discount_net, tax: row.discount_tax },
});

type OrderGiftCard = Order['giftCards'][number];

export const toGiftCardRow = (part: OrderGiftCard, position: number): NewRow<'order_gift_cards'> => ({
  position,
  card_id: part.cardId,
  ending: part.ending,
  amount: part.amount,
});

export const toGiftCard = (row: Selectable<Tables['order_gift_cards']>): OrderGiftCard => ({
  cardId: row.card_id,
  ending: row.ending,
  amount: row.amount,
});
