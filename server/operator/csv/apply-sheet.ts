import { slugOf, takeFree } from '#engine/domain/catalog/import/slugs.ts';
import type { ProductDraft } from '#engine/domain/catalog/product-draft.ts';
import type { StoredDraft } from '#engine/usecases/ports/merchant-catalog.ts';
import { applyRow, type Line } from './apply-row.ts';
import type { Columns } from './columns/columns.ts';
import type { Form } from './form.ts';
import { joinFamilies } from './join-families.ts';
import { createKnownForms } from './known-forms.ts';
import type { RowProblem } from './problems.ts';
import type { SheetRow } from './read-sheet.ts';
import { toDraft } from './to-drafts.ts';

export interface SheetFacts {
  readonly columns: Columns;
  /** Every slug that is taken. */
  readonly slugs: ReadonlySet<string>;
  readonly now: Date;
  readonly keepsStock: boolean;
}

export interface AppliedSheet {
  /** Every product that the sheet speaks of, as it would be then, with the line that does. */
  readonly products: readonly { readonly line: number; readonly draft: ProductDraft }[];
  readonly problems: readonly RowProblem[];
}

/** What the products become by the sheet. Pure: whether it is stored is decided by whoever asked. */
export function applySheet(
  rows: readonly SheetRow[],
  stored: readonly StoredDraft[],
  { slugs, ...facts }: SheetFacts,
): AppliedSheet {
  const known = createKnownForms(stored);
  const applied = rows.map((row) => applyRow(row, { ...facts, known }));
  const lines = applied.flatMap(({ line }) => (line ? [line] : []));
  const { families, problems } = joinFamilies(known, lines, facts.columns.names);
  const taken = new Set(slugs);
  return {
    products: families.map(({ line, product, variations }) => ({
      line,
      draft: toDraft(addressed(product, taken), variations),
    })),
    problems: [...applied.flatMap((one) => one.problems), ...twice(lines), ...collisions(lines, slugs), ...problems],
  };
}

/** A new product gets an address of its own, after its English name. */
function addressed(product: Form, taken: Set<string>): Form {
  if (product.id !== null || product.slug !== '') return product;
  return { ...product, slug: takeFree(slugOf(product.text.en.name, product.sku), taken) };
}

/** Rows that speak of what an earlier row has spoken of. */
function twice(lines: readonly Line[]): readonly RowProblem[] {
  const seen = new Set<Form | string>();
  return lines.flatMap(({ line, form, before }) => {
    const self = before ?? form.sku;
    if (self === '') return [];
    const isRepeated = seen.has(self);
    seen.add(self);
    return isRepeated ? [{ line, column: 'SKU', problem: 'ROW_TWICE' as const, value: form.sku }] : [];
  });
}

/** A new product must not take the address, and so the place, of one that is there. */
const collisions = (lines: readonly Line[], slugs: ReadonlySet<string>): readonly RowProblem[] =>
  lines
    .filter(({ before, form }) => before === null && form.slug !== '' && slugs.has(form.slug))
    .map(({ line, form }) => ({ line, column: 'Meta: _slug', problem: 'SLUG_TAKEN', value: form.slug }));
