import { type Kysely, sql } from 'kysely';
import type { CatalogWriter } from '#engine/usecases/ports/catalog-writer.ts';
import { anyOf } from '../sql/lists.ts';
import type { Tables } from '../tables/tables.ts';

type Removals = Pick<CatalogWriter, 'removeCategory' | 'removeAttribute' | 'removeProduct' | 'isOrdered'>;

export const createRemovals = (db: Kysely<Tables>): Removals => ({
  async removeCategory(slug) {
    await sql`update categories below set parent_id = above.parent_id
      from categories above where above.slug = ${slug} and below.parent_id = above.id`.execute(db);
    await db.deleteFrom('categories').where('slug', '=', slug).execute();
  },
  async removeAttribute(slug) {
    await db.deleteFrom('attributes').where('slug', '=', slug).where('productId', 'is', null).execute();
  },
  async removeProduct(slug) {
    const own = db.selectFrom('products').select('id').where('slug', '=', slug);
    // Its local attributes are deleted with it, and their terms with them, which nothing may carry any more.
    await sql`delete from variation_choices where variation_id in (select id from products where family_id in (${own}))`.execute(
      db,
    );
    await sql`delete from product_terms where product_id in (${own})`.execute(db);
    await sql`delete from product_attributes where product_id in (${own})`.execute(db);
    await db.deleteFrom('products').where('slug', '=', slug).execute();
  },
  async isOrdered(ids) {
    const { rows } = await sql`select from order_lines
      where product_id = ${anyOf(ids)} or variation_id = ${anyOf(ids)} limit 1`.execute(db);
    return rows.length > 0;
  },
});
