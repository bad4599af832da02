import { productPath } from '#contract/paths.ts';
import { specificationsOf } from '#engine/domain/catalog/lubricants.ts';
import type { Product, ProductKind } from '#engine/domain/catalog/product.ts';
import { isOnSale } from '#engine/domain/catalog/product-prices.ts';
import { isProductPurchasable } from '#engine/domain/catalog/sellable.ts';
import { listConnection } from '../../connections/connection.ts';
import { MAX_PAGE_SIZE } from '../../connections/page-arguments.ts';
import type { Context } from '../../context/context.ts';
import { gmtDate, isoDate, isoDateOrNull } from '../../formats/dates.ts';
import { featuredImage } from '../../formats/featured-image.ts';
import { formattedText, type TextFormat } from '../../formats/html.ts';
import { globalId } from '../../formats/ids.ts';
import { metaData } from '../../formats/meta-data.ts';
import type { ProductTypesEnum } from '../../generated/resolvers.generated.ts';
import { productReviews } from '../reviews/review.ts';
import { productAttributes } from './attributes.ts';
import { type GalleryArguments, matchingPictures } from './media-item.ts';
import { relatedProducts, upsells } from './product-list.ts';
import { productPrices } from './product-prices.ts';
import { derivedTermLists, productCategories, productTags, productTerms } from './product-terms.ts';

const TYPES = {
  simple: 'SIMPLE',
  variable: 'VARIABLE',
  external: 'EXTERNAL',
  grouped: 'GROUPED',
} as const satisfies Record<ProductKind, ProductTypesEnum>;

const saleOf = (product: Product) => ('price' in product ? product.price.sale : null);

/** The public facts, with what a pack holds: a client can work out the price per litre. */
export const packMeta = ({ content, meta }: Pick<Product, 'content' | 'meta'>): Readonly<Record<string, string>> =>
  content ? { ...meta, pack_content: `${content.amount} ${content.unit}` } : meta;

/** Fields of every kind of product that are not simply a property of the domain's product. */
export const productFields = {
  ...productPrices,
  ...productAttributes,
  ...derivedTermLists,
  ...featuredImage(({ picture }: Product) => picture),
  catalogVisibility: () => null,
  content: ({ description }: Product) => description,
  contentTypeName: () => 'product',
  customTextarea: ({ customTextarea }: Product) => customTextarea || null,
  databaseId: ({ id }: Product) => id,
  date: ({ publishedAt }: Product) => isoDate(publishedAt),
  dateGmt: ({ publishedAt }: Product) => gmtDate(publishedAt),
  dateOnSaleFrom: (product: Product) => isoDateOrNull(saleOf(product)?.from),
  dateOnSaleTo: (product: Product) => isoDateOrNull(saleOf(product)?.to),
  extraDescription: ({ extraDescription }: Product) => extraDescription || null,
  fullYoastHead: () => null,
  galleryImages: ({ gallery }: Product, args: GalleryArguments) =>
    listConnection(matchingPictures(gallery, args.where), args, { keyOf: ({ id }) => id, maxSize: MAX_PAGE_SIZE }),
  id: ({ id }: Product) => globalId('post', id),
  image: ({ picture }: Product) => picture,
  link: ({ slug }: Product, _args: unknown, { site }: Context) => site.baseUrl + productPath(slug),
  metaData: (product: Product, args: Parameters<typeof metaData>[1]) => metaData(packMeta(product), args),
  modified: ({ modifiedAt }: Product) => isoDate(modifiedAt),
  modifiedGmt: ({ modifiedAt }: Product) => gmtDate(modifiedAt),
  onSale: (product: Product, _args: unknown, { at }: Context) => isOnSale(product, at),
  parent: () => null,
  productCategories,
  productCardLists: ({ productCardLists }: Product) => (productCardLists.length > 0 ? productCardLists : null),
  productId: ({ id }: Product) => id,
  productTags,
  purchasable: isProductPurchasable,
  purchaseNote: () => null,
  related: relatedProducts,
  reviews: productReviews,
  shortDescription: ({ shortDescription }: Product, format: TextFormat) => formattedText(shortDescription, format),
  sku: ({ sku }: Product) => sku || null,
  specifications: (product: Product, _args: unknown, { language }: Context) => specificationsOf(product, language),
  status: () => 'publish',
  terms: productTerms,
  title: ({ name }: Product) => name,
  type: ({ kind }: Product) => TYPES[kind],
  upsell: upsells,
  uri: ({ slug }: Product) => productPath(slug),
  virtual: (product: Product) => product.kind === 'simple' && product.virtual,
};
