import { type Kysely, sql } from 'kysely';
import type { DownloadsDraft } from '#engine/domain/catalog/product-draft.ts';
import { anyOf } from '../sql-lists.ts';
import type { Tables } from '../tables.ts';
import type { Family, SavedVariation } from './family.ts';

/** Everything that hangs on the product and its variations, taken off and hung on anew. */
export async function replaceParts(db: Kysely<Tables>, family: Family): Promise<void> {
  await takeOff(db, [family.id, ...family.variations.map(({ id }) => id)]);
  await hangCategories(db, family);
  await hangPictures(db, family);
  await hangAttributes(db, family);
  await hangTerms(db, family);
  await hangChoices(db, family);
  await hangFiles(db, family);
}

async function takeOff(db: Kysely<Tables>, ids: readonly number[]): Promise<void> {
  await db
    .with('categories_off', (off) => off.deleteFrom('product_categories').where('product_id', '=', anyOf(ids)))
    .with('pictures_off', (off) => off.deleteFrom('product_pictures').where('product_id', '=', anyOf(ids)))
    .with('attributes_off', (off) => off.deleteFrom('product_attributes').where('product_id', '=', anyOf(ids)))
    .with('terms_off', (off) => off.deleteFrom('product_terms').where('product_id', '=', anyOf(ids)))
    .with('choices_off', (off) => off.deleteFrom('variation_choices').where('variation_id', '=', anyOf(ids)))
    .deleteFrom('product_files')
    .where('product_id', '=', anyOf(ids))
    .execute();
}

/** A reference that does not exist becomes null and is refused by its column. */
async function hangCategories(db: Kysely<Tables>, { id, draft }: Family): Promise<void> {
  await sql`insert into product_categories (product_id, published, category_id, position)
    select ${id}, ${draft.status === 'published'}, c.id, named.place
    from unnest(${sql.val([...draft.categories])}::text[]) with ordinality as named(slug, place)
    left join categories c on c.slug = named.slug`.execute(db);
}

async function hangPictures(db: Kysely<Tables>, { id, draft, variations }: Family): Promise<void> {
  const shown = [
    ...draft.pictures.map((file, position) => ({ owner: id, file, position })),
    ...variations.flatMap(({ id: owner, picture }) =>
      picture === null ? [] : [{ owner, file: picture, position: 0 }],
    ),
  ];
  await sql`insert into product_pictures (product_id, picture_id, position)
    select shown.owner, pic.id, shown.position
    from json_to_recordset(${JSON.stringify(shown)}::json) as shown(owner integer, file text, position integer)
    left join pictures pic on pic.file = shown.file`.execute(db);
}

async function hangAttributes(db: Kysely<Tables>, { id, draft }: Family): Promise<void> {
  const carried = draft.attributes.map(({ terms: _, ...attribute }, position) => ({ ...attribute, position }));
  await sql`insert into product_attributes (product_id, attribute_id, position, for_variations, visible)
    select ${id}, a.id, carried.position, carried."forVariations", carried.visible
    from json_to_recordset(${JSON.stringify(carried)}::json)
      as carried(slug text, position integer, "forVariations" boolean, visible boolean)
    left join attributes a on a.slug = carried.slug`.execute(db);
}

/** A product carries the terms its variations are chosen by, too, so that one table answers for all of it. */
async function hangTerms(db: Kysely<Tables>, { id, draft, variations }: Family): Promise<void> {
  const carried = [
    ...draft.attributes.flatMap(({ slug, terms }) => terms.map((term) => ({ attribute: slug, term }))),
    ...variations.flatMap(({ choices }) => chosen(choices)),
  ];
  await sql`insert into product_terms (product_id, published, term_id)
    select distinct ${id}::integer, ${draft.status === 'published'}::boolean, term.id
    from json_to_recordset(${JSON.stringify(carried)}::json) as carried(attribute text, term text)
    left join attributes a on a.slug = carried.attribute
    left join terms term on term.attribute_id = a.id and term.slug = carried.term`.execute(db);
}

const chosen = (choices: SavedVariation['choices']) =>
  Object.entries(choices).flatMap(([attribute, term]) => (term === '' ? [] : [{ attribute, term }]));

async function hangChoices(db: Kysely<Tables>, { variations }: Family): Promise<void> {
  const choices = variations.flatMap(({ id, choices }) =>
    Object.entries(choices).map(([attribute, term]) => ({ variation: id, attribute, term })),
  );
  await sql`insert into variation_choices (variation_id, attribute_id, term_id)
    select choice.variation, a.id, term.id
    from json_to_recordset(${JSON.stringify(choices)}::json) as choice(variation integer, attribute text, term text)
    left join attributes a on a.slug = choice.attribute
    left join terms term on term.attribute_id = a.id and term.slug = choice.term`.execute(db);
}

async function hangFiles(db: Kysely<Tables>, { id, draft, variations }: Family): Promise<void> {
  const rows = [
    ...toFileRows(id, draft.kind === 'simple' ? draft.downloads : null),
    ...variations.flatMap((variation) => toFileRows(variation.id, variation.downloads)),
  ];
  if (rows.length > 0) await db.insertInto('product_files').values(rows).execute();
}

const toFileRows = (productId: number, downloads: DownloadsDraft | null) =>
  (downloads?.files ?? []).map(({ id, name, file }, position) => ({
    product_id: productId,
    id,
    position,
    name: JSON.stringify(name),
    file,
  }));
