import { joinList, META, splitList } from './cells.ts';
import { type Cells, type NumberedColumns, type NumberedProblem, numbersIn } from './column.ts';
import type { Entry, EntryAttribute } from './entry.ts';
import { isLocal, localCalled, localTermName, localTermOf, writtenAttribute } from './local-attributes.ts';
import type { Names } from './names.ts';

interface ReadAttribute {
  readonly attribute: EntryAttribute;
  /** Slug of the term that is chosen when the page opens; empty for none. */
  readonly preset: string;
}

/** What a row says under one number, with the titles of its cells. A list is null where the file has no such column. */
interface AttributeCells {
  readonly name: string;
  readonly values: readonly string[] | null;
  readonly isVisible: boolean;
  /** WooCommerce calls an attribute that products share global. */
  readonly isGlobal: boolean;
  readonly preset: string | null;
  readonly secondName: string;
  readonly secondValues: readonly string[];
  readonly titles: { readonly name: string; readonly values: string; readonly preset: string };
}

/** The attributes of a product with the terms it carries, or the choices of a variation. */
export function attributeColumns(names: Names): NumberedColumns {
  const titles = titlesIn(names.second);
  return {
    titles,
    count: ({ attributes }) => attributes.length,
    read(entry, number) {
      const attribute = entry.attributes[number - 1];
      return attribute ? cellsOf(attribute, entry, names) : titles(number).map(() => '');
    },
    write(entry, cells) {
      const attributes: EntryAttribute[] = [];
      const defaults: Record<string, string> = {};
      for (const number of numbersIn(cells, ATTRIBUTE_NAME)) {
        const written = readCells(cells, titles(number));
        if (written.name === '') continue;
        const read = written.isGlobal ? readGlobal(entry, written, names) : readLocal(entry, written, names);
        if ('problem' in read) return read;
        attributes.push(read.attribute);
        if (read.preset !== '') defaults[read.attribute.slug] = read.preset;
      }
      return { ...entry, attributes, defaults };
    },
  };
}

/** What a row calls its attributes and their values, the preset one with them. */
export const attributesNamedIn = (cells: Cells) =>
  numbersIn(cells, ATTRIBUTE_NAME)
    .map((number) => readCells(cells, titlesIn('')(number)))
    .filter(({ name }) => name !== '')
    .map(({ name, values, preset, isGlobal }) => ({
      name,
      isGlobal,
      values: [...(values ?? []), ...(preset ? [preset] : [])],
    }));

const ATTRIBUTE_NAME = /^Attribute (\d+) name$/;

const titlesIn = (second: string) => (number: number) => [
  ...['name', 'value(s)', 'visible', 'global', 'default'].map((part) => `Attribute ${number} ${part}`),
  ...['name', 'values'].map((part) => `${META}_attribute_${number}_${part}_${second}`),
];

const isYes = (cell: string | undefined): boolean => cell?.trim() !== '0';

function readCells(cells: Cells, titles: readonly string[]): AttributeCells {
  const [name = '', values = '', visible = '', global = '', preset = '', secondName = '', secondValues = ''] = titles;
  const listed = cells.get(values);
  return {
    name: cells.get(name)?.trim() ?? '',
    values: listed === undefined ? null : splitList(listed),
    isVisible: isYes(cells.get(visible)),
    isGlobal: isYes(cells.get(global)),
    preset: cells.get(preset)?.trim() ?? null,
    secondName: cells.get(secondName)?.trim() ?? '',
    secondValues: splitList(cells.get(secondValues) ?? ''),
    titles: { name, values, preset },
  };
}

function readGlobal(entry: Entry, written: AttributeCells, names: Names): ReadAttribute | NumberedProblem {
  const { values, preset, titles } = written;
  const slug = names.attributeOf(written.name);
  if (slug === null) return { title: titles.name, problem: 'ATTRIBUTE_UNKNOWN' };
  const known = entry.attributes.find((attribute) => attribute.slug === slug);
  const terms = values?.map((text) => names.termOf(slug, text)) ?? known?.terms ?? [];
  const found = terms.filter((term) => term !== null);
  if (found.length < terms.length) return { title: titles.values, problem: 'TERM_UNKNOWN' };
  const presetTerm = preset ? names.termOf(slug, preset) : '';
  if (presetTerm === null) return { title: titles.preset, problem: 'TERM_UNKNOWN' };
  const attribute = {
    slug,
    terms: names.inOrder(slug, found),
    visible: written.isVisible,
    forVariations: known?.forVariations ?? presetTerm !== '',
  };
  return { attribute, preset: preset === null ? (entry.defaults[slug] ?? '') : presetTerm };
}

function readLocal(entry: Entry, written: AttributeCells, { main }: Names): ReadAttribute | NumberedProblem {
  const { preset, titles } = written;
  const known = localCalled(entry.attributes, written.name);
  const attribute = {
    ...writtenAttribute({ ...written, language: main }, known),
    visible: written.isVisible,
    forVariations: known?.forVariations ?? Boolean(preset),
  };
  const presetTerm = preset ? localTermOf(attribute, preset) : '';
  if (presetTerm === undefined) return { title: titles.preset, problem: 'TERM_UNKNOWN' };
  return { attribute, preset: preset === null ? (entry.defaults[attribute.slug] ?? '') : presetTerm };
}

/** A variation names a term and leaves the rest to its product. */
function cellsOf(attribute: EntryAttribute, { type, defaults }: Entry, names: Names): readonly string[] {
  const { slug, terms, visible } = attribute;
  const { name, termName, secondName, secondTermName } = wordsOf(attribute, names);
  const preset = (type === 'variable' && defaults[slug]) || '';
  const values = joinList(terms.map(termName));
  if (type === 'variation') return [name, values, '', isLocal(attribute) ? '0' : '1', '', '', ''];
  return [
    name,
    values,
    visible ? '1' : '0',
    isLocal(attribute) ? '0' : '1',
    preset && termName(preset),
    secondName,
    joinList(terms.map(secondTermName).filter((text) => text !== '')),
  ];
}

/** What an attribute and its terms are called. What products share has its second name elsewhere. */
function wordsOf(attribute: EntryAttribute, { main, second, attributeName, termName }: Names) {
  const { slug } = attribute;
  if (isLocal(attribute)) {
    return {
      name: attribute.local.label[main],
      termName: (term: string) => localTermName(attribute, term, main),
      secondName: attribute.local.label[second],
      secondTermName: (term: string) => localTermName(attribute, term, second),
    };
  }
  return {
    name: attributeName(slug),
    termName: (term: string) => termName(slug, term),
    secondName: '',
    secondTermName: () => '',
  };
}
