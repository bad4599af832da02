import { MAX_LENGTH } from '#engine/domain/catalog/import-problems.ts';
import type { MoneyWriting } from '#engine/domain/money/read-money.ts';
import { attributeColumns } from './attribute-columns.ts';
import { META } from './cells.ts';
import {
  type Column,
  choiceColumn,
  codeColumn,
  countColumn,
  field,
  flagColumn,
  type NumberedColumns,
  textColumn,
  timeColumn,
  trimmed,
} from './column.ts';
import { downloadColumns } from './download-columns.ts';
import type { Entry } from './entry.ts';
import {
  buttonTextColumns,
  categoriesColumn,
  contentColumn,
  DOWNLOAD_LIMIT_COLUMNS,
  optionsColumn,
  PUBLISHED_AT,
  picturesColumn,
  positionColumn,
  recommendationColumn,
  SHIPPING_CLASS,
  TAX_STATUSES,
  TOTAL_SALES,
  tagColumns,
  taxClassColumn,
  typeColumn,
  unlessEmpty,
  VISIBILITIES,
} from './field-columns.ts';
import type { Names, ProductReferences } from './names.ts';
import { DIMENSION_COLUMNS, priceColumns, STOCK_COLUMNS } from './price-and-stock-columns.ts';
import { textColumns } from './text-columns.ts';

export interface ColumnNeeds {
  readonly names: Names;
  /** How the shop's currency is written. */
  readonly money: MoneyWriting;
  /** Files below the uploads folder. */
  readonly pictures: ReadonlySet<string>;
  readonly products: ProductReferences;
}

type FieldColumns = readonly (Column | NumberedColumns)[];

/** For a field that another one's columns hold. */
const IN_OTHER_COLUMNS: FieldColumns = [];

/** Every field of an entry with its columns, in the order in which the cells of a row are written. */
const columnsByField = (needs: ColumnNeeds) => {
  const { names, money } = needs;
  return {
    // First: what it says decides what the others mean.
    type: [typeColumn],
    virtual: IN_OTHER_COLUMNS,
    parent: [textColumn('Parent', unlessEmpty('parent', 'variations'))],
    slug: [textColumn(`${META}_slug`, unlessEmpty('slug', 'products'), MAX_LENGTH.slug)],
    sku: [codeColumn('SKU', field('sku'), MAX_LENGTH.sku)],
    text: textColumns(names),
    status: [choiceColumn('Published', field('status'), { published: '1', private: '0', draft: '-1' })],
    featured: [flagColumn('Is featured?', field('featured', 'products'))],
    visibility: [choiceColumn('Visibility in catalog', field('visibility', 'products'), VISIBILITIES)],
    attributes: [attributeColumns(names), optionsColumn(names)],
    defaults: IN_OTHER_COLUMNS,
    price: priceColumns(money),
    taxStatus: [choiceColumn('Tax status', field('taxStatus', 'products'), TAX_STATUSES)],
    taxClass: [taxClassColumn],
    stock: STOCK_COLUMNS,
    soldIndividually: [flagColumn('Sold individually?', field('soldIndividually', 'products'))],
    dimensions: DIMENSION_COLUMNS,
    content: [contentColumn],
    reviewsAllowed: [flagColumn('Allow customer reviews?', field('reviewsAllowed', 'products'))],
    categories: [categoriesColumn(names)],
    tags: tagColumns(names),
    upsells: [recommendationColumn('Upsells', 'upsells', needs.products)],
    crossSells: [recommendationColumn('Cross-sells', 'crossSells', needs.products)],
    parts: [recommendationColumn('Grouped products', 'parts', needs.products)],
    shippingClass: [textColumn('Shipping class', SHIPPING_CLASS, MAX_LENGTH.shippingClass)],
    pictures: [picturesColumn(needs.pictures)],
    downloads: [downloadColumns(names), ...DOWNLOAD_LIMIT_COLUMNS],
    url: [textColumn('External URL', trimmed(field('url', 'products')))],
    buttonText: buttonTextColumns(names),
    menuOrder: [positionColumn],
    publishedAt: [timeColumn(`${META}_published_at`, PUBLISHED_AT, 'start')],
    totalSales: [countColumn(`${META}_total_sales`, TOTAL_SALES)],
    // Custom fields have titles of the merchant's own: `writeCustomFields` reads them.
    meta: IN_OTHER_COLUMNS,
  } satisfies Record<Exclude<keyof Entry, 'id'>, FieldColumns>;
};

