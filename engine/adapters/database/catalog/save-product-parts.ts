import { type Kysely, sql } from 'kysely';
import type { DownloadsDraft } from '#engine/domain/catalog/product-draft.ts';
import type { Translated } from '#engine/domain/language.ts';
import { anyOf } from '../sql/lists.ts';
import { insertRows, nonEmpty } from '../sql/rows.ts';
import type { Tables } from '../tables/tables.ts';
import { type Family, ownerOf, type SavedVariation } from './family.ts';
import { saveLocalAttributes } from './save-local-attributes.ts';

/** Detaches everything that belongs to products and their variations, and attaches it anew. */
export async function attachParts(db: Kysely<Tables>, families: readonly Family[]): Promise<void> {
  await detachParts(
    db,
    families.flatMap(({ id, variations }) => [id, ...variations.map((variation) => variation.id)]),
  );
  await attachCategories(db, families);
  await attachTags(db, families);
  await attachRecommendations(db, families);
  await attachPictures(db, families);
  await saveLocalAttributes(db, families);
  await attachAttributes(db, families);
  await attachTerms(db, families);
  await attachChoices(db, families);
  await attachFiles(db, families);
}

async function detachParts(db: Kysely<Tables>, ids: readonly number[]): Promise<void> {
  await db
    .with('categories_off', (off) => off.deleteFrom('productCategories').where('productId', '=', anyOf(ids)))
    .with('tags_off', (off) => off.deleteFrom('productTags').where('productId', '=', anyOf(ids)))
    .with('recommendations_off', (off) => off.deleteFrom('productRecommendations').where('productId', '=', anyOf(ids)))
    .with('pictures_off', (off) => off.deleteFrom('productPictures').where('productId', '=', anyOf(ids)))
    .with('attributes_off', (off) => off.deleteFrom('productAttributes').where('productId', '=', anyOf(ids)))
    .with('terms_off', (off) => off.deleteFrom('productTerms').where('productId', '=', anyOf(ids)))
    .with('choices_off', (off) => off.deleteFrom('variationChoices').where('variationId', '=', anyOf(ids)))
    .deleteFrom('productFiles')
    .where('productId', '=', anyOf(ids))
    .execute();
}

/** A reference that does not exist becomes null and is refused by its column. */
async function attachCategories(db: Kysely<Tables>, families: readonly Family[]): Promise<void> {
  const filed = families.flatMap(({ id: owner, draft }) =>
    draft.categories.map((slug, index) => ({ owner, slug, published: isPublished(draft), place: index + 1 })),
  );
  await sql`insert into product_categories (product_id, published, category_id, position)
    select filed.owner, filed.published, c.id, filed.place
    from json_to_recordset(${JSON.stringify(filed)}::json)
      as filed(owner integer, slug text, published boolean, place integer)
    left join categories c on c.slug = filed.slug`.execute(db);
}

const isPublished = ({ status }: Family['draft']): boolean => status === 'published';

async function attachPictures(db: Kysely<Tables>, families: readonly Family[]): Promise<void> {
  const shown = families.flatMap(({ id, draft, variations }) => [
    ...draft.pictures.map((file, position) => ({ owner: id, file, position })),
    ...variations.flatMap(({ id: owner, picture }) =>
      picture === null ? [] : [{ owner, file: picture, position: 0 }],
    ),
  ]);
  await sql`insert into product_pictures (product_id, picture_id, position)
    select shown.owner, pic.id, shown.position
    from json_to_recordset(${JSON.stringify(shown)}::json) as shown(owner integer, file text, position integer)
    left join pictures pic on pic.file = shown.file`.execute(db);
}

async function attachAttributes(db: Kysely<Tables>, families: readonly Family[]): Promise<void> {
  const carried = families.flatMap((family) =>
    family.draft.attributes.map(({ slug, forVariations, visible }, position) => ({
      owner: family.id,
      product: ownerOf(family, slug),
      slug,
      position,
      forVariations,
      visible,
    })),
  );
  await sql`insert into product_attributes (product_id, attribute_id, position, for_variations, visible)
    select carried.owner, a.id, carried.position, carried."forVariations", carried.visible
    from json_to_recordset(${JSON.stringify(carried)}::json)
      as carried(owner integer, product integer, slug text, position integer, "forVariations" boolean, visible boolean)
    left join attributes a on a.slug = carried.slug and a.product_id is not distinct from carried.product`.execute(db);
}

