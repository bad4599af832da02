import { type Kysely, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Attribute } from '#engine/domain/catalog/attribute.ts';
import type { Category } from '#engine/domain/catalog/category.ts';
import type { Language } from '#engine/domain/language.ts';
import type { Tables } from '../tables.ts';
import { CATEGORIES_BELOW } from './category-below.ts';
import { pictureJson } from './picture-rows.ts';
import { termRows } from './term-rows.ts';

/** All, in the merchant's order. */
export async function listCategories(db: Kysely<Tables>, language: Language): Promise<readonly Category[]> {
  const { rows } = await sql<Category>`
    ${CATEGORIES_BELOW}
    select c.id, c.slug, c.text -> ${language} ->> 'name' as name, c.text -> ${language} ->> 'description' as description,
      c.parent_id as "parentId", c.position as order, ${pictureJson('pic', language)} as picture,
      (select count(distinct pc.product_id)
        from below join product_categories pc on pc.category_id = below.id and pc.published
        where below.root = c.id) as count
    from categories c left join pictures pic on pic.id = c.picture_id
    order by c.position, c.slug collate "C"`.execute(db);
  return rows;
}

/** All, by slug, with their terms in the merchant's order. */
export async function listAttributes(db: Kysely<Tables>, language: Language): Promise<readonly Attribute[]> {
  const rows = await db
    .selectFrom('attributes as a')
    .select([
      'a.id',
      'a.slug',
      sql<string>`a.label ->> ${language}`.as('label'),
      jsonArrayFrom(termRows(db, language, sql<boolean>`attribute_id = a.id`)).as('terms'),
    ])
    .orderBy(sql`a.slug collate "C"`)
    .execute();
  return rows.map(({ terms, ...attribute }) => ({
    ...attribute,
    terms: terms.map(({ attributeId: _, ...term }) => term),
  }));
}
