import { MAX_LENGTH } from '#engine/domain/catalog/import-problems.ts';
import type { PackContent, ProductText } from '#engine/domain/catalog/product.ts';
import { LANGUAGES, type Language } from '#engine/domain/language.ts';
import { foldLines, joinList, joinParts, splitList, splitParts, unfoldLines } from '../lists.ts';
import type { Names } from '../names.ts';
import { type Column, parsedColumn, textColumn } from './column.ts';
import { META } from './meta.ts';
import { countColumn, timeColumn } from './numbers.ts';
import { withText } from './texts.ts';

/** What this shop knows beyond WooCommerce's columns: the second language above all. */
export const ownColumns = (names: Names): readonly Column[] => [
  textColumn(
    `${META}_slug`,
    { of: 'products', get: ({ slug }) => slug, set: (cell, form) => ({ slug: cell.trim() || form.slug }) },
    MAX_LENGTH.slug,
  ),
  ...secondLanguage(names),
  ...LANGUAGES.flatMap(longTexts),
  packColumn,
  variationAttributes(names),
  timeColumn(
    `${META}_published_at`,
    {
      of: 'products',
      get: ({ publishedAt }) => publishedAt,
      set: (at, form) => ({ publishedAt: at ?? form.publishedAt }),
    },
    'start',
  ),
  countColumn(`${META}_total_sales`, {
    of: 'products',
    get: ({ totalSales }) => totalSales,
    // Of a product that is there the shop counts by itself.
    set: (pieces, form) => ({ totalSales: form.id === null ? (pieces ?? 0) : form.totalSales }),
  }),
];

const secondLanguage = ({ second }: Names): readonly Column[] => [
  textColumn(
    `${META}_name_${second}`,
    {
      of: 'products',
      get: ({ text }) => text[second].name,
      set: (cell, form) => withText(form, second, { name: cell.trim() }),
    },
    MAX_LENGTH.name,
  ),
  textColumn(`${META}_short_description_${second}`, {
    of: 'products',
    get: ({ text }) => foldLines(text[second].shortDescription),
    set: (cell, form) => withText(form, second, { shortDescription: unfoldLines(cell) }),
  }),
  textColumn(`${META}_description_${second}`, {
    get: ({ text }) => foldLines(text[second].description),
    set: (cell, form) => withText(form, second, { description: unfoldLines(cell) }),
  }),
  textColumn(`${META}_button_text_${second}`, {
    of: 'products',
    get: ({ buttonText }) => buttonText[second],
    set: (cell, form) => ({ buttonText: { ...form.buttonText, [second]: cell } }),
  }),
];

const longTexts = (language: Language): readonly Column[] => {
  const long = (title: string, key: 'extraDescription' | 'customTextarea') =>
    textColumn(`${META}_${title}_${language}`, {
      of: 'products',
      get: ({ text }) => foldLines(text[language][key]),
      set: (cell, form) => withText(form, language, { [key]: unfoldLines(cell) }),
    });
  return [
    long('extra_description', 'extraDescription'),
    long('textarea', 'customTextarea'),
    textColumn(`${META}_card_points_${language}`, {
      of: 'products',
      get: ({ text }) => joinParts(text[language].productCardLists.map(foldLines), '|'),
      set: (cell, form) =>
        withText(form, language, { productCardLists: cell === '' ? [] : splitParts(cell, '|').map(unfoldLines) }),
    }),
    parsedColumn<ProductText['specifications']>(
      `${META}_specifications_${language}`,
      {
        of: 'products',
        get: ({ text }) => text[language].specifications,
        set: (specifications, form) => withText(form, language, { specifications }),
      },
      {
        print: (rows) => (rows.length === 0 ? '' : JSON.stringify(rows.map(({ name, value }) => [name, value]))),
        parse: parseTable,
      },
    ),
  ];
};

/** `[["SAE","5W-30"],["API","SN"]]`. */
function parseTable(cell: string): { readonly value: ProductText['specifications'] } | 'NOT_A_TABLE' {
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
  Array.isArray(row) && row.length === 2 && row.every(isStorable);

/** JSON can spell letters that no text has. */
const isStorable = (text: unknown): text is string =>
  typeof text === 'string' && text.isWellFormed() && !text.includes('\0');

/** What one pack holds: `350 ml`, `75 g`. */
const packColumn: Column = parsedColumn<PackContent | null>(
  `${META}_content`,
  { get: ({ content }) => content, set: (content) => ({ content }) },
  {
    print: (content) => (content === null ? '' : `${content.amount} ${content.unit}`),
    parse(cell) {
      if (cell === '') return { value: null };
      const [, amount = '', unit] = /^(\d+(?:\.\d+)?) ?(ml|g)$/.exec(cell) ?? [];
      return unit === 'ml' || unit === 'g' ? { value: { amount: Number(amount), unit } } : 'NOT_A_PACK';
    },
  },
);

/** Which attributes the shopper chooses by. WooCommerce has no column for it and guesses. */
const variationAttributes = (names: Names): Column => ({
  title: `${META}_variation_attributes`,
  of: 'products',
  read: ({ attributes }) =>
    joinList(attributes.filter(({ forVariations }) => forVariations).map(({ slug }) => names.attributeName(slug))),
  write(form, cell) {
    const slugs = splitList(cell).map(names.attributeOf);
    if (slugs.includes(null)) return 'ATTRIBUTE_UNKNOWN';
    form.attributes = form.attributes.map((attribute) => ({
      ...attribute,
      forVariations: slugs.includes(attribute.slug),
    }));
    return null;
  },
});
