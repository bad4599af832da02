import { type Kysely, sql } from 'kysely';
import type { Picture } from '#engine/domain/catalog/picture.ts';
import type { Product } from '#engine/domain/catalog/product.ts';
import type { Attribute, Category } from '#engine/domain/catalog/taxonomies.ts';
import type { Language, Translated } from '#engine/domain/language.ts';
import type { Tables } from '../tables/tables.ts';
import { termCounts } from './product-queries.ts';
import { readProducts } from './read-products.ts';
import { listAttributes, listCategories } from './taxonomies.ts';

/** What the catalog in memory is loaded from, and brought up to date. */
export interface CatalogSource {
  /** All published products, a part at a time; the next part is read while the caller is busy with one. */
  products(): AsyncIterable<Translated<readonly Product[]>>;
  /** Those of these ids that are published; a variation's id stands for its product. */
  productsOf(ids: readonly number[]): Promise<Translated<readonly Product[]>>;
  /** All, in the merchant's order. */
  categories(language: Language): Promise<readonly Category[]>;
  /** All, by slug; terms in the merchant's order. */
  attributes(language: Language): Promise<readonly Attribute[]>;
}

/** Products of one statement: a larger one would keep the embedded database busy for too long. */
const BATCH_SIZE = 500;

export const createCatalogSource = (db: Kysely<Tables>): CatalogSource => ({
  async *products() {
    const published = await db.selectFrom('products').select('id').where(PUBLISHED).orderBy('id').execute();
    const ids = published.map(({ id }) => id);
    const counts = new Map((await termCounts(db).execute()).map(({ termId, count }) => [termId, count]));
    const pictures = { id: new Map<number, Picture>(), en: new Map<number, Picture>() };
    function read(from: number) {
      const batch = readProducts({ db, ids: ids.slice(from, from + BATCH_SIZE), counts, pictures });
      // A failure is told to who waits for this batch: the caller may be busy with the one before, or have had enough.
      batch.catch(() => {});
      return batch;
    }
    let next = read(0);
    for (let from = 0; from < ids.length; from += BATCH_SIZE) {
      const batch = await next;
      next = read(from + BATCH_SIZE);
      yield batch;
    }
  },
  async productsOf(ids) {
    const { rows } = await sql<{ id: number }>`
      select distinct p.id from products named join products p on p.id = named.family_id and p.status = 'published'
      where named.id = any(${sql.val([...ids])}::integer[])`.execute(db);
    return readProducts({ db, ids: rows.map(({ id }) => id) });
  },
  categories: (language) => listCategories(db, language),
  attributes: (language) => listAttributes(db, language),
});

const PUBLISHED = sql<boolean>`kind <> 'variation' and status = 'published'`;
