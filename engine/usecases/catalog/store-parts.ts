import { ok, type Result, refuse } from '#engine/domain/result.ts';
import type { AbortSignalLike } from '../ports/abort-signal.ts';
import type { Lease, StagedPart } from '../ports/merchant-catalog.ts';
import type { Needs, UnitOfWork } from '../ports/ports.ts';
import { decideRevision, type RevisedProduct, type RevisionPart } from './decide-revision.ts';

/** Reads parts from their texts, so that another process can finish what this one has staged. */
export interface PartReader<R> {
  /** @throws when the text is not of this release */
  read(text: string): RevisionPart<R>;
  /** The report about a part that is not stored, for that reason; null: it can never be stored. */
  explainNotStored(text: string, reason: R | null): R;
}

export interface StoreOptions<R> {
  readonly reader: PartReader<R>;
  /** Does the work on one part, then lets other work run. */
  throttle<T>(work: () => Promise<T>): Promise<T>;
  /** Why a part cannot be stored, or not now. */
  onError(error: unknown): void;
  /** When it is aborted, storing stops between two parts; the rest stays staged. */
  readonly closing?: AbortSignalLike | undefined;
}

export interface StoredPart<R> {
  readonly part: StagedPart;
  readonly outcome: Result<readonly RevisedProduct[], R>;
}

/** Much longer than one part takes: a process that has stored none for so long is gone. */
const LEASE_MS = 60_000;

export const leaseFrom = (now: Date): Lease => ({ now, until: new Date(now.getTime() + LEASE_MS) });

type StoreNeeds = Pick<Needs, 'unitOfWork' | 'now' | 'isTransientError'>;

/**
 * Stores staged parts in their order, each decided again on the products as they are then: those of the own revision,
 * and those of others whose process is gone. Two processes at once store each part once.
 * @throws transient errors: the part is still staged then
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
  let taken: StagedPart | null = null;
  try {
    return await needs.unitOfWork(async (shop) => {
      const part = await shop.revisions.take(own, leaseFrom(needs.now()));
      taken = part;
      return part && { part, outcome: await store(shop, reader, part.text) };
    });
  } catch (error) {
    if (taken === null || needs.isTransientError(error)) throw error;
    onError(error);
    return removePart(needs, reader, taken);
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

/** A part that fails by itself would fail for ever, and block all parts after it. */
async function removePart<R>(
  { unitOfWork }: StoreNeeds,
  reader: PartReader<R>,
  part: StagedPart,
): Promise<StoredPart<R>> {
  await unitOfWork(({ revisions }) => revisions.remove(part.id));
  return { part, outcome: refuse(reader.explainNotStored(part.text, null)) };
}

export interface FinishOptions<R> extends StoreOptions<R> {
  /** For each part that can no longer be taken. */
  onConflict(conflict: R): void;
}

/** Stores the staged parts of processes that are gone. */
export async function finishRevisions<R>(
  needs: Pick<Needs, 'unitOfWork' | 'now' | 'isTransientError'>,
  finishing: FinishOptions<R>,
): Promise<void> {
  for await (const { outcome } of storeParts(needs, finishing, null)) {
    if (!outcome.ok) finishing.onConflict(outcome.refusal);
  }
}
