import { type Kysely, sql } from 'kysely';
import type { ProductDraft } from '#engine/domain/catalog/product-draft.ts';
import { anyOf } from '../sql-lists.ts';
import { toStockRow } from '../stock-rows.ts';
import type { Tables } from '../tables.ts';
import type { Family } from './family.ts';
import { stockOf } from './product-rows.ts';
import { setExcluded } from './set-excluded.ts';

/** `keep`: numbers that are counted already, pieces and sales, stay as they are. */
export type StockRule = 'keep' | 'replace';

export async function saveStock(db: Kysely<Tables>, family: Family, rule: StockRule): Promise<void> {
  const rows = stockRows(family);
  const owners = rows.map(({ product_id }) => product_id);
  await db
    .deleteFrom('stock')
    .where('product_id', '=', family.id)
    .where(({ not, eb }) => not(eb('product_id', '=', anyOf(owners))))
    .execute();
  if (rows.length === 0) return;
  const replaced = setExcluded(rows, ['product_id']);
  const kept = sql<number | null>`case when stock.kind = 'managed' and excluded.kind = 'managed'
    then stock.on_hand else excluded.on_hand end`;
  await db
    .insertInto('stock')
    .values(rows)
    .onConflict((conflict) =>
      conflict.column('product_id').doUpdateSet(rule === 'keep' ? { ...replaced, on_hand: kept } : replaced),
    )
    .execute();
}

function stockRows({ id, draft, variations }: Family) {
  const own = stockOf(draft);
  return [...(own ? [toStockRow(id, own)] : []), ...variations.map(({ id, stock }) => toStockRow(id, stock))];
}

interface Sold {
  readonly productId: number;
  readonly pieces: ProductDraft['totalSales'];
}

export async function saveSales(db: Kysely<Tables>, { productId, pieces }: Sold, rule: StockRule): Promise<void> {
  await db
    .insertInto('sales')
    .values({ product_id: productId, pieces })
    .onConflict((conflict) => {
      const known = conflict.column('product_id');
      return rule === 'keep' ? known.doNothing() : known.doUpdateSet({ pieces });
    })
    .execute();
}
