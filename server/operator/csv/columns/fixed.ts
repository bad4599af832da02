import { MAX_LENGTH } from '#engine/domain/catalog/import-problems.ts';
import type { StockStatus } from '#engine/domain/catalog/stock-policy.ts';
import type { Form } from '../form.ts';
import { foldLines, unfoldLines } from '../lists.ts';
import type { Names } from '../names.ts';
import { type Column, choiceColumn, flagColumn, parsedColumn, textColumn } from './column.ts';
import { categoriesColumn, imagesColumn, typeColumn } from './lists.ts';
import { countColumn, measureColumn, moneyColumn, timeColumn, wholeOf } from './numbers.ts';
import { withText } from './texts.ts';

export interface ColumnNeeds {
  readonly names: Names;
  /** Minor digits of the shop's currency. */
  readonly decimals: number;
  readonly pictures: ReadonlySet<string>;
}

/** WooCommerce's own columns, by their names and in their order, as far as this shop has what they speak of. */
export const fixedColumns = ({ names, decimals, pictures }: ColumnNeeds): readonly Column[] => [
  typeColumn,
  textColumn('SKU', { get: ({ sku }) => sku, set: (sku) => ({ sku: sku.trim() }) }, MAX_LENGTH.sku),
  nameColumn(names),
  choiceColumn(
    'Published',
    { get: ({ status }) => status, set: (status) => ({ status }) },
    { published: '1', private: '0', draft: '-1' },
  ),
  flagColumn('Is featured?', {
    ...{ of: 'products', get: ({ featured }) => featured },
    set: (featured) => ({ featured }),
  }),
  choiceColumn(
    'Visibility in catalog',
    { of: 'products', get: ({ visibility }) => visibility, set: (word) => ({ visibility: word }) },
    { visible: 'visible', catalog: 'catalog', search: 'search', hidden: 'hidden' },
  ),
  textColumn('Short description', {
    of: 'products',
    get: ({ text }) => foldLines(text[names.main].shortDescription),
    set: (cell, form) => withText(form, names.main, { shortDescription: unfoldLines(cell) }),
  }),
  textColumn('Description', {
    get: ({ text }) => foldLines(text[names.main].description),
    set: (cell, form) => withText(form, names.main, { description: unfoldLines(cell) }),
  }),
  timeColumn(
    'Date sale price starts',
    { get: ({ saleFrom }) => saleFrom, set: (from) => ({ saleFrom: from }) },
    'start',
  ),
  timeColumn('Date sale price ends', { get: ({ saleTo }) => saleTo, set: (to) => ({ saleTo: to }) }, 'end'),
  choiceColumn(
    'Tax status',
    { of: 'products', get: ({ taxStatus }) => taxStatus, set: (status) => ({ taxStatus: status }) },
    { taxable: 'taxable', shipping: 'shipping', none: 'none' },
  ),
  taxClassColumn,
  ...stockColumns,
  flagColumn('Sold individually?', {
    of: 'products',
    get: ({ soldIndividually }) => soldIndividually,
    set: (alone) => ({ soldIndividually: alone }),
  }),
  measureColumn('Weight (kg)', { get: ({ weight }) => weight, set: (value) => ({ weight: value }) }, 3),
  measureColumn('Length (cm)', { get: ({ length }) => length, set: (value) => ({ length: value }) }, 0),
  measureColumn('Width (cm)', { get: ({ width }) => width, set: (value) => ({ width: value }) }, 0),
  measureColumn('Height (cm)', { get: ({ height }) => height, set: (value) => ({ height: value }) }, 0),
  flagColumn('Allow customer reviews?', {
    of: 'products',
    get: ({ reviewsAllowed }) => reviewsAllowed,
    set: (allowed) => ({ reviewsAllowed: allowed }),
  }),
  moneyColumn('Sale price', { get: ({ salePrice }) => salePrice, set: (price) => ({ salePrice: price }) }, decimals),
  moneyColumn(
    'Regular price',
    { get: ({ regularPrice }) => regularPrice, set: (price) => ({ regularPrice: price }) },
    decimals,
  ),
  categoriesColumn(names),
  textColumn(
    'Shipping class',
    {
      of: 'products',
      get: ({ shippingClass }) => shippingClass ?? '',
      set: (cell) => ({ shippingClass: cell.trim() || null }),
    },
    MAX_LENGTH.shippingClass,
  ),
  imagesColumn(pictures),
  countColumn('Download limit', {
    get: ({ downloadLimit }) => downloadLimit,
    set: (limit) => ({ downloadLimit: limit }),
  }),
  countColumn('Download expiry days', {
    get: ({ downloadExpiryDays }) => downloadExpiryDays,
    set: (days) => ({ downloadExpiryDays: days }),
  }),
  textColumn('Parent', {
    of: 'variations',
    get: ({ parent }) => parent,
    set: (cell, form) => ({ parent: cell.trim() || form.parent }),
  }),
  textColumn('External URL', {
    of: 'products',
    get: ({ url }) => url,
    set: (cell) => ({ url: cell.trim() }),
  }),
  textColumn('Button text', {
    of: 'products',
    get: ({ buttonText }) => buttonText[names.main],
    set: (cell, form) => ({ buttonText: { ...form.buttonText, [names.main]: cell } }),
  }),
  parsedColumn(
    'Position',
    { get: ({ position }) => position, set: (position) => ({ position }) },
    {
      print: String,
      parse: (cell) => (cell === '' ? { value: 0 } : orProblem(wholeOf(cell))),
    },
  ),
];

