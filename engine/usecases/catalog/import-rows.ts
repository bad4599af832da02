import type { ImportRefusal } from '#engine/domain/catalog/refusals.ts';
import { granted, type Result, refused } from '#engine/domain/result.ts';
import type { Change } from '../ports/unit-of-work.ts';
import type { CatalogReferences, CatalogWriter, Saved } from '../ports/writer.ts';
import type { Needs } from '../ports.ts';

export interface Imported {
  readonly created: number;
  readonly updated: number;
}

interface ImportRules<Draft> {
  check(drafts: readonly Draft[], known: CatalogReferences): ImportRefusal | null;
  save(catalog: CatalogWriter, drafts: readonly Draft[]): Promise<readonly Saved[]>;
  /** What pages must be told. */
  changes(saved: readonly Saved[]): readonly Change[];
}

/** Every import goes this way: check all rows, then save all or none, then tell who shows them. */
export const importRows = <Draft>(
  needs: Pick<Needs, 'unitOfWork'>,
  drafts: readonly Draft[],
  { check, save, changes: toChanges }: ImportRules<Draft>,
): Promise<Result<Imported, ImportRefusal>> =>
  needs.unitOfWork(async ({ catalog, changes }) => {
    const refusal = check(drafts, await catalog.references());
    if (refusal) return refused(refusal);
    const rows = await save(catalog, drafts);
    await changes.announce(toChanges(rows));
    const created = rows.filter((row) => row.created).length;
    return granted({ created, updated: drafts.length - created });
  });

/** For what is saved one by one, because a row may refer to one before it. */
export const oneByOne =
  <Draft>(save: (catalog: CatalogWriter, draft: Draft) => Promise<Saved>): ImportRules<Draft>['save'] =>
  async (catalog, drafts) => {
    const saved: Saved[] = [];
    for (const draft of drafts) saved.push(await save(catalog, draft));
    return saved;
  };
