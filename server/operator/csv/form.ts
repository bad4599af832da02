import {
  NO_TEXT,
  type PackContent,
  type ProductKind,
  type ProductText,
  type PublicationStatus,
  type TaxClass,
  type TaxStatus,
  type Visibility,
} from '#engine/domain/catalog/product.ts';
import type { DownloadsDraft } from '#engine/domain/catalog/product-draft.ts';
import type { Backorders, StockStatus } from '#engine/domain/catalog/stock-policy.ts';
import type { Translated } from '#engine/domain/language.ts';
import type { Cents } from '#engine/domain/money/cents.ts';

export type RowType = ProductKind | 'variation';

export interface FormAttribute {
  slug: string;
  /** Slugs. A variation has one, or none when every term fits. */
  terms: readonly string[];
  visible: boolean;
  forVariations: boolean;
  /** Slug of the term that is chosen when the page opens; empty for none. */
  preset: string;
}

export type FormFile = DownloadsDraft['files'][number];

/**
 * One row of the sheet, filled in: a product or a variation with every field a column can hold, flat, so that each
 * column reads and writes one place whatever kind of thing the row is.
 */
export interface Form {
  id: number | null;
  type: RowType;
  virtual: boolean;
  downloadable: boolean;
  slug: string;
  sku: string;
  status: PublicationStatus;
  featured: boolean;
  visibility: Visibility;
  text: Translated<ProductText>;
  regularPrice: Cents | null;
  salePrice: Cents | null;
  saleFrom: Date | null;
  saleTo: Date | null;
  taxStatus: TaxStatus;
  taxClass: TaxClass;
  /** Null: not counted, `stockWord` holds. `shared`: those of the product. */
  pieces: number | 'shared' | null;
  stockWord: StockStatus;
  backorders: Backorders;
  lowAmount: number | null;
  soldIndividually: boolean;
  /** Grams and centimetres; all null where none is known, or the product's own holds. */
  weight: number | null;
  length: number | null;
  width: number | null;
  height: number | null;
  reviewsAllowed: boolean;
  /** Slugs. */
  categories: readonly string[];
  tags: readonly { readonly slug: string; readonly name: Translated }[];
  /** Slugs of products. */
  upsells: readonly string[];
  crossSells: readonly string[];
  shippingClass: string | null;
  /** Files below the uploads folder. */
  pictures: readonly string[];
  downloadLimit: number | null;
  downloadExpiryDays: number | null;
  files: readonly FormFile[];
  /** As the sheet names it: a SKU, or `id:` and a number. Of variations only. */
  parent: string;
  url: string;
  buttonText: Translated;
  position: number;
  attributes: readonly FormAttribute[];
  content: PackContent | null;
  publishedAt: Date;
  totalSales: number;
  meta: Readonly<Record<string, string>>;
}

/** What a new row is before its cells are read. */
export const emptyForm = (type: RowType, now: Date): Form => ({
  ...{ id: null, type, virtual: false, downloadable: false, slug: '', sku: '', status: 'published', featured: false },
  ...{ visibility: 'visible', text: { id: NO_TEXT, en: NO_TEXT }, regularPrice: null, salePrice: null },
  ...{ saleFrom: null, saleTo: null, taxStatus: 'taxable', taxClass: 'standard', pieces: null, stockWord: 'in-stock' },
  ...{ backorders: 'no', lowAmount: null, soldIndividually: false, weight: null, length: null, width: null },
  ...{
    height: null,
    reviewsAllowed: true,
    categories: [],
    tags: [],
    upsells: [],
    crossSells: [],
    shippingClass: null,
    pictures: [],
    downloadLimit: null,
  },
  ...{ downloadExpiryDays: null, files: [], parent: '', url: '', buttonText: { id: '', en: '' }, position: 0 },
  ...{ attributes: [], content: null, publishedAt: now, totalSales: 0, meta: {} },
});
