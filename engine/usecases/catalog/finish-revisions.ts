import { granted, type Result } from '#engine/domain/result.ts';
import type { Needs, UnitOfWork } from '../ports.ts';
import { decideRevision, type RevisionPart } from './decide-revision.ts';

/**
 * Stores what is staged, part by part, whoever has staged it: each is decided anew on what is there by then. Two
 * processes that do it at once store each part once. `onStored` may let others have their turn. Returns why parts could
 * not be taken any more.
 */
export async function finishRevisions<R>(
  needs: Pick<Needs, 'unitOfWork'>,
  toPart: (text: string) => RevisionPart<R>,
  onStored: () => Promise<void>,
): Promise<readonly R[]> {
  const conflicts: R[] = [];
  for (;;) {
    const stored = await needs.unitOfWork((shop) => storeNext(shop, toPart));
    if (stored === null) return conflicts;
    if (!stored.ok) conflicts.push(stored.refusal);
    await onStored();
  }
}

async function storeNext<R>(
  { revisions, merchantCatalog, catalog, changes }: UnitOfWork,
  toPart: (text: string) => RevisionPart<R>,
): Promise<Result<null, R> | null> {
  const text = await revisions.take();
  if (text === null) return null;
  const part = toPart(text);
  const stored = await merchantCatalog.draftsForUpdate(part.wanted);
  const decision = decideRevision(part, stored, await catalog.references());
  if (!decision.ok) return decision;
  const changed = decision.value.filter(({ revised }) => revised.isNew || revised.changes.length > 0);
  const saved = await catalog.saveProducts(
    changed.map(({ draft }) => draft),
    'replace',
  );
  await changes.announce(saved.map(({ id }) => ({ kind: 'product', id })));
  return granted(null);
}
