import { type Kysely, sql } from 'kysely';
import type { Stock, StockLine, StockTaken } from '#engine/usecases/ports/stock.ts';
import { anyOf, wanted } from './sql-lists.ts';
import { toStockRow } from './stock-rows.ts';
import type { Tables } from './tables.ts';

export const createStock = (db: Kysely<Tables>): Stock => ({
  async take(lines) {
    const counted = await lockCounted(db, lines);
    const answer = weigh(lines, counted);
    if (answer.ok) await move(db, lines, -1);
    return answer;
  },

  async putBack(lines) {
    await lockCounted(db, lines);
    await move(db, lines, 1);
  },

  async ownerOf(sku) {
    if (sku === '') return null;
    const found = await db
      .selectFrom('products as p')
      .leftJoin('stock as s', 's.product_id', 'p.id')
      .select(['p.id', 'p.family_id', 's.kind'])
      .where('p.sku', '=', sku)
      .executeTakeFirst();
    if (!found) return null;
    return found.kind === 'shared' ? found.family_id : found.id;
  },

  async set(owner, policy) {
    const { product_id, ...rest } = toStockRow(owner, policy);
    await db
      .insertInto('stock')
      .values({ product_id, ...rest })
      .onConflict((conflict) => conflict.column('product_id').doUpdateSet(rest))
      .execute();
  },
});

/** In the order of their ids, so that two orders never wait for each other. */
const lockCounted = async (db: Kysely<Tables>, lines: readonly StockLine[]): Promise<readonly Counted[]> =>
  db
    .selectFrom('stock')
    .select(['product_id as owner', sql<number>`on_hand`.as('onHand'), 'backorders'])
    .where('product_id', '=', anyOf(lines.map(({ owner }) => owner)))
    .where('kind', '=', 'managed')
    .orderBy('product_id')
    .forUpdate()
    .execute();

interface Counted {
  readonly owner: number;
  readonly onHand: number;
  readonly backorders: string | null;
}

function weigh(lines: readonly StockLine[], counted: readonly Counted[]): StockTaken {
  const quantities = new Map(lines.map(({ owner, quantity }) => [owner, quantity]));
  const levels = counted.map(({ owner, onHand, backorders }) => {
    const left = onHand - (quantities.get(owner) ?? 0);
    return { owner, before: onHand, left, isShort: left < 0 && backorders === 'no' };
  });
  const short = levels.filter(({ isShort }) => isShort);
  return short.length > 0
    ? { ok: false, short: short.map(({ owner, before }) => ({ owner, available: Math.max(0, before) })) }
    : { ok: true, levels: levels.map(({ owner, before, left }) => ({ owner, before, left })) };
}

async function move(db: Kysely<Tables>, lines: readonly StockLine[], sign: 1 | -1): Promise<void> {
  await db
    .updateTable('stock')
    .from(wanted(lines))
    .set({ on_hand: sql<number>`on_hand + ${sign} * wanted.quantity` })
    .whereRef('product_id', '=', 'wanted.owner')
    .where('kind', '=', 'managed')
    .execute();
}
