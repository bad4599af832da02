import { granted, type Result, refused } from '#engine/domain/result.ts';
import type { AbortSignalLike } from '../abort-signal.ts';
import type { Lease, StagedPart } from '../ports/revisions.ts';
import type { Needs, UnitOfWork } from '../ports.ts';
import { decideRevision, type RevisedProduct, type RevisionPart } from './decide-revision.ts';

/** Made of texts alone, so that another process can finish what this one has staged. */
export interface PartReader<R> {
  /** @throws when the text is none of this release */
  read(text: string): RevisionPart<R>;
  /** What is told of a part that is not stored, for that reason; null: because it cannot be. */
  notStored(text: string, reason: R | null): R;
}

export interface Storing<R> {
  readonly reader: PartReader<R>;
  /** Does the work on one part, and then lets others have their turn. */
  paced<T>(work: () => Promise<T>): Promise<T>;
  /** Told why a part cannot be stored, or not now. */
  onTrouble(error: unknown): void;
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

type StoreNeeds = Pick<Needs, 'unitOfWork' | 'now' | 'isPassing'>;

/**
 * Stores staged parts in their order, each decided anew on what is there by then: those of the own revision, and those
 * of others whose owner is gone. Two processes that do it at once store each part once.
 * @throws what is passing: the part is still staged then
 */
export async function* storeParts<R>(
  needs: StoreNeeds,
  storing: Storing<R>,
  own: number | null,
): AsyncGenerator<StoredPart<R>> {
  while (!storing.closing?.aborted) {
    const stored = await storing.paced(() => storeNext(needs, storing, own));
    if (stored === null) return;
    yield stored;
  }
}

async function storeNext<R>(
  needs: StoreNeeds,
  { reader, onTrouble }: Storing<R>,
  own: number | null,
): Promise<StoredPart<R> | null> {
  const hand: { part: StagedPart | null } = { part: null };
  try {
    return await needs.unitOfWork(async (shop) => {
      hand.part = await shop.revisions.take(own, leaseFrom(needs.now()));
      return hand.part && { part: hand.part, outcome: await store(shop, reader, hand.part.text) };
    });
  } catch (error) {
    if (hand.part === null || needs.isPassing(error)) throw error;
    onTrouble(error);
    return setAside(needs, reader, hand.part);
  }
}

async function store<R>(
  { merchantCatalog, catalog, changes }: UnitOfWork,
  reader: PartReader<R>,
  text: string,
): Promise<Result<readonly RevisedProduct[], R>> {
  const part = reader.read(text);
  const stored = await merchantCatalog.draftsForUpdate(part.wanted);
  const decision = decideRevision(part, stored, await catalog.references());
  if (!decision.ok) return refused(reader.notStored(text, decision.refusal));
  const changed = decision.value.filter(({ revised }) => revised.isNew || revised.changes.length > 0);
  const saved = await catalog.saveProducts(
    changed.map(({ draft }) => draft),
    'replace',
  );
  await changes.announce(saved.map(({ id }) => ({ kind: 'product', id })));
  return granted(decision.value.map(({ revised }) => revised));
}

/** A part that fails by its own fault would fail for ever, and keep all that come after it from being stored. */
async function setAside<R>(
  { unitOfWork }: StoreNeeds,
  reader: PartReader<R>,
  part: StagedPart,
): Promise<StoredPart<R>> {
  await unitOfWork(({ revisions }) => revisions.drop(part.id));
  return { part, outcome: refused(reader.notStored(part.text, null)) };
}
