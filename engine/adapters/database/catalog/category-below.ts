import { sql } from 'kysely';

/** Each category as `root`, with itself and everything below it as `id`. */
export const CATEGORIES_BELOW = sql`
  with recursive below(root, id) as (
    select id, id from categories
    union all
    select below.root, c.id from categories c join below on c.parent_id = below.id
  )`;
