import { stringify } from 'csv-stringify/sync';
import { decimalOf } from '#engine/domain/money/money.ts';
import { withoutControls } from '#engine/domain/text/text.ts';
import { guardFormula } from './read-csv.ts';

/** Spreadsheet programs take a file without this mark for another encoding. */
export const BYTE_ORDER_MARK = '\uFEFF';

/** A text, a count, or an amount of money in minor units, which must not be negative. */
export type Cell = string | number | { readonly cents: number };

interface Sheet {
  readonly titles: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
  /** Semicolons between cells and commas in amounts, as spreadsheet programs of Indonesia and Europe read them. */
  readonly semicolons: boolean;
  /** Minor digits of the currency. */
  readonly decimals: number;
}

/** Numbers that a spreadsheet would shorten: of telephones and parcels. */
const WRITTEN_IN_DIGITS = /^(\+|0)\d+$|^\d{12,}$/;

/** The file may be printed on a terminal, which a shopper's text must not control. */
const printable = (text: string): string => withoutControls(text.replace(/\r\n?/g, '\n')).trim();

/** A file that spreadsheet programs open as it is meant: no text of a shopper is run as a formula. */
export const spreadsheetOf = ({ titles, rows, semicolons, decimals }: Sheet): string => {
  const amount = (cents: number) => decimalOf(cents, decimals).replace('.', semicolons ? ',' : '.');
  const written = (cell: Cell): string => {
    if (typeof cell === 'number') return String(cell);
    if (typeof cell === 'object') return amount(cell.cents);
    return WRITTEN_IN_DIGITS.test(cell) ? `'${cell}` : guardFormula(printable(cell));
  };
  const lines = [titles, ...rows.map((row) => row.map(written))];
  return BYTE_ORDER_MARK + stringify(lines, { delimiter: semicolons ? ';' : ',' });
};
