import type { CatalogReferences } from '#engine/domain/catalog/import-problems.ts';
import { ok, type Result, refuse } from '#engine/domain/result.ts';
import type { Needs } from '../ports/ports.ts';
import { decideRevision, type RevisedProduct } from './decide-revision.ts';
import { leaseFrom, type StoreOptions, storeParts } from './store-parts.ts';

export interface Revision<R> extends StoreOptions<R> {
  /** Each is decided and stored by itself, in short transactions. No two may speak of one product or SKU. */
  readonly parts: readonly string[];
  /** False: only tell what would change. */
  readonly store: boolean;
  /** Of all parts. What it throws ends a revision of which nothing is staged yet, and none that is. */
  onProgress(done: number, total: number): void;
}

export interface Revised<R> {
  readonly changed: readonly RevisedProduct[];
  readonly unchanged: number;
  /** Parts that could be taken, and could not be any more when it was their turn. */
  readonly conflicts: readonly R[];
  /** The same, of earlier revisions that were broken off and had to be stored first. */
  readonly earlier: readonly R[];
  /** Products whose parts are staged and left to others: this process is about to end, or has lost the database. */
  readonly pending: number;
}

export type RevisionRefusal<R> =
  | { readonly code: 'PARTS_REFUSED'; readonly reasons: readonly R[] }
  /** Another revision is being stored, or was broken off less than a minute ago. */
  | { readonly code: 'REVISION_RUNNING' };

type ReviseNeeds = Pick<Needs, 'unitOfWork' | 'merchantCatalog' | 'now' | 'isTransientError'>;

/** By the text of their part. */
type Rehearsed = ReadonlyMap<string, readonly RevisedProduct[]>;

/**
 * Changes many products, all or none: every part is looked at before any is staged, and what is staged is stored, by the
 * next process if this one dies. Between two parts others have their turn. Products that stay as they are are not touched.
 */
export async function reviseProducts<R>(
  needs: ReviseNeeds,
  revision: Revision<R>,
): Promise<Result<Revised<R>, RevisionRefusal<R>>> {
  const { refusals, rehearsed } = await rehearse(needs, revision);
  if (refusals.length > 0) return refuse({ code: 'PARTS_REFUSED', reasons: refusals });
  const found = sorted([...rehearsed.values()].flat());
  const asRehearsed = ok({ ...found, conflicts: [], earlier: [], pending: 0 });
  if (!revision.store) return asRehearsed;
  const staged = await needs.unitOfWork(async ({ revisions }) => {
    // What is staged already may be about to change these very products.
    if (found.changed.length === 0 && (await revisions.isEmpty())) return 'needless';
    return revisions.stage(revision.parts, leaseFrom(needs.now()));
  });
  if (staged === null) return refuse({ code: 'REVISION_RUNNING' });
  return staged === 'needless' ? asRehearsed : ok(await storeStaged(needs, revision, { number: staged, rehearsed }));
}

const isChanged = ({ isNew, changes }: RevisedProduct): boolean => isNew || changes.length > 0;

function sorted(products: readonly RevisedProduct[]): Pick<Revised<never>, 'changed' | 'unchanged'> {
  const changed = products.filter(isChanged);
  return { changed, unchanged: products.length - changed.length };
}

async function rehearse<R>(
  { unitOfWork, merchantCatalog }: ReviseNeeds,
  { parts, reader, store, onProgress }: Revision<R>,
): Promise<{ readonly refusals: readonly R[]; readonly rehearsed: Rehearsed }> {
  const known: CatalogReferences = await unitOfWork(({ catalog }) => catalog.references());
  const refusals: R[] = [];
  const rehearsed = new Map<string, readonly RevisedProduct[]>();
  for (const [index, text] of parts.entries()) {
    const part = reader.read(text);
    const decision = decideRevision(part, await merchantCatalog.drafts(part.selection), known);
    if (decision.ok)
      rehearsed.set(
        text,
        decision.value.map(({ revised }) => revised),
      );
    else refusals.push(decision.refusal);
    onProgress(index + 1, store ? parts.length * 2 : parts.length);
  }
  return { refusals, rehearsed };
}

interface Staged {
  /** Of the revision. */
  readonly number: number;
  readonly rehearsed: Rehearsed;
}

async function storeStaged<R>(
  needs: ReviseNeeds,
  revision: Revision<R>,
  { number, rehearsed }: Staged,
): Promise<Revised<R>> {
  const left = new Map(rehearsed);
  const products: RevisedProduct[] = [];
  const [conflicts, earlier]: [R[], R[]] = [[], []];
  const total = left.size * 2;
  try {
    for await (const { part, outcome } of storeParts(needs, revision, number)) {
      const isOwn = part.revision === number;
      if (isOwn) left.delete(part.text);
      if (!outcome.ok) (isOwn ? conflicts : earlier).push(outcome.refusal);
      else if (isOwn) products.push(...outcome.value);
      quietly(() => revision.onProgress(total - left.size, total));
    }
    if (revision.closing?.aborted) await needs.unitOfWork(({ revisions }) => revisions.release(number, needs.now()));
  } catch (error) {
    if (!needs.isTransientError(error)) throw error;
    revision.onError(error);
  }
  return { ...sorted(products), conflicts, earlier, pending: [...left.values()].flat().length };
}

/** Whoever wanted to know may have gone away. */
function quietly(tell: () => void): void {
  try {
    tell();
  } catch {
    // Staged is staged: the shop does not stop half-way for it.
  }
}
