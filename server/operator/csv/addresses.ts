import { joinList, splitList } from './cells.ts';
import type { CsvRow, CsvTable } from './read-csv.ts';

const isAddress = (text: string): boolean => /^https?:\/\//i.test(text);
const isImages = (title: string): boolean => /^images$/i.test(title.trim());
const isDownload = (title: string): boolean => /^download \d+ url$/i.test(title.trim());

/** An address that a row names, with where it stands and what it shows. */
export interface NamedAddress {
  readonly address: string;
  readonly line: number;
  /** What the row is about. */
  readonly name: string;
}

export interface Addresses {
  readonly pictures: readonly NamedAddress[];
  /** Of files that are sold. */
  readonly files: readonly NamedAddress[];
}

/** Every address of the pictures and files of a table, each once, with the first row that names it. */
export function addressesIn({ rows }: CsvTable): Addresses {
  return { pictures: namedIn(rows, isImages, splitList), files: namedIn(rows, isDownload, (cell) => [cell.trim()]) };
}

function namedIn(
  rows: readonly CsvRow[],
  isMeant: (title: string) => boolean,
  split: (cell: string) => readonly string[],
): readonly NamedAddress[] {
  const found = new Map<string, NamedAddress>();
  for (const { line, cells } of rows)
    for (const [title, cell] of cells) {
      if (!isMeant(title)) continue;
      for (const address of split(cell).filter(isAddress)) {
        if (!found.has(address)) found.set(address, { address, line, name: nameIn(cells) });
      }
    }
  return [...found.values()];
}

const nameIn = (cells: CsvRow['cells']): string =>
  ['name', 'sku'].map((wanted) => cellCalled(cells, wanted)).find((text) => text !== '') ?? '';

const cellCalled = (cells: CsvRow['cells'], wanted: string): string =>
  [...cells].find(([title]) => title.trim().toLowerCase() === wanted)?.[1].trim() ?? '';

/** Address → file. */
export interface Files {
  readonly pictures: ReadonlyMap<string, string>;
  readonly files: ReadonlyMap<string, string>;
}

/**
 * The table with files instead of addresses. An address without file is left out: a row none of whose pictures is there
 * says nothing of pictures, and one that misses a file to sell is a draft until the file is there.
 */
export const withFiles = ({ titles, rows }: CsvTable, files: Files): CsvTable => ({
  titles,
  rows: rows.map(({ line, cells }) => ({ line, cells: rowWithFiles(cells, files) })),
});

function rowWithFiles(cells: CsvRow['cells'], { pictures, files }: Files): CsvRow['cells'] {
  const own = new Map(cells);
  let isComplete = true;
  for (const [title, cell] of cells) {
    if (isImages(title)) {
      const named = splitList(cell);
      const found = named.flatMap((text) => (isAddress(text) ? (pictures.get(text) ?? []) : [text]));
      if (found.length === 0 && named.length > 0) own.delete(title);
      else own.set(title, joinList(found));
    } else if (isDownload(title) && isAddress(cell.trim())) {
      const file = files.get(cell.trim());
      own.set(title, file ?? '');
      isComplete &&= file !== undefined;
    }
  }
  if (!isComplete) own.set([...cells.keys()].find((title) => /^published$/i.test(title.trim())) ?? 'Published', '-1');
  return own;
}
