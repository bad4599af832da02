import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { SoldPieces, StockQuantity } from '#engine/domain/orders/lifecycle.ts';
import type { Sales, Stock, StockLevel } from '#engine/usecases/ports/stock.ts';
import { toStockRow } from './catalog/product-rows.ts';
import { anyOf, quantities } from './sql/lists.ts';
import type { Tables } from './tables/tables.ts';

export const createStock = (db: Kysely<Tables>): Stock => ({
  async take(lines) {
    const levels = await move(db, lines, -1);
    const short = levels.filter(({ isShort }) => isShort);
    return short.length > 0
      ? { ok: false, short: short.map(({ owner, before }) => ({ owner, available: Math.max(0, before) })) }
      : { ok: true, levels: levels.map(({ owner, before, left }) => ({ owner, before, left })) };
  },

  async restock(lines) {
    await move(db, lines, 1);
  },

  async ownerOf(sku) {
    if (sku === '') return null;
    const found = await db
      .selectFrom('products as p')
      .leftJoin('stock as s', 's.productId', 'p.id')
      .select(['p.id', 'p.familyId', 's.kind'])
      .where('p.sku', '=', sku)
      .executeTakeFirst();
    if (!found) return null;
    return found.kind === 'shared' ? found.familyId : found.id;
  },

  async set(owner, policy) {
    const { productId, ...rest } = toStockRow(owner, policy);
    await db
      .insertInto('stock')
      .values({ productId, ...rest })
      .onConflict((conflict) => conflict.column('productId').doUpdateSet(rest))
      .execute();
  },
});

interface Moved extends StockLevel {
  readonly isShort: boolean;
}

/**
 * Moves the pieces of all owners that count them, or of none when one is short of them. Locks in the order of the ids,
 * so that two orders never wait for each other.
 */
async function move(db: Kysely<Tables>, lines: readonly StockQuantity[], sign: 1 | -1): Promise<readonly Moved[]> {
  const { rows } = await sql<Moved>`
    with counted as materialized (
      select product_id, on_hand, backorders from stock
      where product_id = ${anyOf(lines.map(({ owner }) => owner))} and kind = 'managed'
      order by product_id for update
    ), levels as (
      select owner, on_hand as before, on_hand + ${sign}::integer * quantity as "left",
        ${sign}::integer < 0 and backorders = 'no' and on_hand < quantity as "isShort"
      from counted join ${quantities(lines)} on owner = product_id
    ), decided as (
      select owner, "left", bool_or("isShort") over () as "isRefused" from levels
    ), moved as (
      update stock set on_hand = decided."left" from decided where product_id = owner and not "isRefused"
    )
    select owner, before, "left", "isShort" from levels`.execute(db);
  return rows;
}

export const createSales = (db: Kysely<Tables>): Sales => ({
  async count(lines) {
    await saleCount(lines).execute(db);
  },
});

/**
 * Adds to the sales of the products that are still there, in the order of their ids, so that two orders never wait for each
 * other. As lists of numbers, of which the database expects few: for rows of unknown number it would read all products.
 * @param placed a relation of one row, or of none when nothing is to be counted
 */
export const saleCount = (lines: readonly SoldPieces[], placed?: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`insert into sales (product_id, pieces)
    select products.id, sum(quantity)
    from ${placed ? sql`${placed} cross join ` : sql``}${quantities(
      lines.map(({ productId, quantity }) => ({ owner: productId, quantity })),
    )} join products on products.id = owner
    group by products.id order by products.id
    on conflict (product_id) do update set pieces = sales.pieces + excluded.pieces`;
