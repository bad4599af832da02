import { type Kysely, sql } from 'kysely';
import type { ProductDraft, VariationDraft } from '#engine/domain/catalog/product-draft.ts';
import type { Saved } from '#engine/usecases/ports/writer.ts';
import { anyTextOf } from '../sql-lists.ts';
import type { Tables } from '../tables.ts';
import type { Family, SavedVariation } from './family.ts';
import { excluded, insertRows, someOf } from './insert-rows.ts';
import { hangParts } from './product-parts.ts';
import { toProductRow, toTextRows, toVariationRow, toVariationTextRows } from './product-rows.ts';
import { type StockRule, saveSales, saveStock } from './save-stock.ts';

/** So many at once: each statement stays below a few megabytes and well below a second. */
const AT_ONCE = 200;

/** A fixed number of statements for every 200 products, however many variations, pictures and terms they have. */
export async function saveProducts(
  db: Kysely<Tables>,
  drafts: readonly ProductDraft[],
  rule: StockRule,
): Promise<readonly Saved[]> {
  await freeSkus(db, drafts);
  const saved: Saved[] = [];
  for (let from = 0; from < drafts.length; from += AT_ONCE) {
    saved.push(...(await saveSome(db, drafts.slice(from, from + AT_ONCE), rule)));
  }
  return saved;
}

async function saveSome(
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
  await hangParts(db, families);
  await saveStock(db, families, rule);
  await saveSales(db, families, rule);
  return saved;
}

const packsOf = (draft: ProductDraft): readonly VariationDraft[] => (draft.kind === 'variable' ? draft.variations : []);

/** First of all, so that a SKU may move from any of these products and variations to any other. */
async function freeSkus(db: Kysely<Tables>, drafts: readonly ProductDraft[]): Promise<void> {
  const slugs = drafts.map(({ slug }) => slug);
  const kept = drafts.flatMap(packsOf).map(({ sku }) => sku);
  await db
    .deleteFrom('products')
    .where('parent_id', 'in', (from) => from.selectFrom('products').select('id').where('slug', '=', anyTextOf(slugs)))
    .where(({ not, eb }) => not(eb('sku', '=', anyTextOf(kept))))
    .execute();
  const named = sql`unnest(${sql.val(slugs)}::text[], ${sql.val(drafts.map(({ sku }) => sku))}::text[]) as named(slug, sku)`;
  await sql`update products set sku = '' from ${named}
    where products.slug = named.slug and products.sku <> '' and products.sku <> named.sku`.execute(db);
}

async function upsertProducts(db: Kysely<Tables>, drafts: readonly ProductDraft[]): Promise<readonly Saved[]> {
  const rows = someOf(drafts.map(toProductRow));
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
  const rows = someOf(
    products.flatMap(({ id: parentId, draft }) =>
      draft.kind === 'variable'
        ? draft.variations.map((pack, position) => toVariationRow({ ...pack, parentId, position }, draft))
        : [],
    ),
  );
  const saved = rows
    ? await sql<{ id: number; sku: string }>`${insertRows('products', rows)}
        on conflict (sku) where sku <> '' do update set ${excluded(rows, ['sku', 'kind', 'slug'])}
        returning id, sku`.execute(db)
    : { rows: [] };
  const idOf = new Map(saved.rows.map(({ id, sku }) => [sku, id]));
  const withId = (pack: VariationDraft): SavedVariation => ({ ...pack, id: idOf.get(pack.sku) ?? 0 });
  return products.map((product) => ({ ...product, variations: packsOf(product.draft).map(withId) }));
}

/** Words that stay are not written again: their search indexes are the dearest of all. */
async function upsertTexts(db: Kysely<Tables>, families: readonly Family[]): Promise<void> {
  const rows = someOf(
    families.flatMap(({ id, draft, variations }) => [
      ...toTextRows(id, draft),
      ...variations.flatMap((variation) => toVariationTextRows(variation.id, variation)),
    ]),
  );
  if (!rows) return;
  await sql`${insertRows('product_texts', rows)}
    on conflict (product_id, language) do update set ${excluded(rows, ['product_id', 'language'])}
    where product_texts is distinct from excluded`.execute(db);
}
