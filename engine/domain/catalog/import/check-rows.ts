import type { ImportProblem, ImportRefusal } from '../refusals.ts';

interface Rules<Draft> {
  /** How a row is told apart: slug, SKU or file. Two rows of one import with the same are one too many. */
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
