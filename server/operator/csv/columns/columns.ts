import type { Form } from '../form.ts';
import type { Names } from '../names.ts';
import type { Column } from './column.ts';
import { type ColumnNeeds, fixedColumns } from './fixed.ts';
import { META } from './meta.ts';
import { attributeColumns, downloadColumns, type NumberedColumns } from './numbered.ts';
import { ownColumns } from './own.ts';
import { type Goods, relationColumns } from './relations.ts';

export const ID = 'ID';

/** WooCommerce's columns for what this shop has not; empty in an export, told of when an import has something in them. */
export const FOREIGN = ['Purchase note', 'Grouped products'] as const;

export interface Columns {
  /** All that come once, in the order in which a row is read. */
  readonly single: readonly Column[];
  readonly numbered: readonly NumberedColumns[];
  /** The title as it is written here, whatever case it came in; null for a column that nothing here knows. */
  titleOf(title: string): string | null;
  readonly names: Names;
}

export function createColumns({ goods, ...needs }: ColumnNeeds & { readonly goods: Goods }): Columns {
  const single = [...fixedColumns(needs), ...relationColumns(needs.names, goods), ...ownColumns(needs.names)];
  const numbered = [attributeColumns(needs.names), downloadColumns(needs.names)];
  const patterns = numbered.flatMap(({ titles }) => titles(1).map((title) => title.toLowerCase()));
  const fixed = new Map(
    [ID, ...FOREIGN, ...single.map(({ title }) => title)].map((title) => [title.toLowerCase(), title]),
  );
  const titleOf = (title: string): string | null => {
    const trimmed = title.trim();
    const known = fixed.get(trimmed.toLowerCase());
    if (known) return known;
    const [, number] = /\b(\d+)\b|_(\d+)_/.exec(trimmed)?.filter((part) => part !== undefined) ?? [];
    if (number && patterns.includes(trimmed.toLowerCase().replace(number, '1')))
      return numberedTitle(numbered, trimmed, Number(number));
    return isCustom(trimmed) ? META + trimmed.slice(META.length) : null;
  };
  return { single, numbered, titleOf, names: needs.names };
}

const numberedTitle = (numbered: readonly NumberedColumns[], title: string, number: number): string | null =>
  numbered.flatMap(({ titles }) => titles(number)).find((one) => one.toLowerCase() === title.toLowerCase()) ?? null;

/** `Meta: _x` is the shop's own; a merchant's field whose name begins with `_` has one more. */
const isCustom = (title: string): boolean =>
  title.toLowerCase().startsWith(META.toLowerCase()) && /^(__|[^_])/.test(title.slice(META.length));

export const metaTitle = (key: string): string => META + (key.startsWith('_') ? `_${key}` : key);

const metaKey = (title: string): string => title.slice(META.length).replace(/^__/, '_');

/** Custom fields: an empty cell takes the field away. */
export function writeMeta(form: Form, cells: ReadonlyMap<string, string>): void {
  const fields = [...cells]
    .filter(([title]) => isCustom(title))
    .map(([title, cell]) => [metaKey(title), cell] as const);
  if (fields.length === 0 || form.type === 'variation') return;
  form.meta = Object.fromEntries(
    Object.entries({ ...form.meta, ...Object.fromEntries(fields) }).filter(([, value]) => value !== ''),
  );
}

export const appliesTo = ({ of }: Column, { type }: Form): boolean =>
  of === 'all' || (of === 'variations') === (type === 'variation');
