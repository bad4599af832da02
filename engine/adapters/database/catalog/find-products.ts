import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Product } from '#engine/domain/catalog/product.ts';
import type { Language } from '#engine/domain/language.ts';
import type { ProductAddress } from '#engine/usecases/ports/catalog.ts';
import type { Tables } from '../tables.ts';
import { readProducts } from './read-products.ts';

export async function findProduct(
  db: Kysely<Tables>,
  address: ProductAddress,
  language: Language,
): Promise<Product | null> {
  const { id } =
    (await db
      .selectFrom('products as p')
      .select('id')
      .where(stands(address))
      .where('kind', '<>', 'variation')
      .where('status', '=', 'published')
      .executeTakeFirst()) ?? {};
  const [product = null] = id === undefined ? [] : await readProducts({ db, ids: [id], language });
  return product;
}

function stands(address: ProductAddress): RawBuilder<boolean> {
  if ('id' in address) return sql`id = ${address.id}`;
  if ('slug' in address) return sql`slug = ${address.slug}`;
  return sql`sku = ${address.sku} and sku <> ''`;
}

/** In the order of `ids`; a variation's id stands for its product, which comes once. */
export async function findProducts(
  db: Kysely<Tables>,
  ids: readonly number[],
  language: Language,
): Promise<readonly Product[]> {
  const { rows } = await sql<{ id: number }>`
    select p.id from unnest(${sql.val([...ids])}::integer[]) with ordinality as asked(id, place)
    join products named on named.id = asked.id
    join products p on p.id = named.family_id and p.status = 'published'
    group by p.id order by min(asked.place)`.execute(db);
  return readProducts({ db, ids: rows.map(({ id }) => id), language });
}

/** Most shared categories first, then best sellers. */
export async function findRelated(
  db: Kysely<Tables>,
  { productId, limit }: { readonly productId: number; readonly limit: number },
  language: Language,
): Promise<readonly Product[]> {
  const { rows } = await sql<{ id: number }>`
    select p.id
    from product_categories own
    join product_categories pc on pc.category_id = own.category_id and pc.product_id <> own.product_id
    join products p on p.id = pc.product_id and p.status = 'published' and p.visibility = 'visible'
    left join sales on sales.product_id = p.id
    where own.product_id = ${productId}
    group by p.id, sales.pieces
    order by count(*) desc, coalesce(sales.pieces, 0) desc, p.id
    limit ${limit}`.execute(db);
  return readProducts({ db, ids: rows.map(({ id }) => id), language });
}
