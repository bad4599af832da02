import type { Selectable, ShallowDehydrateValue } from 'kysely';
import type { PriceTag } from '#engine/domain/catalog/prices.ts';
import {
  DEFAULT_FACTS,
  type Dimensions,
  type Downloads,
  NO_TEXT,
  type PackContent,
  type ProductFacts,
  type ProductText,
} from '#engine/domain/catalog/product.ts';
import type { ProductDraft, VariableDraft, VariationDraft } from '#engine/domain/catalog/product-draft.ts';
import type { VariationStock } from '#engine/domain/catalog/stock-policy.ts';
import { LANGUAGES } from '#engine/domain/language.ts';
import { fold, foldFields } from '#engine/domain/search/words/searched-text.ts';
import { keysOf, pick } from '../sql/columns.ts';
import type { Tables } from '../tables/tables.ts';

// What a product is made of, as its rows hold it: each part has its columns, how it is read, and how it is written.

type Row = Selectable<Tables['products']>;

/** Columns as they are read: directly, or out of a JSON list, where instants are text. */
type Read<Key extends keyof Row> = { readonly [K in Key]: Row[K] | ShallowDehydrateValue<Row[K]> };

const { content: _twoColumns, totalSales: _ownTable, ...PLAIN_FACTS } = DEFAULT_FACTS;

type PlainFact = 'slug' | 'publishedAt' | keyof typeof PLAIN_FACTS;

/** The facts of a product that are stored in one column each. */
export const FACT_COLUMNS: readonly PlainFact[] = ['slug', 'publishedAt', ...keysOf(PLAIN_FACTS)];

type FactRow = Omit<Pick<ProductFacts, PlainFact>, 'publishedAt'> &
  ContentRow & { readonly publishedAt: string; readonly totalSales: number };

export const toFacts = (row: FactRow): ProductFacts => ({
  ...pick(row, FACT_COLUMNS),
  publishedAt: new Date(row.publishedAt),
  totalSales: row.totalSales,
  content: toContent(row),
});

export const TEXT_COLUMNS = keysOf(NO_TEXT);

const toText = (row: ProductText): ProductText => pick(row, TEXT_COLUMNS);

export const DIMENSION_COLUMNS = [
  'weight',
  'length',
  'width',
  'height',
] as const satisfies readonly (keyof Dimensions)[];

export function toDimensions({ weight, length, width, height }: Read<keyof Dimensions>): Dimensions | null {
  if (weight === null || length === null || width === null || height === null) return null;
  return { weight, length, width, height };
}

const toDimensionsRow = (dimensions: Dimensions | null): Pick<Row, keyof Dimensions> =>
  dimensions ?? { weight: null, length: null, width: null, height: null };

export const CONTENT_COLUMNS = ['contentAmount', 'contentUnit'] as const;

type ContentRow = Pick<Row, (typeof CONTENT_COLUMNS)[number]>;

export const toContent = ({ contentAmount, contentUnit }: ContentRow): PackContent | null =>
  contentAmount === null || contentUnit === null ? null : { amount: contentAmount, unit: contentUnit };

const toContentRow = (content: PackContent | null): ContentRow => ({
  contentAmount: content?.amount ?? null,
  contentUnit: content?.unit ?? null,
});

export const PRICE_COLUMNS = ['regularPrice', 'salePrice', 'saleFrom', 'saleTo'] as const;

export type PriceRow = Read<(typeof PRICE_COLUMNS)[number]>;

export const toPriceTag = ({ regularPrice, salePrice, saleFrom, saleTo }: PriceRow): PriceTag => ({
  regular: regularPrice,
  sale: salePrice === null ? null : { price: salePrice, from: toInstant(saleFrom), to: toInstant(saleTo) },
});

const toInstant = (value: Date | string | null): Date | null => (value === null ? null : new Date(value));

const toPriceRow = ({ regular, sale }: PriceTag) => ({
  regularPrice: regular,
  salePrice: sale?.price ?? null,
  saleFrom: sale?.from ?? null,
  saleTo: sale?.to ?? null,
});

const NO_PRICE = toPriceRow({ regular: null, sale: null });

export const DOWNLOAD_COLUMNS = ['downloadable', 'downloadLimit', 'downloadExpiryDays'] as const;

type DownloadRow = Pick<Row, (typeof DOWNLOAD_COLUMNS)[number]>;

