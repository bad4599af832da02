import { type Kysely, sql } from 'kysely';
import type { Product } from '#engine/domain/catalog/product.ts';
import type { Page } from '#engine/usecases/ports/page.ts';
import type { ProductQuery } from '#engine/usecases/ports/product-query.ts';
import { pageOf } from '../page-of.ts';
import type { Tables } from '../tables.ts';
import { pricedAt, SUPPLY } from './derived.ts';
import { filterConditions } from './product-filters.ts';
import { orderTerms } from './product-orders.ts';
import { readProducts } from './read-products.ts';

/** Two statements, however many rows: the ids of all that match, in order, then the page's products. */
export async function listProducts(db: Kysely<Tables>, query: ProductQuery): Promise<Page<Product>> {
  const { rows: ids, ...page } = pageOf(await matchingIds(db, query), query.page);
  return { ...page, rows: await readProducts({ db, ids, language: query.language }) };
}

async function matchingIds(db: Kysely<Tables>, query: ProductQuery): Promise<readonly number[]> {
  const { rows } = await sql<{ ids: number[] | null }>`
    select array_agg(p.id order by ${orderTerms(query)}) as ids
    from products p
    join product_texts t on t.product_id = p.id and t.language = ${query.language}
    left join sales on sales.product_id = p.id
    left join ${pricedAt(query.at)} as priced on priced.family_id = p.id
    left join ${SUPPLY} as supply on supply.family_id = p.id
    where ${sql.join(filterConditions(query.filter), sql` and `)}`.execute(db);
  return rows[0]?.ids ?? [];
}
