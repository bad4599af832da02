import { cleanText } from '#engine/adapters/markdown/clean-html.ts';
import { MAX_LENGTH } from '#engine/domain/catalog/import-problems.ts';
import type { ProductText } from '#engine/domain/catalog/product.ts';
import type { Language } from '#engine/domain/language.ts';
import { isStorable } from '#engine/domain/text/text.ts';
import { foldLines, joinParts, META, splitParts, unfoldLines } from './cells.ts';
import { type CellProblem, type Column, type Field, parsedColumn, textColumn, trimmed } from './column.ts';
import type { Names } from './names.ts';

type TextKey = keyof ProductText;

const textField = <Key extends TextKey>(
  key: Key,
  language: Language,
  of: Column['of'] = 'products',
): Field<ProductText[Key]> => ({
  of,
  get: ({ text }) => text[language][key],
  set: (entry, value) => ({
    ...entry,
    text: { ...entry.text, [language]: { ...entry.text[language], [key]: value } },
  }),
});

/** A text that may have several lines. */
const linesColumn = (title: string, { get, set, ...rest }: Field<string>): Column =>
  textColumn(title, {
    ...rest,
    get: (entry) => foldLines(get(entry)),
    set: (entry, cell) => set(entry, unfoldLines(cell)),
  });

/** A text that may hold HTML. */
const htmlColumn = (title: string, { set, ...rest }: Field<string>): Column =>
  linesColumn(title, { ...rest, set: (entry, text) => set(entry, cleanText(text)) });

/** Every text in both languages. WooCommerce has columns for three of them, in the shop's main language. */
export function textColumns(names: Names): readonly Column[] {
  const { main, second } = names;
  const inBoth = (columnIn: (language: Language) => Column): readonly Column[] => [columnIn(main), columnIn(second)];
  const byText = {
    name: [nameColumn(main), textColumn(`${META}_name_${second}`, trimmed(textField('name', second)), MAX_LENGTH.name)],
    shortDescription: [
      htmlColumn('Short description', textField('shortDescription', main)),
      htmlColumn(`${META}_short_description_${second}`, textField('shortDescription', second)),
    ],
    description: [
      htmlColumn('Description', textField('description', main, 'all')),
      htmlColumn(`${META}_description_${second}`, textField('description', second, 'all')),
    ],
    extraDescription: inBoth((language) =>
      htmlColumn(`${META}_extra_description_${language}`, textField('extraDescription', language)),
    ),
    customTextarea: inBoth((language) =>
      linesColumn(`${META}_textarea_${language}`, textField('customTextarea', language)),
    ),
    productCardLists: inBoth(cardPointsColumn),
    specifications: inBoth(specificationsColumn),
  } satisfies Record<TextKey, readonly Column[]>;
  return Object.values(byText).flat();
}

/** A variation is called by its product's name, so its own cell is for reading only. */
const nameColumn = (main: Language): Column => ({
  title: 'Name',
  of: 'all',
  read: ({ text }) => text[main].name,
  write(entry, cell) {
    if (entry.type === 'variation') return entry;
    if (cell.trim() === '') return 'EMPTY';
    if (cell.trim().length > MAX_LENGTH.name) return 'TOO_LONG';
    return textField('name', main, 'all').set(entry, cell.trim());
  },
});

const cardPointsColumn = (language: Language): Column =>
  parsedColumn(`${META}_card_points_${language}`, textField('productCardLists', language), {
    print: (points) => joinParts(points.map(foldLines), '|'),
    parse: (cell) => ({ value: cell === '' ? [] : splitParts(cell, '|').map(unfoldLines) }),
  });

const specificationsColumn = (language: Language): Column =>
  parsedColumn(`${META}_specifications_${language}`, textField('specifications', language), {
    print: (rows) => (rows.length === 0 ? '' : JSON.stringify(rows.map(({ name, value }) => [name, value]))),
    parse: parseTable,
  });

/** `[["SAE","5W-30"],["API","SN"]]`. */
function parseTable(cell: string): { readonly value: ProductText['specifications'] } | CellProblem {
  if (cell === '') return { value: [] };
  try {
    const rows: unknown = JSON.parse(cell);
    if (!Array.isArray(rows) || !rows.every(isPair)) return 'NOT_A_TABLE';
    return { value: rows.map(([name, value]) => ({ name, value })) };
  } catch {
    return 'NOT_A_TABLE';
  }
}

const isPair = (row: unknown): row is readonly [string, string] =>
  Array.isArray(row) && row.length === 2 && row.every(isStorableText);

/** JSON can spell characters that the database does not store. */
const isStorableText = (value: unknown): value is string => typeof value === 'string' && isStorable(value);
