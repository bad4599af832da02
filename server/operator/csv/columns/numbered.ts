import { MAX_LENGTH } from '#engine/domain/catalog/import-problems.ts';
import type { Form, FormAttribute, FormFile } from '../form.ts';
import { joinList, splitList } from '../lists.ts';
import type { Names } from '../names.ts';
import type { CellProblem } from './column.ts';
import { META } from './meta.ts';

/** The cells of one row that are left for a group: title → cell. */
type Cells = ReadonlyMap<string, string>;

/** Columns that come again and again with a number: what they say belongs together. */
export interface NumberedColumns {
  titles(number: number): readonly string[];
  /** As many cells as titles. */
  read(form: Form, number: number): readonly string[];
  /** Every number of the row at once. A problem names its column. */
  write(form: Form, cells: Cells): { readonly title: string; readonly problem: CellProblem } | null;
  /** How many a row needs. */
  count(form: Form): number;
}

const numbersIn = (cells: Cells, pattern: RegExp): readonly number[] =>
  [...new Set([...cells.keys()].flatMap((title) => Number(pattern.exec(title)?.[1] ?? 0) || []))].sort((a, b) => a - b);

const isYes = (cell: string | undefined): boolean => cell?.trim() !== '0';

export function attributeColumns(names: Names): NumberedColumns {
  const titles = (number: number) =>
    ['name', 'value(s)', 'visible', 'global', 'default'].map((part) => `Attribute ${number} ${part}`);
  return {
    titles,
    count: ({ attributes }) => attributes.length,
    read({ type, attributes }, number) {
      const attribute = attributes[number - 1];
      if (!attribute) return ['', '', '', '', ''];
      const { slug, terms, visible, preset } = attribute;
      const termName = (term: string) => names.termName(slug, term);
      const shown = type === 'variation' ? '' : visible ? '1' : '0';
      const values = joinList(terms.map(termName));
      return [names.attributeName(slug), values, shown, '1', preset === '' ? '' : termName(preset)];
    },
    write(form, cells) {
      const written: FormAttribute[] = [];
      for (const number of numbersIn(cells, /^Attribute (\d+) name$/)) {
        const [name = '', values = '', visible = '', , preset = ''] = titles(number);
        const cell = cells.get(name)?.trim() ?? '';
        if (cell === '') continue;
        const slug = names.attributeOf(cell);
        if (slug === null) return { title: name, problem: 'ATTRIBUTE_UNKNOWN' };
        const known = form.attributes.find((attribute) => attribute.slug === slug);
        const terms = cells.has(values)
          ? splitList(cells.get(values) ?? '').map((text) => names.termOf(slug, text))
          : (known?.terms ?? []);
        const found = terms.filter((term) => term !== null);
        if (found.length < terms.length) return { title: values, problem: 'TERM_UNKNOWN' };
        const chosen = cells.get(preset)?.trim();
        const presetTerm = chosen ? names.termOf(slug, chosen) : '';
        if (presetTerm === null) return { title: preset, problem: 'TERM_UNKNOWN' };
        written.push({
          slug,
          terms: names.inOrder(slug, found),
          visible: isYes(cells.get(visible)),
          forVariations: known?.forVariations ?? presetTerm !== '',
          preset: chosen === undefined ? (known?.preset ?? '') : presetTerm,
        });
      }
      form.attributes = written;
      return null;
    },
  };
}

/** Below the private files folder and nowhere else: no step up, no root, no hidden file. */
const FILE = /^(?!.*(^|\/)\.)[^\\/]+(\/[^\\/]+)*$/;

export function downloadColumns({ main, second }: Names): NumberedColumns {
  const titles = (number: number) => [
    ...['ID', 'name', 'URL'].map((part) => `Download ${number} ${part}`),
    `${META}_download_${number}_name_${second}`,
  ];
  return {
    titles,
    count: ({ files }) => files.length,
    read({ files }, number) {
      const file = files[number - 1];
      return file ? [file.id, file.name[main], file.file, file.name[second]] : ['', '', '', ''];
    },
    write(form, cells) {
      const written: FormFile[] = [];
      for (const number of numbersIn(cells, /^Download (\d+) URL$/)) {
        const [id = '', name = '', url = '', other = ''] = titles(number);
        const file = cells.get(url)?.trim() ?? '';
        if (file === '') continue;
        if (!FILE.test(file)) return { title: url, problem: 'NOT_A_FILE' };
        const fileId = cells.get(id)?.trim() || `file-${number}`;
        if (fileId.length > MAX_LENGTH.fileId) return { title: id, problem: 'TOO_LONG' };
        const called = cells.get(name)?.trim() || file;
        const names = { [main]: called, [second]: cells.get(other)?.trim() || called };
        written.push({ id: fileId, name: { id: '', en: '', ...names }, file });
      }
      form.files = written;
      return null;
    },
  };
}
