import { CsvError, parse } from 'csv-parse/sync';
import { decodeUtf8 } from '#engine/adapters/markdown/decode-utf8.ts';

/** One row of the file: its cells by their titles, as they were written. */
export interface CsvRow {
  /** In the file, counted from 1. A row whose cells hold line breaks begins there. */
  readonly line: number;
  readonly cells: ReadonlyMap<string, string>;
}

export interface CsvTable {
  readonly titles: readonly string[];
  readonly rows: readonly CsvRow[];
}

/** Why a file cannot be read at all. */
export type CsvFault =
  | { readonly fault: 'NOT_UTF8' | 'EMPTY' | 'NO_TITLES' }
  | { readonly fault: 'TOO_MANY_CELLS'; readonly millions: number }
  | { readonly fault: 'TITLE_TWICE'; readonly title: string }
  | { readonly fault: 'ROW_LENGTH'; readonly line: number; readonly cells: number; readonly wanted: number }
  | { readonly fault: 'CELL_TOO_LONG'; readonly line: number }
  | { readonly fault: 'BAD_QUOTES'; readonly line: number }
  | { readonly fault: 'NUL'; readonly line: number };

/** Characters: a description is long, a cell of a megabyte is a mistake or an attack. */
const MAX_CELL_LENGTH = 200_000;

/** Each takes memory, also an empty one. A list of 50,000 products with their texts has eight. */
const MAX_MILLION_CELLS = 10;

const isProductTitle = (title: string): boolean => /^(id|sku|name|parent)$/i.test(title);

/** Text in UTF-8, with or without a byte order mark, its cells separated by comma, semicolon or tab. Some title must be one that identifies rows. */
export function readCsv(
  bytes: Uint8Array,
  identifies: (title: string) => boolean = isProductTitle,
): CsvTable | CsvFault {
  const text = decodeUtf8(bytes);
  if (text === null) return { fault: 'NOT_UTF8' };
  if (text.trim() === '') return { fault: 'EMPTY' };
  if (mayHoldMoreCells(text, MAX_MILLION_CELLS * 1e6)) return { fault: 'TOO_MANY_CELLS', millions: MAX_MILLION_CELLS };
  const records = recordsOf(text);
  if ('fault' in records) return records;
  const [head, ...rest] = records;
  const titles = head?.cells.map((title) => title.trim()) ?? [];
  if (!titles.some(identifies)) return { fault: 'NO_TITLES' };
  const lower = titles.map((title) => title.toLowerCase());
  const twice = titles.find((title, index) => title !== '' && lower.indexOf(title.toLowerCase()) !== index);
  if (twice !== undefined) return { fault: 'TITLE_TWICE', title: twice };
  const rows = rest.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  return (
    rows.map((row) => faultOf(row, titles.length)).find((fault) => fault !== null) ?? { titles, rows: rows.map(named) }
  );

  function named({ line, cells }: CsvRecord): CsvRow {
    return { line, cells: new Map(titles.map((title, index) => [title, unguardFormula(cells[index] ?? '')])) };
  }
}

/** By what may end a cell, before any is read. */
function mayHoldMoreCells(text: string, cells: number): boolean {
  let ends = 0;
  for (let at = 0; at < text.length && ends <= cells; at += 1) if (CELL_ENDS.has(text.charCodeAt(at))) ends += 1;
  return ends > cells;
}

const CELL_ENDS = new Set([...',;\t\n'].map((end) => end.charCodeAt(0)));

interface CsvRecord {
  readonly line: number;
  readonly cells: readonly string[];
}

function faultOf({ line, cells }: CsvRecord, wanted: number): CsvFault | null {
  if (cells.length !== wanted) return { fault: 'ROW_LENGTH', line, cells: cells.length, wanted };
  if (cells.some((cell) => cell.length > MAX_CELL_LENGTH)) return { fault: 'CELL_TOO_LONG', line };
  return cells.some((cell) => cell.includes('\0')) ? { fault: 'NUL', line } : null;
}

function recordsOf(text: string): readonly CsvRecord[] | CsvFault {
  const [, declared] = DELIMITER_LINE.exec(text) ?? [];
  const begins: number[] = [];
  let end = 0;
  let blank = 0;
  try {
    const records = parse(text, {
      delimiter: declared ?? delimiterOf(text),
      from_line: declared === undefined ? 1 : 2,
      relax_column_count: true,
      // As a record of one cell each would cost an error that nobody sees.
      skip_empty_lines: true,
      on_record(record, { lines, empty_lines }) {
        begins.push(end + empty_lines - blank + 1);
        end = lines;
        blank = empty_lines;
        return record;
      },
    });
    return records.map((cells, index) => ({ line: begins[index] ?? 0, cells }));
  } catch (error) {
    if (error instanceof CsvError) return { fault: 'BAD_QUOTES', line: Number(error.lines ?? 0) };
    throw error;
  }
}

/** Names the separator to spreadsheet programs; the titles come after it. */
const DELIMITER_LINE = /^sep=([,;\t])\r?\n/i;

/** What separates the titles: spreadsheet programs of Indonesia and Europe write semicolons. */
function delimiterOf(text: string): string {
  const [first = ''] = text.split(/\r?\n/, 1);
  const counts = [',', ';', '\t'].map((delimiter) => [delimiter, first.split(delimiter).length] as const);
  return counts.toSorted(([, one], [, other]) => other - one)[0]?.[0] ?? ',';
}

/**
 * A spreadsheet runs a cell that begins like a formula. Such a cell gets an apostrophe before it, as WooCommerce writes
 * it, and one more where it has some already, so that reading takes off exactly what writing put on.
 */
const DANGEROUS = /^'*[=+\-@\t\r]/;
const NUMBER = /^[+-]?\d+([.,]\d+)?$/;

export const guardFormula = (cell: string): string => (DANGEROUS.test(cell) && !NUMBER.test(cell) ? `'${cell}` : cell);

const unguardFormula = (cell: string): string => (cell.startsWith("'") && DANGEROUS.test(cell) ? cell.slice(1) : cell);
