import { type Kysely, sql } from 'kysely';
import { anyOf } from '../sql/lists.ts';
import type { Tables } from '../tables/tables.ts';
import type { Family } from './family.ts';

/** Makes the attributes that these products alone have anew, with their terms. Nothing may be attached to the old ones. */
export async function saveLocalAttributes(db: Kysely<Tables>, families: readonly Family[]): Promise<void> {
  await db
    .deleteFrom('attributes')
    .where('productId', '=', anyOf(families.map(({ id }) => id)))
    .execute();
  const attributes = families.flatMap(localAttributesOf);
  if (attributes.length === 0) return;
  const terms = attributes.flatMap(({ owner, slug: attribute, terms }) =>
    terms.map((term, position) => ({ ...term, owner, attribute, position })),
  );
  await sql`with made as (
      insert into attributes (product_id, slug, label)
      select owner, slug, label
      from json_to_recordset(${JSON.stringify(attributes)}::json) as own(owner integer, slug text, label jsonb)
      returning id, product_id, slug
    )
    insert into terms (attribute_id, slug, name, position)
    select made.id, term.slug, term.name, term.position
    from json_to_recordset(${JSON.stringify(terms)}::json)
      as term(owner integer, attribute text, slug text, name jsonb, position integer)
    join made on made.product_id = term.owner and made.slug = term.attribute`.execute(db);
}

const localAttributesOf = ({ id: owner, draft }: Family) =>
  draft.attributes.flatMap(({ slug, local }) => (local ? [{ owner, slug, ...local }] : []));
