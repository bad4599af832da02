import { productPath } from '#contract/paths.ts';
import type { Picture } from '#engine/domain/catalog/picture.ts';
import { runningSale } from '#engine/domain/catalog/prices.ts';
import type { Review } from '#engine/domain/reviews/review.ts';
import { type Connection, listConnection } from '../../connections/connection.ts';
import type { PageArguments } from '../../connections/page-arguments.ts';
import type { Context } from '../../context/context.ts';
import type {
  DerivedTermSource,
  ProductCategorySource,
  ProductSource,
  ProductTagSource,
  TermSource,
  VariationSource,
} from '../../context/sources.ts';
import { gmtDate, isoDate, isoDateOrNull } from '../../formats/dates.ts';
import { featuredImage } from '../../formats/featured-image.ts';
import { formattedText, type TextFormat } from '../../formats/html.ts';
import { globalId } from '../../formats/ids.ts';
import { metaData } from '../../formats/meta-data.ts';
import { variationAttributes } from './attributes.ts';
import { downloadFields } from './downloads.ts';
import { variationDimensions } from './product-dimensions.ts';
import { packMeta } from './product-fields.ts';
import { variationPrices } from './product-prices.ts';
import { variationStockFields } from './product-stock.ts';

const linkOf = ({ product }: VariationSource) => productPath(product.slug);

/** Nothing of its own: a client finds it at the product. */
const none =
  <T>() =>
  (_source: VariationSource, args: PageArguments): Connection<T> =>
    listConnection<T>([], args);

export const variationFields = {
  ...variationPrices,
  ...variationStockFields,
  ...variationDimensions,
  ...variationAttributes,
  ...downloadFields(({ variation }: VariationSource) => variation.downloads),
  ...featuredImage(({ variation }: VariationSource) => variation.picture),
  averageRating: () => 0,
  catalogVisibility: () => null,
  content: () => null,
  contentTypeName: () => 'product_variation',
  customTextarea: () => null,
  databaseId: ({ variation }: VariationSource) => variation.id,
  date: ({ product }: VariationSource) => isoDate(product.publishedAt),
  dateGmt: ({ product }: VariationSource) => gmtDate(product.publishedAt),
  dateOnSaleFrom: ({ variation }: VariationSource) => isoDateOrNull(variation.price.sale?.from),
  dateOnSaleTo: ({ variation }: VariationSource) => isoDateOrNull(variation.price.sale?.to),
  description: ({ variation }: VariationSource, format: TextFormat) =>
    formattedText(variation.description, format) || null,
  extraDescription: () => null,
  featured: () => false,
  fullYoastHead: () => null,
  galleryImages: none<Picture>(),
  hasAttributes: ({ variation }: VariationSource) => variation.choices.length > 0,
  id: ({ variation }: VariationSource) => globalId('post', variation.id),
  image: ({ variation }: VariationSource) => variation.picture,
  link: (source: VariationSource, _args: unknown, { site }: Context) => site.baseUrl + linkOf(source),
  menuOrder: ({ product, variation }: VariationSource) => product.variations.indexOf(variation),
  metaData: ({ variation }: VariationSource, args: Parameters<typeof metaData>[1]) =>
    metaData(packMeta({ content: variation.content, meta: {} }), args),
  modified: ({ product }: VariationSource) => isoDate(product.modifiedAt),
  modifiedGmt: ({ product }: VariationSource) => gmtDate(product.modifiedAt),
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
  specifications: () => null,
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

/** A field without a resolver is a property of the variation, or else of its product. */
export const readVariationField =
  (name: string) =>
  ({ product, variation }: VariationSource): unknown => {
    const properties: Readonly<Record<string, unknown>> = { ...product, ...variation };
    return properties[name];
  };
