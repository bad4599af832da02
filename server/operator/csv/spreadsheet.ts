import { stringify } from 'csv-stringify/sync';
import { decimalOf } from '#engine/domain/money/money.ts';
import { withoutControls } from '#engine/domain/text/text.ts';
import { guardFormula } from './read-csv.ts';

/** Spreadsheet programs take a file without this mark for another encoding. */
export const BYTE_ORDER_MARK = '\uFEFF';

/** A text, a count, or an amount of money in minor units, which must not be negative. */
export type Cell = string | number | { readonly cents: number };

interface SheetStyle {
  readonly titles: readonly string[];
  /** Semicolons between cells and commas in amounts, as spreadsheet programs of Indonesia and Europe read them. */
  readonly semicolons: boolean;
  /** Minor digits of the currency. */
  readonly decimals: number;
}

interface Sheet extends SheetStyle {
  readonly rows: readonly (readonly Cell[])[];
}

/** Numbers that a spreadsheet would shorten: of telephones and parcels. */
const WRITTEN_IN_DIGITS = /^(\+|0)\d+$|^\d{12,}$/;

/** The file may be printed on a terminal, which a shopper's text must not control. */
const printable = (text: string): string => withoutControls(text.replace(/\r\n?/g, '\n')).trim();

/** A file that spreadsheet programs open as it is meant: no text of a shopper is run as a formula. */
export const spreadsheetOf = ({ rows, ...style }: Sheet): string => {
  const { titles, toLines } = writingOf(style);
  return titles + toLines(rows);
};

const ROWS_AT_ONCE = 500;

/** The same file part by part, for more rows than fit into memory. */
export async function* spreadsheetParts(
  style: SheetStyle,
  rows: AsyncIterable<readonly Cell[]>,
): AsyncGenerator<string> {
  const { titles, toLines } = writingOf(style);
  yield titles;
  let part: (readonly Cell[])[] = [];
  for await (const row of rows) {
    part.push(row);
    if (part.length < ROWS_AT_ONCE) continue;
    yield toLines(part);
    part = [];
  }
  yield toLines(part);
}

function writingOf({ titles, semicolons, decimals }: SheetStyle) {
  const amount = (cents: number) => decimalOf(cents, decimals).replace('.', semicolons ? ',' : '.');
  const written = (cell: Cell): string => {
    if (typeof cell === 'number') return String(cell);
    if (typeof cell === 'object') return amount(cell.cents);
    return WRITTEN_IN_DIGITS.test(cell) ? `'${cell}` : guardFormula(printable(cell));
  };
  const joined = (lines: readonly (readonly string[])[]) =>
    stringify([...lines], { delimiter: semicolons ? ';' : ',' });
  return {
    titles: BYTE_ORDER_MARK + joined([titles]),
    toLines: (rows: readonly (readonly Cell[])[]) => joined(rows.map((row) => row.map(written))),
  };
}
