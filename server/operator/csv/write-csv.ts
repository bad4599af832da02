import { stringify } from 'csv-stringify/sync';
import type { StoredDraft } from '#engine/usecases/ports/merchant-catalog.ts';
import type { Column } from './column.ts';
import { appliesTo, type Columns, customFieldTitle, ID, UNSUPPORTED_TITLES } from './columns.ts';
import { type Entry, toEntries } from './entry.ts';
import { guardFormula } from './read-csv.ts';
import { BYTE_ORDER_MARK } from './spreadsheet.ts';

export interface CsvStyle {
  /** Semicolons between cells and commas in numbers, as spreadsheet programs of Indonesia and Europe read them. */
  readonly semicolons: boolean;
}

/** All products as one file that reads back as the same products. */
export function writeCsv(products: readonly StoredDraft[], columns: Columns, { semicolons }: CsvStyle): string {
  const entries = products.flatMap(toEntries);
  const groups = columns.numbered.map((group) => ({
    group,
    numbers: Array.from(
      { length: Math.max(0, ...entries.map((entry) => group.count(entry))) },
      (_, index) => index + 1,
    ),
  }));
  const metaKeys = [...new Set(entries.flatMap(({ meta }) => Object.keys(meta)))].sort();
  const titles = [
    ID,
    ...columns.single.map(({ title }) => title),
    ...UNSUPPORTED_TITLES,
    ...groups.flatMap(({ group, numbers }) => numbers.flatMap(group.titles)),
    ...metaKeys.map(customFieldTitle),
  ];
  const written = (column: Column, entry: Entry): string => {
    const cell = column.read(entry);
    return semicolons && column.isDecimal ? cell.replace('.', ',') : cell;
  };
  const cellsOf = (entry: Entry): readonly string[] => [
    String(entry.id ?? ''),
    ...columns.single.map((column) => (appliesTo(column, entry) ? written(column, entry) : '')),
    ...UNSUPPORTED_TITLES.map(() => ''),
    ...groups.flatMap(({ group, numbers }) => numbers.flatMap((number) => group.read(entry, number))),
    ...metaKeys.map((key) => entry.meta[key] ?? ''),
  ];
  const lines = [titles, ...entries.map((entry) => cellsOf(entry).map(guardFormula))];
  return BYTE_ORDER_MARK + stringify(lines, { delimiter: semicolons ? ';' : ',' });
}
