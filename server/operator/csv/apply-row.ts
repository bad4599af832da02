import { isSaleLower } from '#engine/domain/catalog/prices.ts';
import type { ProductText } from '#engine/domain/catalog/product.ts';
import type { Language } from '#engine/domain/language.ts';
import { META } from './cells.ts';
import type { Column, NumberedColumns, NumberedProblem } from './column.ts';
import { appliesTo, type Columns, ID, writeCustomFields } from './columns.ts';
import { type Entry, newEntry } from './entry.ts';
import { fileIdIn, findEntry, identifiersIn, idIn, type KnownEntries } from './identify.ts';
import type { Names } from './names.ts';
import { holdsPieces } from './price-and-stock-columns.ts';
import { excerpt, type RowProblem } from './problems.ts';
import type { CsvRow } from './read-csv.ts';

export interface RowFacts {
  readonly columns: Columns;
  readonly known: KnownEntries;
  readonly now: Date;
  /** Pieces that are counted already stay as they are. */
  readonly keepsStock: boolean;
}

/** What a row is about, with what all its cells say. */
export interface AppliedLine {
  readonly line: number;
  readonly entry: Entry;
  /** As it is in the shop; null when it is new. */
  readonly before: Entry | null;
  /** The ID in its row, which may be another shop's. */
  readonly fileId: number | null;
}

export interface AppliedRow {
  readonly line: AppliedLine | null;
  readonly problems: readonly RowProblem[];
}

export function applyRow(row: CsvRow, facts: RowFacts): AppliedRow {
  const { line, cells } = row;
  const identifiers = identifiersIn(cells);
  const problemIn = (column: string, problem: RowProblem['problem']): RowProblem => ({
    line,
    column,
    problem,
    value: excerpt(cells.get(column) ?? identifiers.sku),
  });
  const idCell = cells.get(ID)?.trim() ?? '';
  if (idCell !== '' && idIn(idCell) === null) return { line: null, problems: [problemIn(ID, 'NOT_A_WHOLE_NUMBER')] };
  const before = findEntry(facts.known, identifiers);
  if (before === 'ID_OF_ANOTHER') return { line: null, problems: [problemIn(ID, before)] };
  const { entry, problems } = writeCells(before ?? entryOfNewRow(row, facts.now), row, facts);
  return {
    line: {
      line,
      entry: before ? entry : inBothLanguages(entry, row, facts.columns.names),
      before,
      fileId: fileIdIn(cells),
    },
    problems: [
      ...problems.map(({ title, problem }) => ({
        line,
        column: title,
        problem,
        value: excerpt(cells.get(title) ?? ''),
      })),
      ...faultsOf(entry, before).map(([column, fault]) => problemIn(column, fault)),
    ],
  };
}

/** The entry with what all cells say that can be taken. */
function writeCells(before: Entry, { cells }: CsvRow, { columns, keepsStock }: RowFacts) {
  const problems: NumberedProblem[] = [];
  let entry = before;
  for (const column of columns.all) {
    if (keepsStock && isCounted(column, entry)) continue;
    const written = 'titles' in column ? writeGroup(column, entry, cells) : writeCell(column, entry, cells);
    if ('problem' in written) problems.push(written);
    else entry = written;
  }
  return { entry: writeCustomFields(entry, cells), problems };
}

/** The column holds pieces that the shop counts already. */
const isCounted = (column: Column | NumberedColumns, { id, stock }: Entry): boolean =>
  'title' in column && holdsPieces(column) && id !== null && stock.kind !== 'unmanaged';

const writeGroup = (group: NumberedColumns, entry: Entry, cells: CsvRow['cells']): Entry | NumberedProblem =>
  group.titles(1).some((title) => cells.has(title)) ? group.write(entry, cells) : entry;

function writeCell(column: Column, entry: Entry, cells: CsvRow['cells']): Entry | NumberedProblem {
  const cell = cells.get(column.title);
  if (cell === undefined || !appliesTo(column, entry)) return entry;
  const written = column.write(entry, cell);
  return typeof written === 'string' ? { title: column.title, problem: written } : written;
}

type Fault = readonly [column: string, fault: RowProblem['problem']];

function faultsOf(entry: Entry, before: Entry | null): readonly Fault[] {
  const isVariation = entry.type === 'variation';
  const faults: Fault[] = [];
  if (!isVariation && entry.text.id.name + entry.text.en.name === '')
    faults.push(['Name', before ? 'EMPTY' : 'NOBODY']);
  if (isVariation && entry.sku === '') faults.push(['SKU', 'NO_SKU']);
  if (before && (before.type === 'variation') !== isVariation) faults.push(['Type', 'TYPE_CHANGED']);
  if (before && before.slug !== entry.slug) faults.push(['Meta: _slug', 'SLUG_FIXED']);
  // The products of another shop come as they are.
  if (before && hasLowerSale(before.price) && !hasLowerSale(entry.price)) faults.push(['Sale price', 'SALE_NOT_LOWER']);
  if (before && fallsBelowZero(before.stock, entry.stock)) faults.push(['Stock', 'STOCK_BELOW_ZERO']);
  return faults;
}

const hasLowerSale = ({ regular, sale }: Entry['price']): boolean => isSaleLower(regular, sale.price);

/** A number that is below zero already may stay when backorders are switched off. */
const fallsBelowZero = (before: Entry['stock'], after: Entry['stock']): boolean =>
  before.kind === 'managed' &&
  after.kind === 'managed' &&
  after.backorders === 'no' &&
  after.onHand < Math.min(0, before.onHand);

/** A variation is known by its parent even where the file has no column for types; a new one comes after the others. */
function entryOfNewRow({ line, cells }: CsvRow, now: Date): Entry {
  const type = cells.get('Type')?.toLowerCase() ?? '';
  const isVariation = type === '' ? (cells.get('Parent')?.trim() ?? '') !== '' : type.includes('variation');
  return isVariation ? { ...newEntry('variation', now), menuOrder: AFTER_ALL + line } : newEntry('simple', now);
}

const AFTER_ALL = 1_000_000;

/** A new product has a name in both languages; the texts of a file that knows only one language count for both. */
function inBothLanguages(entry: Entry, { cells }: CsvRow, { main, second }: Names): Entry {
  const knowsBoth = [titleOfName(main, main), titleOfName(second, main)].every((title) => cells.has(title));
  const { text, buttonText } = entry;
  const filled = (own: ProductText, other: ProductText): ProductText => ({
    ...own,
    name: own.name || other.name,
    shortDescription: own.shortDescription || (knowsBoth ? '' : other.shortDescription),
    description: own.description || (knowsBoth ? '' : other.description),
  });
  const labels = { id: buttonText.id || buttonText.en, en: buttonText.en || buttonText.id };
  return {
    ...entry,
    text: { id: filled(text.id, text.en), en: filled(text.en, text.id) },
    buttonText: knowsBoth ? buttonText : labels,
  };
}

const titleOfName = (language: Language, main: Language): string =>
  language === main ? 'Name' : `${META}_name_${language}`;