const orProblem = (value: number | null) => (value === null ? 'NOT_A_WHOLE_NUMBER' : { value });

/** A variation is called by its product's name, so its own cell is for reading only. */
const nameColumn = ({ main }: Names): Column => ({
  title: 'Name',
  of: 'all',
  read: ({ text }) => text[main].name,
  write(form, cell) {
    if (form.type === 'variation') return null;
    if (cell.trim() === '') return 'EMPTY';
    if (cell.trim().length > MAX_LENGTH.name) return 'TOO_LONG';
    Object.assign(form, withText(form, main, { name: cell.trim() }));
    return null;
  },
});

const TAX_CLASSES = { standard: '', 'reduced-rate': 'reduced-rate', 'zero-rate': 'zero-rate' } as const;

const taxClassColumn: Column = {
  title: 'Tax class',
  of: 'products',
  read: ({ taxClass }) => TAX_CLASSES[taxClass],
  write(form, cell) {
    const word = cell.trim();
    if (word === '' || word === 'standard') form.taxClass = 'standard';
    else if (word === 'reduced-rate' || word === 'zero-rate') form.taxClass = word;
    else return 'NOT_A_CHOICE';
    return null;
  },
};

const STOCK_WORDS: Readonly<Record<StockStatus, string>> = {
  'in-stock': '1',
  'out-of-stock': '0',
  'on-backorder': 'backorder',
};

/** Where pieces are counted the word follows from them and is there for reading only. */
const stockWord = ({ pieces, backorders, stockWord: word }: Form): StockStatus => {
  if (typeof pieces !== 'number') return word;
  if (pieces > 0) return 'in-stock';
  return backorders === 'no' ? 'out-of-stock' : 'on-backorder';
};

const stockColumns: readonly Column[] = [
  choiceColumn('In stock?', { get: stockWord, set: (word) => ({ stockWord: word }) }, STOCK_WORDS),
  parsedColumn<Form['pieces']>(
    'Stock',
    { get: ({ pieces }) => pieces, set: (pieces) => ({ pieces }) },
    {
      print: (pieces) => (pieces === 'shared' ? 'parent' : String(pieces ?? '')),
      parse(cell) {
        if (cell === '') return { value: null };
        if (cell.toLowerCase() === 'parent') return { value: 'shared' };
        return orProblem(wholeOf(cell));
      },
    },
  ),
  countColumn('Low stock amount', {
    get: ({ lowAmount }) => lowAmount,
    set: (amount) => ({ lowAmount: amount }),
  }),
  choiceColumn(
    'Backorders allowed?',
    { get: ({ backorders }) => backorders, set: (word) => ({ backorders: word }) },
    { no: '0', notify: 'notify', yes: '1' },
  ),
];
