import type { CatalogReferences } from '#engine/domain/catalog/import/references.ts';
import { granted, type Result, refused } from '#engine/domain/result.ts';
import type { Needs } from '../ports.ts';
import { decideRevision, type RevisedProduct, type RevisionPart } from './decide-revision.ts';
import { finishRevisions } from './finish-revisions.ts';

export interface Revision<R> {
  /** Each is decided and stored by itself, in short transactions. No two may speak of one product or SKU. */
  readonly parts: readonly string[];
  /** Made of the text alone, so that another process can finish what this one has staged. */
  toPart(text: string): RevisionPart<R>;
  /** False: only tell what would change. */
  readonly store: boolean;
  /** Of all parts. What it throws ends a revision of which nothing is staged yet, and none that is. */
  onProgress(done: number, total: number): void;
  /** After each part that was stored. */
  rest(): Promise<void>;
}

export interface Revised<R> {
  readonly changed: readonly RevisedProduct[];
  readonly unchanged: number;
  /** Parts that could be taken, and could not be any more when it was their turn: somebody was quicker. */
  readonly conflicts: readonly R[];
}

/**
 * Changes many products, all or none: every part is looked at before any is staged, and what is staged is stored, by the
 * next process if this one dies. Between two parts others have their turn. Products that stay as they are are not touched.
 */
export async function reviseProducts<R>(
  needs: Pick<Needs, 'unitOfWork' | 'merchantCatalog'>,
  revision: Revision<R>,
): Promise<Result<Revised<R>, readonly R[]>> {
  const { parts, toPart, store, onProgress, rest } = revision;
  if (store) await finishRevisions(needs, toPart, rest);
  const rehearsal = await rehearse(needs, revision);
  if (rehearsal.refusals.length > 0) return refused(rehearsal.refusals);
  const changed = rehearsal.products.filter(({ isNew, changes }) => isNew || changes.length > 0);
  const unchanged = rehearsal.products.length - changed.length;
  if (!store || changed.length === 0) return granted({ changed, unchanged, conflicts: [] });
  await needs.unitOfWork(({ revisions }) => revisions.stage(parts));
  let stored = 0;
  const conflicts = await finishRevisions(needs, toPart, () => {
    stored += 1;
    quietly(() => onProgress(parts.length + stored, parts.length * 2));
    return rest();
  });
  return granted({ changed, unchanged, conflicts });
}

async function rehearse<R>(
  { unitOfWork, merchantCatalog }: Pick<Needs, 'unitOfWork' | 'merchantCatalog'>,
  { parts, toPart, store, onProgress }: Revision<R>,
): Promise<{ readonly refusals: readonly R[]; readonly products: readonly RevisedProduct[] }> {
  const known: CatalogReferences = await unitOfWork(({ catalog }) => catalog.references());
  const refusals: R[] = [];
  const products: RevisedProduct[] = [];
  for (const [index, text] of parts.entries()) {
    const part = toPart(text);
    const decision = decideRevision(part, await merchantCatalog.drafts(part.wanted), known);
    if (decision.ok) products.push(...decision.value.map(({ revised }) => revised));
    else refusals.push(decision.refusal);
    onProgress(index + 1, store ? parts.length * 2 : parts.length);
  }
  return { refusals, products };
}

/** Whoever wanted to know may have gone away. */
function quietly(tell: () => void): void {
  try {
    tell();
  } catch {
    // Staged is staged: the shop does not stop half-way for it.
  }
}
