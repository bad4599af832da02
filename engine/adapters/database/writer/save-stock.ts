import { type Kysely, sql } from 'kysely';
import { anyOf } from '../sql-lists.ts';
import { toStockRow } from '../stock-rows.ts';
import type { Tables } from '../tables.ts';
import type { Family } from './family.ts';
import { excluded, insertRows, someOf } from './insert-rows.ts';
import { stockOf } from './product-rows.ts';

/** `keep`: numbers that are counted already, pieces and sales, stay as they are. */
export type StockRule = 'keep' | 'replace';

const KEPT = sql`on_hand = case when stock.kind = 'managed' and excluded.kind = 'managed'
  then stock.on_hand else excluded.on_hand end`;

export async function saveStock(db: Kysely<Tables>, families: readonly Family[], rule: StockRule): Promise<void> {
  const rows = families.flatMap(stockRows);
  const owners = rows.map(({ product_id }) => product_id);
  await db
    .deleteFrom('stock')
    .where('product_id', '=', anyOf(families.map(({ id }) => id)))
    .where(({ not, eb }) => not(eb('product_id', '=', anyOf(owners))))
    .execute();
  const counted = someOf(rows);
  if (!counted) return;
  const replaced = excluded(counted, rule === 'keep' ? ['product_id', 'on_hand'] : ['product_id']);
  await sql`${insertRows('stock', counted)}
    on conflict (product_id) do update set ${rule === 'keep' ? sql`${replaced}, ${KEPT}` : replaced}`.execute(db);
}

function stockRows({ id, draft, variations }: Family) {
  const own = stockOf(draft);
  return [...(own ? [toStockRow(id, own)] : []), ...variations.map(({ id, stock }) => toStockRow(id, stock))];
}

export async function saveSales(db: Kysely<Tables>, families: readonly Family[], rule: StockRule): Promise<void> {
  const rows = someOf(families.map(({ id, draft }) => ({ product_id: id, pieces: draft.totalSales })));
  if (!rows) return;
  const known = rule === 'keep' ? sql`do nothing` : sql`do update set ${excluded(rows, ['product_id'])}`;
  await sql`${insertRows('sales', rows)} on conflict (product_id) ${known}`.execute(db);
}
