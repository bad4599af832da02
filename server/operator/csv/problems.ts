import type { CellProblem } from './column.ts';

/** Why a row cannot be taken. Nothing of the file is stored then. */
export interface RowProblem {
  readonly line: number;
  /** Empty where the row as a whole is meant. */
  readonly column: string;
  readonly problem: CellProblem | RowFault;
  /** What stood there, or its beginning, or what it collides with. */
  readonly value: string;
}

/** Characters: enough to recognize a cell by. */
const MAX_EXCERPT_LENGTH = 100;

export const excerpt = (cell: string): string =>
  cell.length > MAX_EXCERPT_LENGTH ? `${cell.slice(0, MAX_EXCERPT_LENGTH)}…` : cell;

export type RowFault =
  /** Neither ID nor SKU nor name. */
  | 'NOBODY'
  /** The ID is another product's than the SKU. */
  | 'ID_OF_ANOTHER'
  /** An earlier row is about the same product. */
  | 'ROW_TWICE'
  | 'PARENT_UNKNOWN'
  | 'PARENT_NOT_VARIABLE'
  | 'NO_SKU'
  | 'TYPE_CHANGED'
  /** Addresses of pages stay: no file changes a product's slug. */
  | 'SLUG_FIXED'
  | 'SALE_NOT_LOWER'
  /** Only with backorders may more be sold than there is. */
  | 'STOCK_BELOW_ZERO'
  | 'SLUG_TAKEN'
  | 'SKU_TAKEN'
  | 'REFERENCE_UNKNOWN'
  | 'DUPLICATE'
  | 'VALUE_INVALID'
  /** It, or a row it was taken together with, could not be stored. */
  | 'NOT_STORED'
  /** Rows that another release had staged. */
  | 'UNREADABLE';
