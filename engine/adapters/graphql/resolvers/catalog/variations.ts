import { activePrice, runningSale } from '#engine/domain/catalog/prices.ts';
import type { Product, VariableProduct } from '#engine/domain/catalog/product.ts';
import { stockStatus, variationStock } from '#engine/domain/stock/stock.ts';
import { type Connection, listConnection } from '../../connections/connection.ts';
import { MAX_CATALOG_PAGE_SIZE, type PageArguments } from '../../connections/page-arguments.ts';
import type { Context } from '../../context/context.ts';
import type { VariationSource } from '../../context/sources.ts';
import type {
  InputMaybe,
  ProductWithVariationsToProductVariationConnectionWhereArgs,
} from '../../generated/resolvers.generated.ts';
import { commaList, valuesOf } from '../inputs/input-values.ts';
import { amountOf, STOCK_STATUSES_BY_NAME } from './product-filter.ts';

/** The variation of a product with this id, unpublished ones too; null where there is none. */
export function variationWith(product: Product | null | undefined, id: number | null): VariationSource | null {
  const variation = product?.kind === 'variable' ? product.variations.find((one) => one.id === id) : undefined;
  return product?.kind === 'variable' && variation ? { kind: 'variation', variation, product } : null;
}

type VariationWhere = ProductWithVariationsToProductVariationConnectionWhereArgs;

/** The published variations of a product that pass, in the merchant's order. */
export function productVariations(
  product: VariableProduct,
  args: PageArguments & { readonly where?: InputMaybe<VariationWhere> },
  context: Context,
): Connection<VariationSource> {
  const sources = product.variations
    .filter(({ published }) => published)
    .map((variation): VariationSource => ({ kind: 'variation', variation, product }));
  const { where } = args;
  return listConnection(where ? sources.filter(passes(where, context)) : sources, args, {
    keyOf: ({ variation }) => variation.id,
    maxSize: MAX_CATALOG_PAGE_SIZE,
  });
}

function passes(where: VariationWhere, { at, settings }: Context): (source: VariationSource) => boolean {
  const decimals = settings.currencyDecimals;
  const [min, max] = [amountOf(where.minPrice, decimals), amountOf(where.maxPrice, decimals)];
  const stock = valuesOf(where.stockStatus)?.map((status) => STOCK_STATUSES_BY_NAME[status]);
  return ({ product, variation }) => {
    const price = activePrice(variation.price, at);
    const conditions = [
      valuesOf(where.include)?.includes(variation.id),
      !valuesOf(where.exclude)?.includes(variation.id),
      commaList(where.sku)?.includes(variation.sku),
      stock?.some((word) => word === stockStatus(variationStock(product, variation))),
      where.onSale == null || (runningSale(variation.price, at) !== null) === where.onSale,
      min === undefined || (price === null ? min <= 0 : price >= min),
      max === undefined || (price !== null && price <= max),
    ];
    return conditions.every((holds) => holds !== false);
  };
}
