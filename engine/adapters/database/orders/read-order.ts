import type { Expression, Kysely, SqlBool } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Order } from '#engine/domain/orders/order.ts';
import type { Tables } from '../tables.ts';
import { ORDER_COLUMNS, toLine, toOrder, toShipping, toTax } from './order-rows.ts';
import { toCoupon, toGiftCard } from './promotion-rows.ts';

/** Orders with all their parts, in one statement: nothing of one can be of another moment. */
export async function readOrders(db: Kysely<Tables>, which: Expression<SqlBool>): Promise<readonly Order[]> {
  const rows = await db
    .selectFrom('orders')
    .select(ORDER_COLUMNS)
    .select((order) => [
      jsonArrayFrom(
        order
          .selectFrom('order_lines')
          .selectAll('order_lines')
          .whereRef('order_id', '=', 'orders.id')
          .orderBy('position'),
      ).as('lines'),
      jsonArrayFrom(
        order
          .selectFrom('order_shipping')
          .selectAll('order_shipping')
          .whereRef('order_id', '=', 'orders.id')
          .orderBy('position'),
      ).as('shippingLines'),
      jsonArrayFrom(
        order
          .selectFrom('order_taxes')
          .selectAll('order_taxes')
          .whereRef('order_id', '=', 'orders.id')
          .orderBy('position'),
      ).as('taxes'),
      jsonArrayFrom(
        order
          .selectFrom('order_coupons')
          .selectAll('order_coupons')
          .whereRef('order_id', '=', 'orders.id')
          .orderBy('position'),
      ).as('coupons'),
      jsonArrayFrom(
        order
          .selectFrom('order_gift_cards')
          .selectAll('order_gift_cards')
          .whereRef('order_id', '=', 'orders.id')
          .orderBy('position'),
      ).as('giftCards'),
    ])
    .where(which)
    .execute();
  return rows.map(({ lines, shippingLines, taxes, coupons, giftCards, ...row }) =>
    toOrder(row, {
      lines: lines.map(toLine),
      shippingLines: shippingLines.map(toShipping),
      taxes: taxes.map(toTax),
      coupons: coupons.map(toCoupon),
      giftCards: giftCards.map(toGiftCard),
    }),
  );
}

export async function readOrder(db: Kysely<Tables>, which: Expression<SqlBool>): Promise<Order | null> {
  const [order = null] = await readOrders(db, which);
  return order;
}
