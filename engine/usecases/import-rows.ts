import type { ImportRefusal } from '#engine/domain/catalog/refusals.ts';
import { granted, type Result, refused } from '#engine/domain/result.ts';
import type { Change } from './ports/unit-of-work.ts';
import type { CatalogReferences, CatalogWriter, Saved } from './ports/writer.ts';
import type { Needs } from './ports.ts';

export interface Imported {
  readonly created: number;
  readonly updated: number;
}

interface ImportRules<Draft> {
  check(drafts: readonly Draft[], known: CatalogReferences): ImportRefusal | null;
  save(catalog: CatalogWriter, draft: Draft): Promise<Saved>;
  readonly change: Change;
}

/** Every import goes this way: check all rows, then save all or none, then tell who shows them. */
export const importRows = <Draft>(
  needs: Pick<Needs, 'unitOfWork'>,
  drafts: readonly Draft[],
  { check, save, change }: ImportRules<Draft>,
): Promise<Result<Imported, ImportRefusal>> =>
  needs.unitOfWork(async ({ catalog, changes }) => {
    const refusal = check(drafts, await catalog.references());
    if (refusal) return refused(refusal);
    let created = 0;
    for (const draft of drafts) created += (await save(catalog, draft)).created ? 1 : 0;
    await changes.announce([change]);
    return granted({ created, updated: drafts.length - created });
  });
