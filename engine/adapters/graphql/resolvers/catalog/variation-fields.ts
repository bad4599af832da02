import { productPath } from '#contract/paths.ts';
import type { Picture } from '#engine/domain/catalog/picture.ts';
import { activePrice, runningSale } from '#engine/domain/catalog/prices.ts';
import type { VariableProduct } from '#engine/domain/catalog/product.ts';
import type { Review } from '#engine/domain/reviews/review.ts';
import { stockStatus, variationStock } from '#engine/domain/stock/status.ts';
import { type Connection, listConnection } from '../../connections/connection.ts';
import { type PageArguments, WHOLE_CATALOGUE } from '../../connections/page-arguments.ts';
import type { Context } from '../../context/context.ts';
import type {
  DerivedTermSource,
  ProductCategorySource,
  ProductSource,
  ProductTagSource,
  TermSource,
  VariationSource,
} from '../../context/sources.ts';
import { isoDate, isoDateOrNull } from '../../formats/dates.ts';
import { plainText, type TextFormat } from '../../formats/html.ts';
import { globalId } from '../../formats/ids.ts';
import { metaData } from '../../formats/meta-data.ts';
import type {
  InputMaybe,
  ProductWithVariationsToProductVariationConnectionWhereArgs,
} from '../../generated/resolvers.generated.ts';
import { commaList, valuesOf } from '../inputs/input-values.ts';
import { variationAttributes } from './attributes.ts';
import { downloadFields } from './downloads.ts';
import { variationParcel } from './product-dimensions.ts';
import { packMeta } from './product-fields.ts';
import { amountOf, STOCK_WORDS } from './product-filter.ts';
import { variationPrices } from './product-prices.ts';
import { variationInventory } from './product-stock.ts';

const linkOf = ({ product }: VariationSource) => productPath(product.slug);

/** Nothing of its own: a client finds it at the product. */
const none =
  <T>() =>
  (_source: VariationSource, args: PageArguments): Connection<T> =>
    listConnection<T>([], args);

export const variationFields = {
  ...variationPrices,
  ...variationInventory,
  ...variationParcel,
  ...variationAttributes,
  ...downloadFields(({ variation }: VariationSource) => variation.downloads),
  averageRating: () => 0,
  catalogVisibility: () => null,
  customTextarea: () => null,
  databaseId: ({ variation }: VariationSource) => variation.id,
  date: ({ product }: VariationSource) => isoDate(product.publishedAt),
  dateOnSaleFrom: ({ variation }: VariationSource) => isoDateOrNull(variation.price.sale?.from),
  dateOnSaleTo: ({ variation }: VariationSource) => isoDateOrNull(variation.price.sale?.to),
  description: ({ variation }: VariationSource, format: TextFormat) => plainText(variation.description, format) || null,
  extraDescription: () => null,
  featured: () => false,
  galleryImages: none<Picture>(),
  hasAttributes: ({ variation }: VariationSource) => variation.choices.length > 0,
  id: ({ variation }: VariationSource) => globalId('post', variation.id),
  image: ({ variation }: VariationSource) => variation.picture,
  link: (source: VariationSource, _args: unknown, { site }: Context) => site.baseUrl + linkOf(source),
  menuOrder: ({ product, variation }: VariationSource) => product.variations.indexOf(variation),
  metaData: ({ variation }: VariationSource, args: Parameters<typeof metaData>[1]) =>
    metaData(packMeta({ content: variation.content, meta: {} }), args),
  modified: ({ product }: VariationSource) => isoDate(product.modifiedAt),
  name: ({ variation }: VariationSource) => variation.name,
  onSale: ({ variation }: VariationSource, _args: unknown, { at }: Context) =>
    runningSale(variation.price, at) !== null,
  parent: ({ product }: VariationSource) => ({ cursor: null, node: product }),
  productCardLists: () => null,
  productCategories: none<ProductCategorySource>(),
  productId: ({ variation }: VariationSource) => variation.id,
  productTags: none<ProductTagSource>(),
  productTypes: none<DerivedTermSource>(),
  productVariationId: ({ variation }: VariationSource) => variation.id,
  purchasable: ({ product, variation }: VariationSource) =>
    product.status === 'published' && variation.published && variation.price.regular !== null,
  purchaseNote: () => null,
  related: none<ProductSource>(),
  reviewCount: () => 0,
  reviews: none<Review>(),
  reviewsAllowed: () => false,
  shippingClass: ({ product }: VariationSource) => product.shippingClass,
  shippingClasses: none<DerivedTermSource>(),
  shortDescription: () => null,
  sku: ({ product, variation }: VariationSource) => variation.sku || product.sku || null,
  slug: ({ product, variation }: VariationSource) =>
    [product.slug, ...variation.choices.map(({ value }) => value)].filter(Boolean).join('-'),
  status: () => 'publish',
  terms: none<TermSource>(),
  title: ({ variation }: VariationSource) => variation.name,
  totalSales: () => null,
  type: () => 'VARIATION' as const,
  upsell: none<ProductSource>(),
  uri: linkOf,
  virtual: ({ variation }: VariationSource) => variation.virtual,
  visibleProducts: none<DerivedTermSource>(),
};

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
    largest: WHOLE_CATALOGUE,
  });
}

function passes(where: VariationWhere, { at, settings }: Context): (source: VariationSource) => boolean {
  const decimals = settings.currencyDecimals;
  const [min, max] = [amountOf(where.minPrice, decimals), amountOf(where.maxPrice, decimals)];
  const stock = valuesOf(where.stockStatus)?.map((status) => STOCK_WORDS[status]);
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