/** WooCommerce's own titles in its order; the shop's own columns come after them. */
const WOOCOMMERCE_ORDER = [
  'Type',
  'SKU',
  'Name',
  'Published',
  'Is featured?',
  'Visibility in catalog',
  'Short description',
  'Description',
  'Date sale price starts',
  'Date sale price ends',
  'Tax status',
  'Tax class',
  'In stock?',
  'Stock',
  'Low stock amount',
  'Backorders allowed?',
  'Sold individually?',
  'Weight (kg)',
  'Length (cm)',
  'Width (cm)',
  'Height (cm)',
  'Allow customer reviews?',
  'Sale price',
  'Regular price',
  'Categories',
  'Shipping class',
  'Images',
  'Download limit',
  'Download expiry days',
  'Parent',
  'Grouped products',
  'External URL',
  'Button text',
  'Position',
  'Upsells',
  'Cross-sells',
  'Tags',
];

export const ID = 'ID';

/** WooCommerce's columns for what this shop has not: empty in an export, reported when an import fills them. */
export const UNSUPPORTED_TITLES = ['Purchase note'] as const;

export interface Columns {
  /** In the order in which the cells of a row are written. */
  readonly all: FieldColumns;
  /** All that come once, in the order of a file. */
  readonly single: readonly Column[];
  readonly numbered: readonly NumberedColumns[];
  /** The title as it is written here, whatever case it came in; null for an unknown column. */
  titleOf(title: string): string | null;
  readonly names: Names;
}

export function createColumns(needs: ColumnNeeds): Columns {
  const all: FieldColumns = Object.values<FieldColumns>(columnsByField(needs)).flat();
  const single = all.filter((column) => 'title' in column);
  const numbered = all.filter((column) => 'titles' in column);
  return {
    all,
    single: single.toSorted((one, other) => positionOf(one) - positionOf(other)),
    numbered,
    titleOf: createTitleOf([ID, ...UNSUPPORTED_TITLES, ...single.map(({ title }) => title)], numbered),
    names: needs.names,
  };
}

const positionOf = ({ title }: Column): number => {
  const position = WOOCOMMERCE_ORDER.indexOf(title);
  return position < 0 ? WOOCOMMERCE_ORDER.length : position;
};

function createTitleOf(titles: readonly string[], numbered: readonly NumberedColumns[]): Columns['titleOf'] {
  const known = new Map(titles.map((title) => [title.toLowerCase(), title]));
  const titlesOf = (number: number) => numbered.flatMap((group) => group.titles(number));
  const patterns = titlesOf(1).map((title) => title.toLowerCase());
  return (title) => {
    const trimmedTitle = title.trim();
    const lower = trimmedTitle.toLowerCase();
    const found = known.get(lower);
    if (found) return found;
    const [, number] = /\b(\d+)\b|_(\d+)_/.exec(trimmedTitle)?.filter((part) => part !== undefined) ?? [];
    if (number && patterns.includes(lower.replace(number, '1')))
      return titlesOf(Number(number)).find((one) => one.toLowerCase() === lower) ?? null;
    return isCustomField(trimmedTitle) ? META + trimmedTitle.slice(META.length) : null;
  };
}

/** `Meta: _x` is the shop's own; a merchant's field whose name begins with `_` has one more. */
const isCustomField = (title: string): boolean =>
  title.toLowerCase().startsWith(META.toLowerCase()) && /^(__|[^_])/.test(title.slice(META.length));

export const customFieldTitle = (key: string): string => META + (key.startsWith('_') ? `_${key}` : key);

const customFieldKey = (title: string): string => title.slice(META.length).replace(/^__/, '_');

/** An empty cell removes the field. */
export function writeCustomFields(entry: Entry, cells: ReadonlyMap<string, string>): Entry {
  const fields = [...cells]
    .filter(([title]) => isCustomField(title))
    .map(([title, cell]) => [customFieldKey(title), cell] as const);
  if (fields.length === 0 || entry.type === 'variation') return entry;
  const meta = Object.entries({ ...entry.meta, ...Object.fromEntries(fields) }).filter(([, value]) => value !== '');
  return { ...entry, meta: Object.fromEntries(meta) };
}

export const appliesTo = ({ of }: Column, { type }: Entry): boolean =>
  of === 'all' || (of === 'variations') === (type === 'variation');
