import type { ProductText } from '#engine/domain/catalog/product.ts';
import type { Language } from '#engine/domain/language.ts';
import { appliesTo, type Columns, ID, writeMeta } from './columns/columns.ts';
import { META } from './columns/meta.ts';
import { emptyForm, type Form } from './form.ts';
import { calledIn, findForm, numberOf } from './identify.ts';
import type { KnownForms } from './known-forms.ts';
import type { Names } from './names.ts';
import { beginningOf, type RowProblem } from './problems.ts';
import type { SheetRow } from './read-sheet.ts';

export interface RowFacts {
  readonly columns: Columns;
  readonly known: KnownForms;
  readonly now: Date;
  /** Pieces that are counted already stay as they are. */
  readonly keepsStock: boolean;
}

/** What a row speaks of, with every cell of it filled in. */
export interface Line {
  readonly line: number;
  readonly form: Form;
  /** As it is in the shop; null when it is new. */
  readonly before: Form | null;
  /** The ID in its row, which may be another shop's. */
  readonly fileId: number | null;
}

export interface AppliedRow {
  readonly line: Line | null;
  readonly problems: readonly RowProblem[];
}

export function applyRow(row: SheetRow, facts: RowFacts): AppliedRow {
  const { line, cells } = row;
  const called = calledIn(cells);
  const complaint = (column: string, problem: RowProblem['problem']): RowProblem => ({
    ...{ line, column, problem },
    value: beginningOf(cells.get(column) ?? called.sku),
  });
  const idCell = cells.get(ID)?.trim() ?? '';
  if (idCell !== '' && numberOf(idCell) === null)
    return { line: null, problems: [complaint(ID, 'NOT_A_WHOLE_NUMBER')] };
  const before = findForm(facts.known, called);
  if (before === 'ID_OF_ANOTHER') return { line: null, problems: [complaint(ID, before)] };
  const form = before ? { ...before } : newForm(row, facts.now);
  const problems = [
    ...fill(form, row, facts),
    ...faultsOf(form, before).map(([column, fault]) => complaint(column, fault)),
  ];
  return {
    line: { line, form: before ? form : inBothLanguages(form, row, facts.columns.names), before, fileId: called.id },
    problems,
  };
}

/** Writes into the form. */
function fill(form: Form, { line, cells }: SheetRow, { columns, keepsStock }: RowFacts): readonly RowProblem[] {
  const problems: RowProblem[] = [];
  const complain = (column: string, problem: RowProblem['problem']) =>
    problems.push({ line, column, problem, value: beginningOf(cells.get(column) ?? '') });
  const isKept = (title: string) => keepsStock && title === 'Stock' && form.id !== null && form.pieces !== null;
  // The groups first: a later column says which of them the shopper chooses by.
  for (const group of columns.numbered) {
    const refused = group.titles(1).some((title) => cells.has(title)) ? group.write(form, cells) : null;
    if (refused) complain(refused.title, refused.problem);
  }
  for (const column of columns.single) {
    const cell = cells.get(column.title);
    if (cell === undefined || isKept(column.title) || !appliesTo(column, form)) continue;
    const problem = column.write(form, cell);
    if (problem) complain(column.title, problem);
  }
  writeMeta(form, cells);
  return problems;
}

type Fault = readonly [column: string, fault: RowProblem['problem']];

function faultsOf(form: Form, before: Form | null): readonly Fault[] {
  const isVariation = form.type === 'variation';
  const faults: Fault[] = [];
  if (!isVariation && form.text.id.name + form.text.en.name === '') faults.push(['Name', before ? 'EMPTY' : 'NOBODY']);
  if (isVariation && form.sku === '') faults.push(['SKU', 'NO_SKU']);
  if (before && (before.type === 'variation') !== isVariation) faults.push(['Type', 'TYPE_CHANGED']);
  if (before && before.slug !== form.slug) faults.push(['Meta: _slug', 'SLUG_FIXED']);
  return faults;
}

/** A variation is known by its parent even where the sheet has no column for types; a new one comes after the others. */
function newForm({ line, cells }: SheetRow, now: Date): Form {
  const type = cells.get('Type')?.toLowerCase() ?? '';
  const isVariation = type === '' ? (cells.get('Parent')?.trim() ?? '') !== '' : type.includes('variation');
  return isVariation ? { ...emptyForm('variation', now), position: LAST + line } : emptyForm('simple', now);
}

const LAST = 1_000_000;

/** A new product has a name in both languages; a sheet that knows only one language is taken to mean both. */
function inBothLanguages(form: Form, { cells }: SheetRow, { main, second }: Names): Form {
  const knowsBoth = [titleOfName(main, main), titleOfName(second, main)].every((title) => cells.has(title));
  const { text, buttonText } = form;
  const filled = (own: ProductText, other: ProductText): ProductText => ({
    ...own,
    name: own.name || other.name,
    shortDescription: own.shortDescription || (knowsBoth ? '' : other.shortDescription),
    description: own.description || (knowsBoth ? '' : other.description),
  });
  const labels = { id: buttonText.id || buttonText.en, en: buttonText.en || buttonText.id };
  return {
    ...form,
    text: { id: filled(text.id, text.en), en: filled(text.en, text.id) },
    buttonText: knowsBoth ? buttonText : labels,
  };
}

const titleOfName = (language: Language, main: Language): string =>
  language === main ? 'Name' : `${META}_name_${language}`;
