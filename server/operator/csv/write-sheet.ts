import { stringify } from 'csv-stringify/sync';
import type { StoredDraft } from '#engine/usecases/ports/merchant-catalog.ts';
import { appliesTo, type Columns, FOREIGN, ID, metaTitle } from './columns/columns.ts';
import type { Form } from './form.ts';
import { guardFormula } from './formulas.ts';
import { toForms } from './to-forms.ts';

/** Spreadsheet programs take a file without this mark for another encoding. */
const BYTE_ORDER_MARK = '\uFEFF';

/** All products as one sheet that reads back as the same products. */
export function writeSheet(products: readonly StoredDraft[], columns: Columns): string {
  const forms = products.flatMap(toForms);
  const groups = columns.numbered.map((group) => ({
    group,
    numbers: Array.from({ length: Math.max(0, ...forms.map((form) => group.count(form))) }, (_, index) => index + 1),
  }));
  const metaKeys = [...new Set(forms.flatMap(({ meta }) => Object.keys(meta)))].sort();
  const titles = [
    ID,
    ...columns.single.map(({ title }) => title),
    ...FOREIGN,
    ...groups.flatMap(({ group, numbers }) => numbers.flatMap(group.titles)),
    ...metaKeys.map(metaTitle),
  ];
  const cellsOf = (form: Form): readonly string[] => [
    String(form.id ?? ''),
    ...columns.single.map((column) => (appliesTo(column, form) ? column.read(form) : '')),
    ...FOREIGN.map(() => ''),
    ...groups.flatMap(({ group, numbers }) => numbers.flatMap((number) => group.read(form, number))),
    ...metaKeys.map((key) => form.meta[key] ?? ''),
  ];
  return BYTE_ORDER_MARK + stringify([titles, ...forms.map((form) => cellsOf(form).map(guardFormula))]);
}
