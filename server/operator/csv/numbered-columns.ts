import { MAX_LENGTH } from '#engine/domain/catalog/import-problems.ts';
import type { DownloadsDraft } from '#engine/domain/catalog/product-draft.ts';
import { joinList, META, splitList } from './cells.ts';
import type { NumberedColumns, NumberedProblem } from './column.ts';
import type { Entry, EntryAttribute } from './entry.ts';
import type { Names } from './names.ts';

type Cells = ReadonlyMap<string, string>;

const numbersIn = (cells: Cells, pattern: RegExp): readonly number[] =>
  [...new Set([...cells.keys()].flatMap((title) => Number(pattern.exec(title)?.[1] ?? 0) || []))].sort((a, b) => a - b);

const isYes = (cell: string | undefined): boolean => cell?.trim() !== '0';

interface ReadAttribute {
  readonly attribute: EntryAttribute;
  /** Slug of the term that is chosen when the page opens; empty for none. */
  readonly preset: string;
}

/** The attributes of a product with the terms it carries, or the choices of a variation. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: reading and writing one group of columns belong together
export function attributeColumns(names: Names): NumberedColumns {
  const titles = (number: number) =>
    ['name', 'value(s)', 'visible', 'global', 'default'].map((part) => `Attribute ${number} ${part}`);

  /** Null where the row names none under this number. */
  function readAttribute(entry: Entry, cells: Cells, number: number): ReadAttribute | NumberedProblem | null {
    const [name = '', values = '', visible = '', , preset = ''] = titles(number);
    const label = cells.get(name)?.trim() ?? '';
    if (label === '') return null;
    const slug = names.attributeOf(label);
    if (slug === null) return { title: name, problem: 'ATTRIBUTE_UNKNOWN' };
    const known = entry.attributes.find((attribute) => attribute.slug === slug);
    const terms = cells.has(values)
      ? splitList(cells.get(values) ?? '').map((text) => names.termOf(slug, text))
      : (known?.terms ?? []);
    const found = terms.filter((term) => term !== null);
    if (found.length < terms.length) return { title: values, problem: 'TERM_UNKNOWN' };
    const chosen = cells.get(preset)?.trim();
    const presetTerm = chosen ? names.termOf(slug, chosen) : '';
    if (presetTerm === null) return { title: preset, problem: 'TERM_UNKNOWN' };
    const attribute = {
      slug,
      terms: names.inOrder(slug, found),
      visible: isYes(cells.get(visible)),
      forVariations: known?.forVariations ?? presetTerm !== '',
    };
    return { attribute, preset: chosen === undefined ? (entry.defaults[slug] ?? '') : presetTerm };
  }

  return {
    titles,
    count: ({ attributes }) => attributes.length,
    read({ type, attributes, defaults }, number) {
      const attribute = attributes[number - 1];
      if (!attribute) return ['', '', '', '', ''];
      const { slug, terms, visible } = attribute;
      const preset = type === 'variable' ? (defaults[slug] ?? '') : '';
      const shown = type === 'variation' ? '' : visible ? '1' : '0';
      const values = joinList(terms.map((term) => names.termName(slug, term)));
      return [names.attributeName(slug), values, shown, '1', preset === '' ? '' : names.termName(slug, preset)];
    },
    write(entry, cells) {
      const attributes: EntryAttribute[] = [];
      const defaults: Record<string, string> = {};
      for (const number of numbersIn(cells, /^Attribute (\d+) name$/)) {
        const read = readAttribute(entry, cells, number);
        if (read === null) continue;
        if ('problem' in read) return read;
        attributes.push(read.attribute);
        if (read.preset !== '') defaults[read.attribute.slug] = read.preset;
      }
      return { ...entry, attributes, defaults };
    },
  };
}

/** Below the private files folder and nowhere else: no step up, no root, no hidden file. */
const FILE = /^(?!.*(^|\/)\.)[^\\/]+(\/[^\\/]+)*$/;

type File = DownloadsDraft['files'][number];

/** The files of what is downloadable. */
export function downloadColumns({ main, second }: Names): NumberedColumns {
  const titles = (number: number) => [
    ...['ID', 'name', 'URL'].map((part) => `Download ${number} ${part}`),
    `${META}_download_${number}_name_${second}`,
  ];

  /** Null where the row names none under this number. */
  function readFile(cells: Cells, number: number): File | NumberedProblem | null {
    const [id = '', name = '', url = '', secondName = ''] = titles(number);
    const file = cells.get(url)?.trim() ?? '';
    if (file === '') return null;
    if (!FILE.test(file)) return { title: url, problem: 'NOT_A_FILE' };
    const fileId = cells.get(id)?.trim() || `file-${number}`;
    if (fileId.length > MAX_LENGTH.fileId) return { title: id, problem: 'TOO_LONG' };
    const mainName = cells.get(name)?.trim() || file;
    const names = { [main]: mainName, [second]: cells.get(secondName)?.trim() || mainName };
    return { id: fileId, name: { id: '', en: '', ...names }, file };
  }

  return {
    titles,
    count: ({ downloads }) => downloads?.files.length ?? 0,
    read({ downloads }, number) {
      const file = downloads?.files[number - 1];
      return file ? [file.id, file.name[main], file.file, file.name[second]] : ['', '', '', ''];
    },
    write(entry, cells) {
      const files: File[] = [];
      for (const number of numbersIn(cells, /^Download (\d+) URL$/)) {
        const file = readFile(cells, number);
        if (file === null) continue;
        if ('problem' in file) return file;
        files.push(file);
      }
      return entry.downloads === null ? entry : { ...entry, downloads: { ...entry.downloads, files } };
    },
  };
}
