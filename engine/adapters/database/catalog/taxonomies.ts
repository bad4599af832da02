import { type Kysely, type RawBuilder, sql } from 'kysely';

import type { Attribute, Category } from '#engine/domain/catalog/taxonomies.ts';
import type { Language } from '#engine/domain/language.ts';
import { jsonRows } from '../sql/rows.ts';
import type { Tables } from '../tables/tables.ts';
import { pictureJson, termRows } from './product-queries.ts';

/** Each category as `root`, with itself and everything below it as `id`. */
export const CATEGORIES_BELOW = sql`
  with recursive below(root, id) as (
    select id, id from categories
    union all
    select below.root, c.id from categories c join below on c.parent_id = below.id
  )`;

/** Ids of the products `p` may stand in: the named categories and all below them. */
export const inCategories = (slugs: readonly string[]): RawBuilder<boolean> => sql`exists (
  select from product_categories pc where pc.product_id = p.id and pc.category_id = any(array(
    ${CATEGORIES_BELOW}
    select below.id from below join categories named on named.id = below.root
    where named.slug = any(${sql.val([...slugs])}::text[])
  ))
)`;

/** All, in the merchant's order. */
export async function listCategories(db: Kysely<Tables>, language: Language): Promise<readonly Category[]> {
  const { rows } = await sql<Category>`
    ${CATEGORIES_BELOW}
    select c.id, c.slug, c.text -> ${language} ->> 'name' as name, c.text -> ${language} ->> 'description' as description,
      c.parent_id, c.position as order, ${pictureJson(language)} as picture,
      (select count(distinct pc.product_id)
        from below join product_categories pc on pc.category_id = below.id and pc.published
        where below.root = c.id) as count
    from categories c left join pictures pic on pic.id = c.picture_id
    order by c.position, c.slug collate "C"`.execute(db);
  return rows;
}

/** All that products share, by slug, with their terms in the merchant's order. */
export async function listAttributes(db: Kysely<Tables>, language: Language): Promise<readonly Attribute[]> {
  const rows = await db
    .selectFrom('attributes as a')
    .where('a.productId', 'is', null)
    .select([
      'a.id',
      'a.slug',
      sql<string>`a.label ->> ${language}`.as('label'),
      jsonRows(termRows(db, sql<boolean>`attribute_id = a.id`)).as('terms'),
    ])
    .orderBy(sql`a.slug collate "C"`)
    .execute();
  return rows.map(({ terms, ...attribute }) => ({
    ...attribute,
    terms: terms.map(({ attributeId: _, name, ...term }) => ({ ...term, name: name[language] })),
  }));
}
