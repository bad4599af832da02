import { ok, type Result, refuse } from '#engine/domain/result.ts';
import type { AbortSignalLike } from '../ports/abort-signal.ts';
import type { Lease, StagedPart } from '../ports/merchant-catalog.ts';
import type { Needs, UnitOfWork } from '../ports/ports.ts';
import { decideRevision, type RevisedProduct, type RevisionPart } from './decide-revision.ts';

/** Made of texts alone, so that another process can finish what this one has staged. */
export interface PartReader<R> {
  /** @throws when the text is none of this release */
  read(text: string): RevisionPart<R>;
  /** What is told of a part that is not stored, for that reason; null: because it cannot be. */
  explainNotStored(text: string, reason: R | null): R;
}

export interface StoreOptions<R> {
  readonly reader: PartReader<R>;
  /** Does the work on one part, and then lets others have their turn. */
  throttle<T>(work: () => Promise<T>): Promise<T>;
  /** Told why a part cannot be stored, or not now. */
  onError(error: unknown): void;
  /** Between two parts it may stop: the rest stays staged. */
  readonly closing?: AbortSignalLike | undefined;
}

export interface StoredPart<R> {
  readonly part: StagedPart;
  readonly outcome: Result<readonly RevisedProduct[], R>;
}

/** Much longer than one part takes: whoever has stored none for so long is gone. */
const PATIENCE_MILLISECONDS = 60_000;

export const leaseFrom = (now: Date): Lease => ({ now, until: new Date(now.getTime() + PATIENCE_MILLISECONDS) });

type StoreNeeds = Pick<Needs, 'unitOfWork' | 'now' | 'isTransientError'>;

/**
 * Stores staged parts in their order, each decided anew on what is there by then: those of the own revision, and those
 * of others whose owner is gone. Two processes that do it at once store each part once.
 * @throws what is passing: the part is still staged then
 */
export async function* storeParts<R>(
  needs: StoreNeeds,
  storing: StoreOptions<R>,
  own: number | null,
): AsyncGenerator<StoredPart<R>> {
  while (!storing.closing?.aborted) {
    const stored = await storing.throttle(() => storeNext(needs, storing, own));
    if (stored === null) return;
    yield stored;
  }
}

async function storeNext<R>(
  needs: StoreNeeds,
  { reader, onError }: StoreOptions<R>,
  own: number | null,
): Promise<StoredPart<R> | null> {
  const hand: { part: StagedPart | null } = { part: null };
  try {
    return await needs.unitOfWork(async (shop) => {
      hand.part = await shop.revisions.take(own, leaseFrom(needs.now()));
      return hand.part && { part: hand.part, outcome: await store(shop, reader, hand.part.text) };
    });
  } catch (error) {
    if (hand.part === null || needs.isTransientError(error)) throw error;
    onError(error);
    return setAside(needs, reader, hand.part);
  }
}

async function store<R>(
  { merchantCatalog, catalog, changes }: UnitOfWork,
  reader: PartReader<R>,
  text: string,
): Promise<Result<readonly RevisedProduct[], R>> {
  const part = reader.read(text);
  const stored = await merchantCatalog.draftsForUpdate(part.selection);
  const decision = decideRevision(part, stored, await catalog.references());
  if (!decision.ok) return refuse(reader.explainNotStored(text, decision.refusal));
  const changed = decision.value.filter(({ revised }) => revised.isNew || revised.changes.length > 0);
  const saved = await catalog.saveProducts(
    changed.map(({ draft }) => draft),
    'replace',
  );
  await changes.announce(saved.map(({ id }) => ({ kind: 'product', id })));
  return ok(decision.value.map(({ revised }) => revised));
}

/** A part that fails by its own fault would fail for ever, and keep all that come after it from being stored. */
async function setAside<R>(
  { unitOfWork }: StoreNeeds,
  reader: PartReader<R>,
  part: StagedPart,
): Promise<StoredPart<R>> {
  await unitOfWork(({ revisions }) => revisions.remove(part.id));
  return { part, outcome: refuse(reader.explainNotStored(part.text, null)) };
}

export interface FinishOptions<R> extends StoreOptions<R> {
  /** Told of each part that could not be taken any more. */
  onConflict(conflict: R): void;
}

/** Stores what is staged and has been left by whoever staged it. */
export async function finishRevisions<R>(
  needs: Pick<Needs, 'unitOfWork' | 'now' | 'isTransientError'>,
  finishing: FinishOptions<R>,
): Promise<void> {
  for await (const { outcome } of storeParts(needs, finishing, null)) {
    if (!outcome.ok) finishing.onConflict(outcome.refusal);
  }
}
