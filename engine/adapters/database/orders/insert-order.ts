import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { NewOrder, Order } from '#engine/domain/orders/order.ts';
import type { CheckoutKey } from '#engine/usecases/ports/orders.ts';
import { asTable, columnsOf } from '../json-rows.ts';
import type { Tables } from '../tables.ts';
import { toLineRow, toOrderRow, toShippingRow, toTaxRow } from './order-rows.ts';
import { toCouponRow, toGiftCardRow } from './promotion-rows.ts';

/** Stores an order with all its parts, in one statement; null when its key is another order's already. */
export async function insertOrder(db: Kysely<Tables>, order: NewOrder, key: CheckoutKey | null): Promise<Order | null> {
  const row = [toOrderRow(order, key)];
  const { rows } = await sql<StoredOrder>`
    with placed as (
      insert into orders (${columnsOf(row)}) select ${columnsOf(row)} from ${asTable('orders', row)}
      on conflict (checkout_session, checkout_mutation) do nothing
      returning id
    ), lines as (
      ${partInsertion('order_lines', order.lines.map(toLineRow))}
      returning id, position
    )${sql.join(otherParts(order), sql``)}
    select id, (select json_agg(lines) from lines) as lines from placed`.execute(db);
  return rows[0] ? withNumbers(order, rows[0]) : null;
}

interface StoredOrder {
  readonly id: number;
  readonly lines: readonly { readonly id: number; readonly position: number }[];
}

function withNumbers(order: NewOrder, { id, lines }: StoredOrder): Order {
  const idAt = new Map(lines.map((line) => [line.position, line.id]));
  return {
    ...order,
    id,
    modifiedAt: order.createdAt,
    lines: order.lines.map((line, position) => ({ ...line, id: idAt.get(position) ?? 0 })),
  };
}

function otherParts(order: NewOrder): readonly RawBuilder<unknown>[] {
  const parts: readonly [keyof Tables, readonly object[]][] = [
    ['order_shipping', order.shippingLines.map(toShippingRow)],
    ['order_taxes', order.taxes.map(toTaxRow)],
    ['order_coupons', order.coupons.map(toCouponRow)],
    ['order_gift_cards', order.giftCards.map(toGiftCardRow)],
  ];
  return parts.flatMap(([table, rows]) =>
    rows.length > 0 ? [sql`, ${sql.ref(`new_${table}`)} as (${partInsertion(table, rows)})`] : [],
  );
}

/** A part's rows, under the number of the order that is placed by the same statement. */
const partInsertion = (table: keyof Tables, rows: readonly object[]): RawBuilder<unknown> =>
  sql`insert into ${sql.table(table)} (order_id, ${columnsOf(rows)})
    select placed.id, ${columnsOf(rows, 'part')} from placed, ${asTable(table, rows)} as part`;
