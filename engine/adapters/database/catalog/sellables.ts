import { type Kysely, type RawBuilder, sql } from 'kysely';
import { isRegistered } from '#engine/domain/catalog/lubricants.ts';
import type { ProductKind, TaxClass, TaxStatus } from '#engine/domain/catalog/product.ts';
import type { OptionForSale, ProductForSale, Sellable } from '#engine/domain/catalog/sellable.ts';
import { ALWAYS_IN_STOCK } from '#engine/domain/catalog/stock-policy.ts';
import type { Language } from '#engine/domain/language.ts';
import type { SellableReads } from '#engine/usecases/ports/sellables.ts';
import type { Tables } from '../tables/tables.ts';
import { optionLabels } from './product-queries.ts';
import { type JoinedStockRow, type PriceRow, toPriceTag, toStock } from './product-rows.ts';

export const createSellableReads = (db: Kysely<Tables>): SellableReads => ({
  async find(refs, language) {
    const requested = sql`select * from unnest(
      ${sql.val(refs.map(({ productId }) => productId))}::integer[],
      ${sql.val(refs.map(({ variationId }) => variationId))}::integer[]
    ) with ordinality as requested(product_id, variation_id, place)`;
    return (await readSellables(db, requested, language)).map(toSellable);
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
      ) as values,
      case when a.product_id is not null then array(
        select term.name ->> ${language}
        from product_terms carried join terms term on term.id = carried.term_id
        where carried.product_id = pa.product_id and term.attribute_id = a.id
        order by term.position, term.slug
      ) end as names
    from product_attributes pa join attributes a on a.id = pa.attribute_id
    where pa.product_id = ${productId} and pa.for_variations
    order by pa.position`.execute(db);
  return rows;
}

/** What is bought (`b` in the query) is the variation, or the product itself. */
interface SellableRow extends PriceRow, JoinedStockRow {
  readonly productId: number;
  readonly variationId: number | null;
  readonly kind: ProductKind;
  readonly name: string;
  readonly options: string | null;
  readonly sku: string;
  readonly published: boolean;
  readonly taxStatus: TaxStatus;
  readonly taxClass: TaxClass;
  readonly sharedOnHand: JoinedStockRow['onHand'];
  readonly sharedBackorders: JoinedStockRow['backorders'];
  readonly sharedLowAmount: JoinedStockRow['lowAmount'];
  readonly soldIndividually: boolean;
  readonly virtual: boolean;
  readonly downloadable: boolean;
  readonly weight: number | null;
  readonly shippingClass: string | null;
  readonly categoryIds: readonly number[];
  readonly npt: string | null;
  readonly sni: string | null;
  readonly choices: Readonly<Record<string, string>> | null;
}

/** `refs` yields `product_id`, `variation_id` (null for the product itself) and `place`, the order of the result. */
async function readSellables(
  db: Kysely<Tables>,
  refs: RawBuilder<unknown>,
  language: Language,
): Promise<readonly SellableRow[]> {
  const { rows } = await sql<SellableRow>`
    select p.id as product_id, v.id as variation_id, p.kind, t.name,
      ${optionLabels('v', language)} as options,
      b.sku, p.status = 'published' and b.status = 'published' as published,
      b.regular_price, b.sale_price,
      b.sale_from, b.sale_to,
      p.tax_status, p.tax_class,
      bs.kind as stock_kind, bs.on_hand, bs.backorders,
      bs.low_amount, bs.status as stock_status,
      ps.on_hand as shared_on_hand, ps.backorders as shared_backorders, ps.low_amount as shared_low_amount,
      p.sold_individually, b.virtual,
      exists (select from product_files f where f.product_id = b.id) as downloadable,
      coalesce(v.weight, p.weight) as weight, p.shipping_class,
      array(select category_id from product_categories c where c.product_id = p.id order by position) as category_ids,
      p.meta ->> 'oil_npt' as npt, p.meta ->> 'oil_sni' as sni,
      (select json_object_agg(a.slug, coalesce(term.slug, ''))
        from variation_choices c
        join attributes a on a.id = c.attribute_id
        left join terms term on term.id = c.term_id
        where c.variation_id = v.id) as choices
    from (${refs}) as ref
    join products p on p.id = ref.product_id and p.kind <> 'variation'
    left join products v on v.id = ref.variation_id and v.parent_id = p.id
    join products b on b.id = coalesce(v.id, p.id)
    join product_texts t on t.product_id = p.id and t.language = ${language}
    left join stock bs on bs.product_id = b.id
    left join stock ps on ps.product_id = p.id
    where ref.variation_id is null or v.id is not null
    order by ref.place`.execute(db);
  return rows;
}

function toSellable(row: SellableRow): Sellable {
  const { productId, variationId } = row;
  const stock = toStock(row);
  const isOwn = variationId === null || (stock !== null && stock.kind !== 'shared');
  return {
    productId,
    variationId,
    kind: row.kind,
    name: row.options ? `${row.name} - ${row.options}` : row.name,
    sku: row.sku,
    published: row.published,
    price: toPriceTag(row),
    taxStatus: row.taxStatus,
    taxClass: row.taxClass,
    stock: (stock?.kind === 'shared' ? toSharedStock(row) : stock) ?? ALWAYS_IN_STOCK,
    stockOwner: isOwn ? (variationId ?? productId) : productId,
    soldIndividually: row.soldIndividually,
    virtual: row.virtual,
    downloadable: row.downloadable,
    weight: row.virtual ? 0 : (row.weight ?? 0),
    shippingClass: row.shippingClass,
    categoryIds: row.categoryIds,
    registered: isRegistered({ oil_npt: row.npt, oil_sni: row.sni }),
  };
}

function toSharedStock(row: SellableRow): Sellable['stock'] | null {
  const { sharedOnHand: onHand, sharedBackorders: backorders, sharedLowAmount: lowAmount } = row;
  return onHand === null || backorders === null ? null : { kind: 'managed', onHand, backorders, lowAmount };
}
