import type { ProductDraft } from '#engine/domain/catalog/product-draft.ts';
import { slugOf, takeFreeSlug } from '#engine/domain/catalog/slugs.ts';
import type { StoredDraft } from '#engine/usecases/ports/merchant-catalog.ts';
import { type AppliedLine, applyRow } from './apply-row.ts';
import type { Columns } from './columns.ts';
import { type Entry, toDraft } from './entry.ts';
import { createKnownEntries } from './identify.ts';
import { joinFamilies } from './join-families.ts';
import type { RowProblem } from './problems.ts';
import type { CsvRow } from './read-csv.ts';

export interface CsvFacts {
  readonly columns: Columns;
  /** Every slug that is taken. */
  readonly slugs: ReadonlySet<string>;
  readonly now: Date;
  readonly keepsStock: boolean;
}

export interface AppliedCsv {
  /** Every product that the file is about, as it would be then, with the line that is about it. */
  readonly products: readonly { readonly line: number; readonly draft: ProductDraft }[];
  readonly problems: readonly RowProblem[];
}

/** What the products become by the file. Pure: the caller decides whether to store them. */
export function applyCsv(
  rows: readonly CsvRow[],
  stored: readonly StoredDraft[],
  { slugs, ...facts }: CsvFacts,
): AppliedCsv {
  const known = createKnownEntries(stored);
  const applied = rows.map((row) => applyRow(row, { ...facts, known }));
  const lines = applied.flatMap(({ line }) => (line ? [line] : []));
  const { families, problems } = joinFamilies(known, lines, facts.columns.names);
  const taken = new Set(slugs);
  return {
    products: families.map(({ line, product, variations }) => ({
      line,
      draft: toDraft(withSlug(product, taken), variations),
    })),
    problems: [
      ...applied.flatMap((one) => one.problems),
      ...repeatedRows(lines),
      ...takenSlugs(lines, slugs),
      ...problems,
    ],
  };
}

/** A new product gets a slug of its own, after its English name. */
function withSlug(product: Entry, taken: Set<string>): Entry {
  if (product.id !== null || product.slug !== '') return product;
  return { ...product, slug: takeFreeSlug(slugOf(product.text.en.name, product.sku), taken) };
}

/** Rows about what an earlier row is about. */
function repeatedRows(lines: readonly AppliedLine[]): readonly RowProblem[] {
  const seen = new Set<Entry | string>();
  return lines.flatMap(({ line, entry, before }) => {
    const self = before ?? entry.sku;
    if (self === '') return [];
    const isRepeated = seen.has(self);
    seen.add(self);
    return isRepeated ? [{ line, column: 'SKU', problem: 'ROW_TWICE' as const, value: entry.sku }] : [];
  });
}

/** A new product must not have the slug of one that is there: it would replace it. */
const takenSlugs = (lines: readonly AppliedLine[], slugs: ReadonlySet<string>): readonly RowProblem[] =>
  lines
    .filter(({ before, entry }) => before === null && entry.slug !== '' && slugs.has(entry.slug))
    .map(({ line, entry }) => ({ line, column: 'Meta: _slug', problem: 'SLUG_TAKEN', value: entry.slug }));
