import { type Expression, type Kysely, type SqlBool, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Order } from '#engine/domain/orders/order.ts';
import type { OrderReads } from '#engine/usecases/ports/orders.ts';
import type { Tables } from '../tables.ts';
import { ORDER_COLUMNS, toLine, toOrder, toShipping, toTax } from './order-rows.ts';

export const createOrderReads = (db: Kysely<Tables>): OrderReads => ({
  find: (id) => readOrder(db, sql`orders.id = ${id}`),
  findByKey: (key) => readOrder(db, sql`orders.key = ${key}`),
});

/** The order with all its parts, in one statement: nothing of it can be of another moment. */
export async function readOrder(db: Kysely<Tables>, which: Expression<SqlBool>): Promise<Order | null> {
  const row = await db
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
    ])
    .where(which)
    .executeTakeFirst();
  if (!row) return null;
  const { lines, shippingLines, taxes } = row;
  return toOrder(row, {
    lines: lines.map(toLine),
    shippingLines: shippingLines.map(toShipping),
    taxes: taxes.map(toTax),
  });
}
