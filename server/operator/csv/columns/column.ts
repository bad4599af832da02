import type { Form } from '../form.ts';

/** Why a cell cannot be taken. */
export type CellProblem =
  | 'EMPTY'
  | 'TOO_LONG'
  | 'NOT_A_FLAG'
  | 'NOT_A_CHOICE'
  | 'NOT_A_NUMBER'
  | 'NOT_A_WHOLE_NUMBER'
  | 'NOT_MONEY'
  | 'NOT_A_TIME'
  | 'NOT_A_FILE'
  | 'NOT_A_PACK'
  | 'NOT_A_TABLE'
  | 'CATEGORY_UNKNOWN'
  | 'ATTRIBUTE_UNKNOWN'
  | 'TERM_UNKNOWN'
  | 'PICTURE_UNKNOWN'
  | 'PRODUCT_UNKNOWN';

export interface Column {
  readonly title: string;
  /** Whose rows it speaks of; in the others its cells are empty, and what stands there is not read. */
  readonly of: 'all' | 'products' | 'variations';
  read(form: Form): string;
  /** Null when the cell was taken. */
  write(form: Form, cell: string): CellProblem | null;
}

type Of = Column['of'];

/** Reads and writes the same field. */
interface Field<T> {
  readonly of?: Of;
  get(form: Form): T;
  /** What of the form is another then. */
  set(value: T, form: Form): Partial<Form>;
}

const column = (title: string, of: Of | undefined, rest: Pick<Column, 'read' | 'write'>): Column => ({
  ...{ title, of: of ?? 'all' },
  ...rest,
});

const taken = null;

/** Written and read by a pair of functions; `parse` answers a problem for what it cannot read. */
export function parsedColumn<T>(
  title: string,
  { of, get, set }: Field<T>,
  { print, parse }: { print(value: T): string; parse(cell: string): { readonly value: T } | CellProblem },
): Column {
  return column(title, of, {
    read: (form) => print(get(form)),
    write(form, cell) {
      const read = parse(cell.trim());
      if (typeof read === 'string') return read;
      Object.assign(form, set(read.value, form));
      return taken;
    },
  });
}

/** An empty cell empties the field. */
export const textColumn = (
  title: string,
  { of, get, set }: Field<string>,
  longest = Number.POSITIVE_INFINITY,
): Column =>
  column(title, of, {
    read: get,
    write(form, cell) {
      if (cell.trim().length > longest) return 'TOO_LONG';
      Object.assign(form, set(cell, form));
      return taken;
    },
  });

/** One of some words. An empty cell leaves what is. */
export function choiceColumn<T extends string>(
  title: string,
  { of, get, set }: Field<T>,
  words: Readonly<Record<T, string>>,
): Column {
  const meanings = Object.entries<string>(words).map(([value, word]) => [word, value] as const);
  return column(title, of, {
    read: (form) => words[get(form)],
    write(form, cell) {
      const word = cell.trim().toLowerCase();
      const found = meanings.find(([known]) => known === word);
      if (found) Object.assign(form, set(found[1] as T, form));
      return found || word === '' ? taken : 'NOT_A_CHOICE';
    },
  });
}

const YES = new Set(['1', 'yes', 'true', 'ya']);
const NO = new Set(['0', 'no', 'false', 'tidak']);

/** 1 or 0. An empty cell leaves what is. */
export const flagColumn = (title: string, { of, get, set }: Field<boolean>): Column =>
  column(title, of, {
    read: (form) => (get(form) ? '1' : '0'),
    write(form, cell) {
      const word = cell.trim().toLowerCase();
      if (YES.has(word)) Object.assign(form, set(true, form));
      else if (NO.has(word)) Object.assign(form, set(false, form));
      else if (word !== '') return 'NOT_A_FLAG';
      return taken;
    },
  });
