import type { PackContent } from './product.ts';
import type { ImportProblem, ImportRefusal } from './refusals.ts';

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

export const isSlug = (text: string): boolean => text.length <= MAX_LENGTH.slug && SLUG.test(text);

/** The named field is wrong unless `holds`. */
export const invalidUnless = (holds: boolean, field: string): readonly ImportProblem[] =>
  holds ? [] : [{ problem: 'VALUE_INVALID', field }];

/** One problem for each value that nothing in the shop has. */
export const unknownReferences = (
  field: string,
  values: readonly string[],
  known: { has(value: string): boolean },
): readonly ImportProblem[] =>
  values.filter((value) => !known.has(value)).map((value) => ({ problem: 'REFERENCE_UNKNOWN', field, value }));

/** One problem for each value that an earlier one equals. */
export const duplicates = (field: string, values: readonly string[]): readonly ImportProblem[] =>
  values
    .filter((value, place) => values.indexOf(value) !== place)
    .map((value) => ({ problem: 'DUPLICATE', field, value }));

/** With it 100 lines of 9,999 pieces at this price still add up exactly, and any database holds the number. */
export const MAX_COUNT = 1_000_000_000;

export const isCount = (number: number): boolean => Number.isInteger(number) && number >= 0 && number <= MAX_COUNT;

export const isContent = (content: PackContent | null): boolean =>
  content === null || (content.amount > 0 && content.amount <= MAX_COUNT);

/** Characters. The shop looks things up by these, and an index limits the length of its texts. */
export const MAX_LENGTH = {
  slug: 200,
  sku: 200,
  tag: 200,
  fileId: 200,
  shippingClass: 200,
  name: 500,
} as const;

/** What is in the shop already, as far as a draft may refer to it. */
export interface CatalogReferences {
  readonly categories: ReadonlySet<string>;
  /** Attribute slug → slugs of its terms. */
  readonly attributes: ReadonlyMap<string, ReadonlySet<string>>;
  /** Files. */
  readonly pictures: ReadonlySet<string>;
  /** SKU → slug of the product that has it, itself or in a variation. */
  readonly skus: ReadonlyMap<string, string>;
  /** Slugs. */
  readonly products: ReadonlySet<string>;
}

interface Rules<Draft> {
  /** What identifies a row: slug, SKU or file. Two rows of one import must not have the same. */
  idOf(draft: Draft): string;
  problemsOf(draft: Draft): readonly ImportProblem[];
}

/** Null when every row can be taken: an import is whole or not at all. */
export function checkRows<Draft>(drafts: readonly Draft[], { idOf, problemsOf }: Rules<Draft>): ImportRefusal | null {
  const seen = new Set<string>();
  const rows = drafts.flatMap((draft, row) => {
    const id = idOf(draft);
    const repeated: ImportProblem[] = seen.has(id) ? [{ problem: 'DUPLICATE', field: 'id', value: id }] : [];
    seen.add(id);
    return [...repeated, ...problemsOf(draft)].map((problem) => ({ ...problem, row, id }));
  });
  return rows.length > 0 ? { code: 'IMPORT_INVALID', rows } : null;
}
