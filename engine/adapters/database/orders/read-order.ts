import type { Expression, Kysely, SqlBool } from 'kysely';
import type { Order } from '#engine/domain/orders/order.ts';
import { columns } from '../sql/columns.ts';
import { jsonRows } from '../sql/rows.ts';
import type { Tables } from '../tables/tables.ts';
import {
  COUPON_COLUMNS,
  GIFT_CARD_COLUMNS,
  LINE_COLUMNS,
  ORDER_COLUMNS,
  SHIPPING_COLUMNS,
  TAX_COLUMNS,
  toCoupon,
  toOrder,
} from './order-rows.ts';

/** Orders with all their parts, in one statement: nothing of one can be of another moment. */
export async function readOrders(db: Kysely<Tables>, which: Expression<SqlBool>): Promise<readonly Order[]> {
  const rows = await db
    .selectFrom('orders')
    .select(ORDER_COLUMNS)
    .select(({ selectFrom }) => {
      const lines = selectFrom('orderLines').select(columns('orderLines', LINE_COLUMNS));
      const shippingLines = selectFrom('orderShipping').select(columns('orderShipping', SHIPPING_COLUMNS));
      const taxes = selectFrom('orderTaxes').select(columns('orderTaxes', TAX_COLUMNS));
      const coupons = selectFrom('orderCoupons').select(columns('orderCoupons', COUPON_COLUMNS));
      const cards = selectFrom('orderGiftCards').select(columns('orderGiftCards', GIFT_CARD_COLUMNS));
      return [
        jsonRows(lines.whereRef('orderId', '=', 'orders.id').orderBy('position')).as('lines'),
        jsonRows(shippingLines.whereRef('orderId', '=', 'orders.id').orderBy('position')).as('shippingLines'),
        jsonRows(taxes.whereRef('orderId', '=', 'orders.id').orderBy('position')).as('taxes'),
        jsonRows(coupons.whereRef('orderId', '=', 'orders.id').orderBy('position')).as('coupons'),
        jsonRows(cards.whereRef('orderId', '=', 'orders.id').orderBy('position')).as('giftCardPayments'),
      ];
    })
    .where(which)
    .execute();
  return rows.map(({ lines, shippingLines, taxes, coupons, giftCardPayments, ...row }) =>
    toOrder(row, { lines, shippingLines, taxes, coupons: coupons.map(toCoupon), giftCards: giftCardPayments }),
  );
}

export async function readOrder(db: Kysely<Tables>, which: Expression<SqlBool>): Promise<Order | null> {
  const [order = null] = await readOrders(db, which);
  return order;
}
