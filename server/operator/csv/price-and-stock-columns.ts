import type { Dimensions } from '#engine/domain/catalog/product.ts';
import { ALWAYS_IN_STOCK, type StockStatus } from '#engine/domain/catalog/stock-policy.ts';
import type { MoneyWriting } from '#engine/domain/money/read-money.ts';
import { stockStatus } from '#engine/domain/stock/stock.ts';
import {
  type Column,
  choiceColumn,
  countColumn,
  type Field,
  measureColumn,
  moneyColumn,
  parsedColumn,
  timeColumn,
  wholeNumber,
} from './column.ts';
import type { Entry } from './entry.ts';

// Fields that several cells hold together: prices, pieces and measures.

const saleField = <Key extends keyof Entry['price']['sale']>(key: Key): Field<Entry['price']['sale'][Key]> => ({
  get: ({ price }) => price.sale[key],
  set: (entry, value) => ({ ...entry, price: { ...entry.price, sale: { ...entry.price.sale, [key]: value } } }),
});

const REGULAR_PRICE: Field<number | null> = {
  get: ({ price }) => price.regular,
  set: (entry, regular) => ({ ...entry, price: { ...entry.price, regular } }),
};

export const priceColumns = (money: MoneyWriting): readonly Column[] => [
  timeColumn('Date sale price starts', saleField('from'), 'start'),
  timeColumn('Date sale price ends', saleField('to'), 'end'),
  moneyColumn('Sale price', saleField('price'), money),
  moneyColumn('Regular price', REGULAR_PRICE, money),
];

const STOCK_WORDS: Readonly<Record<StockStatus, string>> = {
  'in-stock': '1',
  'out-of-stock': '0',
  'on-backorder': 'backorder',
};

/** Where pieces are counted the status follows from them and is there for reading only. */
const STOCK_STATUS: Field<StockStatus> = {
  get: ({ stock }) => (stock.kind === 'shared' ? 'in-stock' : stockStatus(stock)),
  set: (entry, status) =>
    entry.stock.kind === 'unmanaged' ? { ...entry, stock: { kind: 'unmanaged', status } } : entry,
};

/** Only of what counts its pieces. */
const managed = <Key extends 'backorders' | 'lowAmount', T>(key: Key, otherwise: T) => ({
  get: ({ stock }: Entry) => (stock.kind === 'managed' ? stock[key] : otherwise),
  set: (entry: Entry, value: T): Entry =>
    entry.stock.kind === 'managed' ? { ...entry, stock: { ...entry.stock, [key]: value } } : entry,
});

const NOTHING_COUNTED = { kind: 'managed', onHand: 0, backorders: 'no', lowAmount: null } as const;

/** Null: nothing is counted. `shared`: a variation sells of its product's pieces. */
const PIECES: Field<number | 'shared' | null> = {
  get({ stock }) {
    if (stock.kind === 'shared') return 'shared';
    return stock.kind === 'managed' ? stock.onHand : null;
  },
  set(entry, pieces) {
    const { stock, type } = entry;
    if (pieces === 'shared' && type === 'variation') return { ...entry, stock: { kind: 'shared' } };
    if (typeof pieces !== 'number') return { ...entry, stock: stock.kind === 'unmanaged' ? stock : ALWAYS_IN_STOCK };
    return { ...entry, stock: { ...(stock.kind === 'managed' ? stock : NOTHING_COUNTED), onHand: pieces } };
  },
};

const piecesColumn = parsedColumn<number | 'shared' | null>('Stock', PIECES, {
  print: (pieces) => (pieces === 'shared' ? 'parent' : String(pieces ?? '')),
  parse(cell) {
    if (cell === '') return { value: null };
    if (cell.startsWith('+')) return 'SIGNED_STOCK';
    return cell.toLowerCase() === 'parent' ? { value: 'shared' } : wholeNumber(cell);
  },
});

/** Whether pieces are counted comes first: the other cells depend on it. */
export const STOCK_COLUMNS: readonly Column[] = [
  piecesColumn,
  choiceColumn('In stock?', STOCK_STATUS, STOCK_WORDS),
  countColumn('Low stock amount', managed<'lowAmount', number | null>('lowAmount', null)),
  choiceColumn('Backorders allowed?', managed<'backorders', 'no' | 'notify' | 'yes'>('backorders', 'no'), {
    no: '0',
    notify: 'notify',
    yes: '1',
  }),
];

/** Counted pieces that an import must not overwrite with `--keep-stock`. */
export const holdsPieces = ({ title }: Column): boolean => title === piecesColumn.title;

const dimension = (key: keyof Dimensions): Field<number | null> => ({
  get: ({ dimensions }) => dimensions[key],
  set: (entry, value) => ({ ...entry, dimensions: { ...entry.dimensions, [key]: value } }),
});

export const DIMENSION_COLUMNS: readonly Column[] = [
  measureColumn('Weight (kg)', dimension('weight'), 3),
  measureColumn('Length (cm)', dimension('length'), 0),
  measureColumn('Width (cm)', dimension('width'), 0),
  measureColumn('Height (cm)', dimension('height'), 0),
];