/** A product carries the terms its variations are chosen by, too, so that one table answers for all of it. */
async function attachTerms(db: Kysely<Tables>, families: readonly Family[]): Promise<void> {
  const carried = families.flatMap((family) =>
    [
      ...family.draft.attributes.flatMap(({ slug, terms }) => terms.map((term) => ({ attribute: slug, term }))),
      ...family.variations.flatMap(({ choices }) => chosen(choices)),
    ].map((one) => ({
      ...one,
      owner: family.id,
      product: ownerOf(family, one.attribute),
      published: isPublished(family.draft),
    })),
  );
  await sql`insert into product_terms (product_id, published, term_id)
    select distinct carried.owner, carried.published, term.id
    from json_to_recordset(${JSON.stringify(carried)}::json)
      as carried(owner integer, product integer, published boolean, attribute text, term text)
    left join attributes a on a.slug = carried.attribute and a.product_id is not distinct from carried.product
    left join terms term on term.attribute_id = a.id and term.slug = carried.term`.execute(db);
}

const chosen = (choices: SavedVariation['choices']) =>
  Object.entries(choices).flatMap(([attribute, term]) => (term === '' ? [] : [{ attribute, term }]));

async function attachChoices(db: Kysely<Tables>, families: readonly Family[]): Promise<void> {
  const choices = families.flatMap((family) =>
    family.variations.flatMap(({ id, choices }) =>
      Object.entries(choices).map(([attribute, term]) => ({
        variation: id,
        product: ownerOf(family, attribute),
        attribute,
        term,
      })),
    ),
  );
  await sql`insert into variation_choices (variation_id, attribute_id, term_id)
    select choice.variation, a.id, term.id
    from json_to_recordset(${JSON.stringify(choices)}::json)
      as choice(variation integer, product integer, attribute text, term text)
    left join attributes a on a.slug = choice.attribute and a.product_id is not distinct from choice.product
    left join terms term on term.attribute_id = a.id and term.slug = choice.term`.execute(db);
}

async function attachFiles(db: Kysely<Tables>, families: readonly Family[]): Promise<void> {
  const rows = nonEmpty(
    families.flatMap(({ id, draft, variations }) => [
      ...toFileRows(id, draft.kind === 'simple' ? draft.downloads : null),
      ...variations.flatMap((variation) => toFileRows(variation.id, variation.downloads)),
    ]),
  );
  if (rows) await insertRows('productFiles', rows).execute(db);
}

const toFileRows = (productId: number, downloads: DownloadsDraft | null) =>
  (downloads?.files ?? []).map(({ id, name, file }, position) => ({ productId, id, position, name, file }));

/** Tags are made where they are not there yet; the last product of an import that carries one names it. */
async function attachTags(db: Kysely<Tables>, families: readonly Family[]): Promise<void> {
  const all = new Map(families.flatMap(({ draft }) => (draft.tags ?? []).map((tag) => [tag.slug, tag] as const)));
  if (all.size === 0) return;
  const ids = await saveTags(db, 'product', [...all.values()]);
  const idOf = new Map([...all.keys()].map((slug, place) => [slug, ids[place] ?? 0]));
  const rows = families.flatMap(({ id, draft }) =>
    (draft.tags ?? []).map(({ slug }, position) => ({ productId: id, tagId: idOf.get(slug) ?? 0, position })),
  );
  const some = nonEmpty(rows);
  if (some) await insertRows('productTags', some).execute(db);
}

async function attachRecommendations(db: Kysely<Tables>, families: readonly Family[]): Promise<void> {
  const rows = families.flatMap(({ id, draft }) => [
    ...(draft.upsells ?? []).map((slug, position) => ({ productId: id, kind: 'upsell' as const, position, slug })),
    ...(draft.crossSells ?? []).map((slug, position) => ({
      productId: id,
      kind: 'cross-sell' as const,
      position,
      slug,
    })),
    ...partsOf(draft).map((slug, position) => ({ productId: id, kind: 'part' as const, position, slug })),
  ]);
  const some = nonEmpty(rows);
  if (some) await insertRows('productRecommendations', some).execute(db);
}

const partsOf = (draft: Family['draft']): readonly string[] => (draft.kind === 'grouped' ? draft.parts : []);

interface TagDraft {
  readonly slug: string;
  readonly name: Translated;
}

/** Creates or renames them, and returns their ids in the same order. */
export async function saveTags(
  db: Kysely<Tables>,
  kind: 'product' | 'article',
  tags: readonly TagDraft[],
): Promise<readonly number[]> {
  const ids = await db
    .insertInto('tags')
    .values(tags.map(({ slug, name }) => ({ kind, slug, name: JSON.stringify(name) })))
    .onConflict((conflict) => conflict.columns(['kind', 'slug']).doUpdateSet({ name: sql`excluded.name` }))
    .returning(['id', 'slug'])
    .execute();
  const idOf = new Map(ids.map(({ id, slug }) => [slug, id]));
  return tags.flatMap(({ slug }) => idOf.get(slug) ?? []);
}