/** With the product's own files; null when there is nothing to download. */
export const toDownloads = <File>(row: DownloadRow, files: readonly File[]) =>
  row.downloadable ? { files, limit: row.downloadLimit, expiryDays: row.downloadExpiryDays } : null;

const toDownloadRow = (downloads: Omit<Downloads, 'files'> | null): DownloadRow => ({
  downloadable: downloads !== null,
  downloadLimit: downloads?.limit ?? null,
  downloadExpiryDays: downloads?.expiryDays ?? null,
});

type StockRow = Selectable<Tables['stock']>;

const NOTHING_COUNTED = { onHand: null, backorders: null, lowAmount: null, status: null };

export function toStockRow(owner: number, policy: VariationStock): StockRow {
  const { kind, ...columns } = policy;
  return { ...NOTHING_COUNTED, ...columns, productId: owner, kind };
}

/** The columns of `stock s` as a left join reads them. */
export const STOCK_COLUMNS = [
  's.kind as stockKind',
  's.onHand',
  's.backorders',
  's.lowAmount',
  's.status as stockStatus',
] as const;

export interface JoinedStockRow extends Pick<StockRow, 'onHand' | 'backorders' | 'lowAmount'> {
  readonly stockKind: StockRow['kind'] | null;
  readonly stockStatus: StockRow['status'];
}

/** Null where there is no row: nothing is counted and the merchant has said nothing. */
export function toStock(row: JoinedStockRow): VariationStock | null {
  const { stockKind, onHand, backorders, lowAmount, stockStatus } = row;
  if (stockKind === 'shared') return { kind: 'shared' };
  if (stockKind === 'unmanaged' && stockStatus) return { kind: 'unmanaged', status: stockStatus };
  if (stockKind !== 'managed' || onHand === null || backorders === null) return null;
  return { kind: 'managed', onHand, backorders, lowAmount };
}

/** What the database makes or counts by itself. */
type Derived = 'id' | 'familyId' | 'published' | 'modifiedAt' | 'averageRating' | 'reviewCount';

/** As it is read: JSON stands in it as it is, because the row itself travels as JSON. */
type NewProductRow = Omit<Row, Derived>;

export const toProductRow = (draft: ProductDraft): NewProductRow => ({
  ...pick(draft, FACT_COLUMNS),
  kind: draft.kind,
  parentId: null,
  ...('price' in draft ? toPriceRow(draft.price) : NO_PRICE),
  soldIndividually: 'soldIndividually' in draft && draft.soldIndividually,
  virtual: draft.kind === 'simple' && draft.virtual,
  ...toDimensionsRow('dimensions' in draft ? draft.dimensions : null),
  ...toContentRow(draft.content),
  ...toDownloadRow(draft.kind === 'simple' ? draft.downloads : null),
  externalUrl: draft.kind === 'external' ? draft.url : null,
  buttonText: draft.kind === 'external' ? draft.buttonText : null,
  defaultChoices: draft.kind === 'variable' ? draft.defaults : {},
});

interface PlacedVariation extends VariationDraft {
  readonly parentId: number;
  readonly position: number;
}

/** A fact that a variation has none of its own of is its product's; its columns hold the product's. */
export const toVariationRow = (variation: PlacedVariation, draft: VariableDraft): NewProductRow => ({
  ...toProductRow(draft),
  kind: 'variation',
  parentId: variation.parentId,
  slug: null,
  sku: variation.sku,
  status: variation.published ? 'published' : 'private',
  menuOrder: variation.position,
  ...toPriceRow(variation.price),
  virtual: variation.virtual,
  ...toDimensionsRow(variation.dimensions),
  ...toContentRow(variation.content),
  ...toDownloadRow(variation.downloads),
  defaultChoices: {},
  meta: {},
});

type TextRow = Selectable<Tables['productTexts']>;

export const toTextRows = (productId: number, { text, slug, sku }: ProductDraft): readonly TextRow[] =>
  LANGUAGES.map((language) => ({
    ...toText(text[language]),
    productId,
    language,
    foldedName: fold(text[language].name),
    folded: foldFields([text[language].name, slug, sku, text[language].shortDescription, text[language].description]),
  }));

/** A variation is named and found by its product; only the description is its own. */
export const toVariationTextRows = (variationId: number, { description }: VariationDraft): readonly TextRow[] =>
  LANGUAGES.map((language) => ({
    ...NO_TEXT,
    productId: variationId,
    language,
    description: description[language],
    foldedName: '',
    folded: '',
  }));
