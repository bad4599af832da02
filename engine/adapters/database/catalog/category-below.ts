import { type RawBuilder, sql } from 'kysely';

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
