import type { Parcel, ProductFacts, ProductText } from '#engine/domain/catalog/product.ts';
import type { Facts } from './facts.ts';

type ProductRow = Facts['products'][number];

export const toFacts = (row: ProductRow): ProductFacts => ({
  slug: row.slug,
  sku: row.sku,
  status: row.status,
  visibility: row.visibility,
  featured: row.featured,
  publishedAt: new Date(row.publishedAt),
  menuOrder: row.menuOrder,
  totalSales: row.totalSales,
  reviewsAllowed: row.reviewsAllowed,
  taxStatus: row.taxStatus,
  taxClass: row.taxClass,
  shippingClass: row.shippingClass,
  content: toContent(row),
  meta: row.meta,
});

export const toText = (row: ProductRow): ProductText => ({
  name: row.name,
  shortDescription: row.shortDescription,
  description: row.description,
  extraDescription: row.extraDescription,
  customTextarea: row.customTextarea,
  productCardLists: row.productCardLists,
  specifications: row.specifications,
});

type Measured = Pick<ProductRow, 'weight' | 'length' | 'width' | 'height'>;

export function toParcel({ weight, length, width, height }: Measured): Parcel | null {
  if (weight === null || length === null || width === null || height === null) return null;
  return { weight, length, width, height };
}

export const toContent = ({ contentAmount, contentUnit }: Pick<ProductRow, 'contentAmount' | 'contentUnit'>) =>
  contentAmount === null || contentUnit === null ? null : { amount: contentAmount, unit: contentUnit };
