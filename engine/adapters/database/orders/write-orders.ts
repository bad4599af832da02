import { type Kysely, type RawBuilder, sql } from 'kysely';
import { isCancellable, type NewOrder, type Order } from '#engine/domain/orders/order.ts';
import type { AddedOrder, Orders } from '#engine/usecases/ports/orders.ts';
import { asTable, columnsOf } from '../sql/rows.ts';
import { saleCount } from '../stock.ts';
import type { Tables } from '../tables/tables.ts';
import {
  type OrderOrigin,
  toCouponRow,
  toGiftCardRow,
  toLineRow,
  toOrderRow,
  toShippingRow,
  toTaxRow,
} from './order-rows.ts';

type Inserted = Pick<AddedOrder, 'order' | 'totalSales'>;

/** Stores an order with all its parts and counts its sale, in one statement; null when its key is another order's already. */
export async function insertOrder(db: Kysely<Tables>, order: NewOrder, origin: OrderOrigin): Promise<Inserted | null> {
  const row = [toOrderRow(order, origin)];
  const { rows } = await sql<StoredOrder>`
    with placed as (
      insert into orders (${columnsOf(row)}) select ${columnsOf(row)} from ${asTable('orders', row)}
      on conflict (checkout_session, checkout_mutation) do nothing
      returning id
    ), lines as (
      ${partInsertion('orderLines', order.lines.map(toLineRow))}
      returning id, position
    ), sold as (
      ${saleCount(order.lines, sql`placed`)}
      returning product_id as "productId", pieces
    )${sql.join(otherParts(order), sql``)}
    select id, (select json_agg(lines) from lines) as lines, (select json_agg(sold) from sold) as sold
    from placed`.execute(db);
  const [stored] = rows;
  if (!stored) return null;
  const totalSales = new Map(stored.sold?.map(({ productId, pieces }) => [productId, pieces]));
  return { order: withNumbers(order, stored), totalSales };
}

interface StoredOrder {
  readonly id: number;
  readonly lines: readonly { readonly id: number; readonly position: number }[];
  /** Null when no product of the order is left. */
  readonly sold: readonly { readonly productId: number; readonly pieces: number }[] | null;
}

function withNumbers(order: NewOrder, { id, lines }: StoredOrder): Order {
  const idAt = new Map(lines.map((line) => [line.position, line.id]));
  return {
    ...order,
    id,
    modifiedAt: order.createdAt,
    shipment: null,
    readyAt: null,
    invoice: null,
    lines: order.lines.map((line, position) => ({ ...line, id: idAt.get(position) ?? 0 })),
  };
}

function otherParts(order: NewOrder): readonly RawBuilder<unknown>[] {
  const parts: readonly [keyof Tables, readonly object[]][] = [
    ['orderShipping', order.shippingLines.map(toShippingRow)],
    ['orderTaxes', order.taxes.map(toTaxRow)],
    ['orderCoupons', order.coupons.map(toCouponRow)],
    ['orderGiftCards', order.giftCards.map(toGiftCardRow)],
  ];
  return parts.flatMap(([table, rows]) =>
    rows.length > 0 ? [sql`, ${sql.ref(`new_${table}`)} as (${partInsertion(table, rows)})`] : [],
  );
}

/** A part's rows, under the number of the order that is placed by the same statement. */
const partInsertion = (table: keyof Tables, rows: readonly object[]): RawBuilder<unknown> =>
  sql`insert into ${sql.table(table)} (order_id, ${columnsOf(rows)})
    select placed.id, ${columnsOf(rows, 'part')} from placed, ${asTable(table, rows)} as part`;

/** What may change once an order is placed. */
export async function saveOrder(db: Kysely<Tables>, order: Order): Promise<void> {
  await db
    .updateTable('orders')
    .set({
      status: order.status,
      transactionId: order.transactionId,
      modifiedAt: order.modifiedAt,
      paidAt: order.paidAt,
      completedAt: order.completedAt,
      heldUntil: order.heldUntil,
      readyAt: order.readyAt,
      shipment: order.shipment && JSON.stringify(order.shipment),
      ...(!isCancellable(order) && { network: null }),
    })
    .where('id', '=', order.id)
    .execute();
  await sql`
    update order_lines l set stock_taken = held.pieces, backordered = held.later
    from unnest(
      ${sql.val(order.lines.map(({ id }) => id))}::integer[],
      ${sql.val(order.lines.map(({ stockTaken }) => stockTaken))}::integer[],
      ${sql.val(order.lines.map(({ backordered }) => backordered))}::integer[]
    ) as held(id, pieces, later)
    where l.id = held.id and l.order_id = ${order.id} and l.stock_taken <> held.pieces`.execute(db);
}

export async function saveAddresses(
  db: Kysely<Tables>,
  { id, key, billing, shipping, invoice, modifiedAt }: Parameters<Orders['saveAddresses']>[0],
): Promise<void> {
  await db
    .updateTable('orders')
    .set({
      key,
      billing: JSON.stringify(billing),
      shipping: JSON.stringify(shipping),
      invoice: invoice && JSON.stringify(invoice),
      modifiedAt,
    })
    .where('id', '=', id)
    .execute();
}
