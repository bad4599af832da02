import { type Kysely, sql } from 'kysely';
import type { DownloadsDraft } from '#engine/domain/catalog/product-draft.ts';
import { anyOf } from '../sql-lists.ts';
import type { Tables } from '../tables.ts';
import type { Family, SavedVariation } from './family.ts';
import { hangRecommendations, hangTags } from './hang-tags.ts';
import { insertRows, someOf } from './insert-rows.ts';

/** Everything that hangs on products and their variations, taken off and hung on anew. */
export async function hangParts(db: Kysely<Tables>, families: readonly Family[]): Promise<void> {
  await takeOff(
    db,
    families.flatMap(({ id, variations }) => [id, ...variations.map((variation) => variation.id)]),
  );
  await hangCategories(db, families);
  await hangTags(db, families);
  await hangRecommendations(db, families);
  await hangPictures(db, families);
  await hangAttributes(db, families);
  await hangTerms(db, families);
  await hangChoices(db, families);
  await hangFiles(db, families);
}

async function takeOff(db: Kysely<Tables>, ids: readonly number[]): Promise<void> {
  await db
    .with('categories_off', (off) => off.deleteFrom('product_categories').where('product_id', '=', anyOf(ids)))
    .with('tags_off', (off) => off.deleteFrom('product_tags').where('product_id', '=', anyOf(ids)))
    .with('recommendations_off', (off) =>
      off.deleteFrom('product_recommendations').where('product_id', '=', anyOf(ids)),
    )
    .with('pictures_off', (off) => off.deleteFrom('product_pictures').where('product_id', '=', anyOf(ids)))
    .with('attributes_off', (off) => off.deleteFrom('product_attributes').where('product_id', '=', anyOf(ids)))
    .with('terms_off', (off) => off.deleteFrom('product_terms').where('product_id', '=', anyOf(ids)))
    .with('choices_off', (off) => off.deleteFrom('variation_choices').where('variation_id', '=', anyOf(ids)))
    .deleteFrom('product_files')
    .where('product_id', '=', anyOf(ids))
    .execute();
}

/** A reference that does not exist becomes null and is refused by its column. */
async function hangCategories(db: Kysely<Tables>, families: readonly Family[]): Promise<void> {
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

async function hangPictures(db: Kysely<Tables>, families: readonly Family[]): Promise<void> {
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

async function hangAttributes(db: Kysely<Tables>, families: readonly Family[]): Promise<void> {
  const carried = families.flatMap(({ id: owner, draft }) =>
    draft.attributes.map(({ terms: _, ...attribute }, position) => ({ ...attribute, owner, position })),
  );
  await sql`insert into product_attributes (product_id, attribute_id, position, for_variations, visible)
    select carried.owner, a.id, carried.position, carried."forVariations", carried.visible
    from json_to_recordset(${JSON.stringify(carried)}::json)
      as carried(owner integer, slug text, position integer, "forVariations" boolean, visible boolean)
    left join attributes a on a.slug = carried.slug`.execute(db);
}

/** A product carries the terms its variations are chosen by, too, so that one table answers for all of it. */
async function hangTerms(db: Kysely<Tables>, families: readonly Family[]): Promise<void> {
  const carried = families.flatMap(({ id: owner, draft, variations }) =>
    [
      ...draft.attributes.flatMap(({ slug, terms }) => terms.map((term) => ({ attribute: slug, term }))),
      ...variations.flatMap(({ choices }) => chosen(choices)),
    ].map((one) => ({ ...one, owner, published: isPublished(draft) })),
  );
  await sql`insert into product_terms (product_id, published, term_id)
    select distinct carried.owner, carried.published, term.id
    from json_to_recordset(${JSON.stringify(carried)}::json)
      as carried(owner integer, published boolean, attribute text, term text)
    left join attributes a on a.slug = carried.attribute
    left join terms term on term.attribute_id = a.id and term.slug = carried.term`.execute(db);
}

const chosen = (choices: SavedVariation['choices']) =>
  Object.entries(choices).flatMap(([attribute, term]) => (term === '' ? [] : [{ attribute, term }]));

async function hangChoices(db: Kysely<Tables>, families: readonly Family[]): Promise<void> {
  const choices = families.flatMap(({ variations }) =>
    variations.flatMap(({ id, choices }) =>
      Object.entries(choices).map(([attribute, term]) => ({ variation: id, attribute, term })),
    ),
  );
  await sql`insert into variation_choices (variation_id, attribute_id, term_id)
    select choice.variation, a.id, term.id
    from json_to_recordset(${JSON.stringify(choices)}::json) as choice(variation integer, attribute text, term text)
    left join attributes a on a.slug = choice.attribute
    left join terms term on term.attribute_id = a.id and term.slug = choice.term`.execute(db);
}

async function hangFiles(db: Kysely<Tables>, families: readonly Family[]): Promise<void> {
  const rows = someOf(
    families.flatMap(({ id, draft, variations }) => [
      ...toFileRows(id, draft.kind === 'simple' ? draft.downloads : null),
      ...variations.flatMap((variation) => toFileRows(variation.id, variation.downloads)),
    ]),
  );
  if (rows) await insertRows('product_files', rows).execute(db);
}

const toFileRows = (productId: number, downloads: DownloadsDraft | null) =>
  (downloads?.files ?? []).map(({ id, name, file }, position) => ({ product_id: productId, id, position, name, file }));
