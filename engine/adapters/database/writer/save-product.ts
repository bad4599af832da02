import { type Kysely, sql } from 'kysely';
import type { ProductDraft, VariationDraft } from '#engine/domain/catalog/product-draft.ts';
import type { Saved } from '#engine/usecases/ports/writer.ts';
import { anyTextOf } from '../sql-lists.ts';
import type { Tables } from '../tables.ts';
import type { SavedVariation } from './family.ts';
import { replaceParts } from './product-parts.ts';
import { toProductRow, toTextRows, toVariationRow, toVariationTextRows } from './product-rows.ts';
import { type StockRule, saveSales, saveStock } from './save-stock.ts';
import { setExcluded } from './set-excluded.ts';
import { WAS_CREATED } from './was-created.ts';

/** A fixed number of statements, however many variations, pictures and terms. */
export async function saveProduct(db: Kysely<Tables>, draft: ProductDraft, rule: StockRule): Promise<Saved> {
  const drafts = draft.kind === 'variable' ? draft.variations : [];
  await dropVariations(db, draft.slug, drafts);
  const saved = await upsertProduct(db, draft);
  const variations = draft.kind === 'variable' ? await upsertVariations(db, saved.id, draft) : [];
  await upsertTexts(db, [
    ...toTextRows(saved.id, draft),
    ...variations.flatMap((variation) => toVariationTextRows(variation.id, variation)),
  ]);
  await replaceParts(db, { id: saved.id, draft, variations });
  await saveStock(db, { id: saved.id, draft, variations }, rule);
  await saveSales(db, { productId: saved.id, pieces: draft.totalSales }, rule);
  return saved;
}

/** First of all, so that a SKU may move between a product and its variations. */
async function dropVariations(db: Kysely<Tables>, slug: string, kept: readonly VariationDraft[]): Promise<void> {
  await db
    .deleteFrom('products')
    .where('parent_id', '=', (from) => from.selectFrom('products').select('id').where('slug', '=', slug))
    .where(({ not, eb }) => not(eb('sku', '=', anyTextOf(kept.map(({ sku }) => sku)))))
    .execute();
}

async function upsertProduct(db: Kysely<Tables>, draft: ProductDraft): Promise<Saved> {
  const { slug, ...rest } = toProductRow(draft);
  return db
    .insertInto('products')
    .values({ slug, ...rest })
    .onConflict((conflict) => conflict.column('slug').doUpdateSet({ ...rest, modified_at: sql`now()` }))
    .returning(['id', WAS_CREATED])
    .executeTakeFirstOrThrow();
}

async function upsertVariations(
  db: Kysely<Tables>,
  parentId: number,
  draft: Extract<ProductDraft, { kind: 'variable' }>,
): Promise<readonly SavedVariation[]> {
  if (draft.variations.length === 0) return [];
  const rows = draft.variations.map((variation, position) => toVariationRow(variation, draft, { parentId, position }));
  const ids = await db
    .insertInto('products')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .column('sku')
        .where(sql<boolean>`sku <> ''`)
        .doUpdateSet(setExcluded(rows, ['sku', 'kind', 'slug'])),
    )
    .returning(['id', 'sku'])
    .execute();
  const idOf = new Map(ids.map(({ id, sku }) => [sku, id]));
  return draft.variations.map((variation) => ({ ...variation, id: idOf.get(variation.sku) ?? 0 }));
}

async function upsertTexts(db: Kysely<Tables>, rows: readonly ReturnType<typeof toTextRows>[number][]): Promise<void> {
  await db
    .insertInto('product_texts')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['product_id', 'language']).doUpdateSet(setExcluded(rows, ['product_id', 'language'])),
    )
    .execute();
}
