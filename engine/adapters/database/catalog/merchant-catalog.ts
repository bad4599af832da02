import { type Kysely, type RawBuilder, sql } from 'kysely';
import type {
  DraftSelection,
  LowStock,
  LowStockPage,
  LowStockQuery,
  MerchantCatalog,
  MerchantCatalogReads,
  MerchantQuery,
} from '#engine/usecases/ports/merchant-catalog.ts';
import { anyOf, anyTextOf, containing } from '../sql/lists.ts';
import { lockRevision } from '../sql/locks.ts';
import type { Tables } from '../tables/tables.ts';
import { readDrafts } from './read-drafts.ts';
import { readProducts } from './read-products.ts';
import { inCategories } from './taxonomies.ts';

export const createMerchantCatalogReads = (db: Kysely<Tables>): MerchantCatalogReads => ({
  async find(query) {
    const { ids, total } = await matching(db, query);
    return { rows: (await readProducts({ db, ids }))[query.language], total };
  },
  lowStock: (query) => lowStock(db, query),
  drafts: async (selection) => readDrafts(db, await idsOf(db, selection)),
  async slugsOf(ids) {
    const { rows } = await sql<{ id: number; slug: string }>`select p.id, family.slug
      from products p join products family on family.id = p.family_id where p.id = ${anyOf(ids)}`.execute(db);
    return new Map(rows.map(({ id, slug }) => [id, slug]));
  },
});

export const createMerchantCatalog = (db: Kysely<Tables>): MerchantCatalog => ({
  ...createMerchantCatalogReads(db),
  async draftsForUpdate(selection) {
    await lockRevision(db);
    const ids = await idsOf(db, selection);
    // In the order in which orders lock them.
    await sql`select from stock
      where product_id in (select id from products where family_id = ${anyOf(ids)})
      order by product_id for update`.execute(db);
    await sql`select from sales where product_id = ${anyOf(ids)} order by product_id for update`.execute(db);
    return readDrafts(db, ids);
  },
});

async function matching(db: Kysely<Tables>, query: MerchantQuery) {
  const { rows } = await sql<{ id: number; total: number }>`
    select p.id, count(*) over () as total
    from products p
    join product_texts t on t.product_id = p.id and t.language = ${query.language}
    where ${sql.join(conditionsOf(query), sql` and `)}
    order by t.folded_name, p.id
    limit ${query.limit}`.execute(db);
  return { ids: rows.map(({ id }) => id), total: rows[0]?.total ?? 0 };
}

function conditionsOf({ search, status, category }: MerchantQuery): readonly RawBuilder<boolean>[] {
  const conditions = [sql<boolean>`p.kind <> 'variation'`];
  if (status) conditions.push(sql`p.status = ${status}`);
  if (category) conditions.push(inCategories([category]));
  if (search) {
    const bySku = sql`exists (select from products v where v.parent_id = p.id and v.sku ilike ${containing(search)})`;
    conditions.push(sql`(t.folded like ${containing(search)} or ${bySku})`);
  }
  return conditions;
}

async function idsOf(db: Kysely<Tables>, selection: DraftSelection | 'all'): Promise<readonly number[]> {
  const { rows } = await sql<{ id: number }>`select id from products
    where kind <> 'variation' and ${selection === 'all' ? sql`true` : isSelected(selection)}
    order by menu_order, id`.execute(db);
  return rows.map(({ id }) => id);
}

const isSelected = ({ ids = [], skus = [], slugs = [] }: DraftSelection) => sql`id in (
  select family_id from products
  where id = ${anyOf(ids)} or (sku <> '' and sku = ${anyTextOf(skus)}) or slug = ${anyTextOf(slugs)})`;

async function lowStock(db: Kysely<Tables>, { language, lowAmount, limit }: LowStockQuery): Promise<LowStockPage> {
  const { rows } = await sql<LowStock & { readonly total: number }>`
    select p.sku, t.name, s.on_hand as "onHand", coalesce(s.low_amount, ${lowAmount}::integer) as "lowAmount",
      s.backorders, count(*) over () as total
    from stock s
    join products p on p.id = s.product_id and p.published
    join products family on family.id = p.family_id and family.published
    join product_texts t on t.product_id = family.id and t.language = ${language}
    where s.kind = 'managed' and s.on_hand <= coalesce(s.low_amount, ${lowAmount}::integer)
    order by s.on_hand, t.folded_name, p.id
    limit ${limit}`.execute(db);
  return { rows: rows.map(({ total: _, ...row }) => row), total: rows[0]?.total ?? 0 };
}
