import { type Kysely, sql } from 'kysely';
import type { ProductDraft, VariationDraft } from '#engine/domain/catalog/product-draft.ts';
import type { StockPolicy } from '#engine/domain/catalog/stock-policy.ts';
import type { Saved } from '#engine/usecases/ports/catalog-writer.ts';
import { anyOf, anyTextOf } from '../sql/lists.ts';
import { excluded, insertRows, nonEmpty } from '../sql/rows.ts';
import type { Tables } from '../tables/tables.ts';
import type { Family, SavedVariation } from './family.ts';
import { toProductRow, toStockRow, toTextRows, toVariationRow, toVariationTextRows } from './product-rows.ts';
import { attachParts } from './save-product-parts.ts';

/** Products of one statement, which so stays below a few megabytes and well below a second. */
const BATCH_SIZE = 200;

/** A fixed number of statements for every 200 products, however many variations, pictures and terms they have. */
export async function saveProducts(
  db: Kysely<Tables>,
  drafts: readonly ProductDraft[],
  rule: StockRule,
): Promise<readonly Saved[]> {
  await freeSkus(db, drafts);
  const saved: Saved[] = [];
  for (let from = 0; from < drafts.length; from += BATCH_SIZE) {
    saved.push(...(await saveBatch(db, drafts.slice(from, from + BATCH_SIZE), rule)));
  }
  return saved;
}

async function saveBatch(
  db: Kysely<Tables>,
  drafts: readonly ProductDraft[],
  rule: StockRule,
): Promise<readonly Saved[]> {
  const saved = await upsertProducts(db, drafts);
  const families = await upsertVariations(
    db,
    drafts.map((draft, index) => ({ id: saved[index]?.id ?? 0, draft })),
  );
  await upsertTexts(db, families);
  await attachParts(db, families);
  await saveStock(db, families, rule);
  await saveSales(db, families, rule);
  return saved;
}

const variationsOf = (draft: ProductDraft): readonly VariationDraft[] =>
  draft.kind === 'variable' ? draft.variations : [];

/** First of all, so that a SKU may move from any of these products and variations to any other. */
async function freeSkus(db: Kysely<Tables>, drafts: readonly ProductDraft[]): Promise<void> {
  const slugs = drafts.map(({ slug }) => slug);
  const remaining = drafts.flatMap(variationsOf).map(({ sku }) => sku);
  await db
    .deleteFrom('products')
    .where('parentId', 'in', (from) => from.selectFrom('products').select('id').where('slug', '=', anyTextOf(slugs)))
    .where(({ not, eb }) => not(eb('sku', '=', anyTextOf(remaining))))
    .execute();
  const named = sql`unnest(${sql.val(slugs)}::text[], ${sql.val(drafts.map(({ sku }) => sku))}::text[]) as named(slug, sku)`;
  await sql`update products set sku = '' from ${named}
    where products.slug = named.slug and products.sku <> '' and products.sku <> named.sku`.execute(db);
}

async function upsertProducts(db: Kysely<Tables>, drafts: readonly ProductDraft[]): Promise<readonly Saved[]> {
  const rows = nonEmpty(drafts.map(toProductRow));
  if (!rows) return [];
  const saved = await sql<Saved & { readonly slug: string }>`${insertRows('products', rows)}
    on conflict (slug) do update set ${excluded(rows, ['slug'])}, modified_at = now()
    returning id, slug, xmax = 0 as created`.execute(db);
  const bySlug = new Map(saved.rows.map(({ slug, id, created }) => [slug, { id, created }]));
  return drafts.map(({ slug }) => bySlug.get(slug) ?? { id: 0, created: false });
}

async function upsertVariations(
  db: Kysely<Tables>,
  products: readonly Omit<Family, 'variations'>[],
): Promise<readonly Family[]> {
  const rows = nonEmpty(
    products.flatMap(({ id: parentId, draft }) =>
      draft.kind === 'variable'
        ? draft.variations.map((variation, position) => toVariationRow({ ...variation, parentId, position }, draft))
        : [],
    ),
  );
  const saved = rows
    ? await sql<{ id: number; sku: string }>`${insertRows('products', rows)}
        on conflict (sku) where sku <> '' do update set ${excluded(rows, ['sku', 'kind', 'slug'])}
        returning id, sku`.execute(db)
    : { rows: [] };
  const idOf = new Map(saved.rows.map(({ id, sku }) => [sku, id]));
  const withId = (variation: VariationDraft): SavedVariation => ({ ...variation, id: idOf.get(variation.sku) ?? 0 });
  return products.map((product) => ({ ...product, variations: variationsOf(product.draft).map(withId) }));
}

/** Texts that stay are not written again: their search indexes cost the most of all. */
async function upsertTexts(db: Kysely<Tables>, families: readonly Family[]): Promise<void> {
  const rows = nonEmpty(
    families.flatMap(({ id, draft, variations }) => [
      ...toTextRows(id, draft),
      ...variations.flatMap((variation) => toVariationTextRows(variation.id, variation)),
    ]),
  );
  if (!rows) return;
  await sql`${insertRows('productTexts', rows)}
    on conflict (product_id, language) do update set ${excluded(rows, ['productId', 'language'])}
    where product_texts is distinct from excluded`.execute(db);
}

/** `keep`: numbers that are counted already, pieces and sales, stay as they are. */
export type StockRule = 'keep' | 'replace';

const KEEP_ON_HAND = sql`on_hand = case when stock.kind = 'managed' and excluded.kind = 'managed'
  then stock.on_hand else excluded.on_hand end`;

async function saveStock(db: Kysely<Tables>, families: readonly Family[], rule: StockRule): Promise<void> {
  const rows = families.flatMap(stockRows);
  const owners = rows.map(({ productId }) => productId);
  await db
    .deleteFrom('stock')
    .where('productId', '=', anyOf(families.map(({ id }) => id)))
    .where(({ not, eb }) => not(eb('productId', '=', anyOf(owners))))
    .execute();
  const counted = nonEmpty(rows);
  if (!counted) return;
  const replaced = excluded(counted, rule === 'keep' ? ['productId', 'onHand'] : ['productId']);
  await sql`${insertRows('stock', counted)}
    on conflict (product_id) do update set ${rule === 'keep' ? sql`${replaced}, ${KEEP_ON_HAND}` : replaced}`.execute(
    db,
  );
}

function stockRows({ id, draft, variations }: Family) {
  const own = ownStockOf(draft);
  return [...(own ? [toStockRow(id, own)] : []), ...variations.map(({ id, stock }) => toStockRow(id, stock))];
}

/** Null: the product itself has no stock. */
function ownStockOf(draft: ProductDraft): StockPolicy | null {
  if (draft.kind === 'variable') return draft.sharedStock;
  return draft.kind === 'simple' ? draft.stock : null;
}

async function saveSales(db: Kysely<Tables>, families: readonly Family[], rule: StockRule): Promise<void> {
  const rows = nonEmpty(families.map(({ id, draft }) => ({ productId: id, pieces: draft.totalSales })));
  if (!rows) return;
  const known = rule === 'keep' ? sql`do nothing` : sql`do update set ${excluded(rows, ['productId'])}`;
  await sql`${insertRows('sales', rows)} on conflict (product_id) ${known}`.execute(db);
}
