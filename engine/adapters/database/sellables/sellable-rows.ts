import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { ProductKind, TaxClass, TaxStatus } from '#engine/domain/catalog/product.ts';
import type { Sellable } from '#engine/domain/catalog/sellable.ts';
import type { Language } from '#engine/domain/language.ts';
import { optionLabels } from '../option-labels.ts';
import { type PriceColumns, toPriceTag } from '../prices.ts';
import { ALWAYS_TO_BE_HAD, type StockColumns, toStock } from '../stock-rows.ts';
import type { Tables } from '../tables.ts';

/** Columns of what is bought come as `b`: the variation, or the product itself. */
interface SellableRow extends PriceColumns, StockColumns {
  readonly productId: number;
  readonly variationId: number | null;
  readonly kind: ProductKind;
  readonly name: string;
  readonly options: string | null;
  readonly sku: string;
  readonly published: boolean;
  readonly taxStatus: TaxStatus;
  readonly taxClass: TaxClass;
  readonly sharedOnHand: StockColumns['onHand'];
  readonly sharedBackorders: StockColumns['backorders'];
  readonly sharedLowAmount: StockColumns['lowAmount'];
  readonly soldIndividually: boolean;
  readonly virtual: boolean;
  readonly downloadable: boolean;
  readonly weight: number | null;
  readonly shippingClass: string | null;
  readonly categoryIds: readonly number[];
  readonly choices: Readonly<Record<string, string>> | null;
}

/** `refs` yields `product_id`, `variation_id` (null for the product itself) and `place`, the order of the answer. */
export async function readSellables(
  db: Kysely<Tables>,
  refs: RawBuilder<unknown>,
  language: Language,
): Promise<readonly SellableRow[]> {
  const { rows } = await sql<SellableRow>`
    select p.id as "productId", v.id as "variationId", p.kind, t.name,
      ${optionLabels('v', language)} as options,
      b.sku, p.status = 'published' and b.status = 'published' as published,
      b.regular_price as "regularPrice", b.sale_price as "salePrice",
      b.sale_from as "saleFrom", b.sale_to as "saleTo",
      p.tax_status as "taxStatus", p.tax_class as "taxClass",
      bs.kind as "stockKind", bs.on_hand as "onHand", bs.backorders,
      bs.low_amount as "lowAmount", bs.status as "stockStatus",
      ps.on_hand as "sharedOnHand", ps.backorders as "sharedBackorders", ps.low_amount as "sharedLowAmount",
      p.sold_individually as "soldIndividually", b.virtual,
      exists (select from product_files f where f.product_id = b.id) as downloadable,
      coalesce(v.weight, p.weight) as weight, p.shipping_class as "shippingClass",
      array(select category_id from product_categories c where c.product_id = p.id order by position) as "categoryIds",
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

export function toSellable(row: SellableRow): Sellable {
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
    stock: (stock?.kind === 'shared' ? toSharedStock(row) : stock) ?? ALWAYS_TO_BE_HAD,
    stockOwner: isOwn ? (variationId ?? productId) : productId,
    soldIndividually: row.soldIndividually,
    virtual: row.virtual,
    downloadable: row.downloadable,
    weight: row.virtual ? 0 : (row.weight ?? 0),
    shippingClass: row.shippingClass,
    categoryIds: row.categoryIds,
  };
}

function toSharedStock(row: SellableRow): Sellable['stock'] | null {
  const { sharedOnHand: onHand, sharedBackorders: backorders, sharedLowAmount: lowAmount } = row;
  return onHand === null || backorders === null ? null : { kind: 'managed', onHand, backorders, lowAmount };
}
