import { type Kysely, sql } from 'kysely';
import type { OptionForSale, ProductForSale } from '#engine/domain/catalog/sellable.ts';
import type { Language } from '#engine/domain/language.ts';
import type { SellableReads } from '#engine/usecases/ports/unit-of-work.ts';
import type { Tables } from '../tables.ts';
import { readSellables, toSellable } from './sellable-rows.ts';

export const createSellableReads = (db: Kysely<Tables>): SellableReads => ({
  async find(refs, language) {
    const asked = sql`select * from unnest(
      ${sql.val(refs.map(({ productId }) => productId))}::integer[],
      ${sql.val(refs.map(({ variationId }) => variationId))}::integer[]
    ) with ordinality as asked(product_id, variation_id, place)`;
    return (await readSellables(db, asked, language)).map(toSellable);
  },
  product: (id, language) => readProductForSale(db, id, language),
});

async function readProductForSale(db: Kysely<Tables>, id: number, language: Language): Promise<ProductForSale | null> {
  const family = sql`select family_id as product_id, case when parent_id is not null then id end as variation_id,
      row_number() over (order by parent_id is not null, menu_order, id) as place
    from products where family_id = (select family_id from products where id = ${id})`;
  const [itself, ...variations] = await readSellables(db, family, language);
  if (!itself) return null;
  const { productId, kind, name, published } = itself;
  return {
    productId,
    kind,
    name,
    published,
    itself: toSellable(itself),
    options: kind === 'variable' ? await readOptions(db, productId, language) : [],
    variations: variations.map((row) => ({ sellable: toSellable(row), choices: row.choices ?? {} })),
  };
}

async function readOptions(
  db: Kysely<Tables>,
  productId: number,
  language: Language,
): Promise<readonly OptionForSale[]> {
  const { rows } = await sql<OptionForSale>`
    select a.slug, a.label ->> ${language} as label,
      array(
        select term.slug from product_terms carried join terms term on term.id = carried.term_id
        where carried.product_id = pa.product_id and term.attribute_id = a.id
        order by term.position, term.slug
      ) as values
    from product_attributes pa join attributes a on a.id = pa.attribute_id
    where pa.product_id = ${productId} and pa.for_variations
    order by pa.position`.execute(db);
  return rows;
}
