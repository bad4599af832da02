import type { CatalogReferences } from '#engine/domain/catalog/import-problems.ts';
import { ok, type Result, refuse } from '#engine/domain/result.ts';
import type { Needs } from '../ports/ports.ts';
import { type CatalogAdditions, storeAdditions, withAdditions } from './catalog-additions.ts';
import { decideRevision, type RevisedProduct } from './decide-revision.ts';
import { leaseFrom, type StoreOptions, storeParts } from './store-parts.ts';

export interface Revision<R> extends StoreOptions<R> {
  /** Each is decided and stored by itself, in a short transaction. No two may be about one product or SKU. */
  readonly parts: readonly string[];
  /** Stored with the parts, if any product changes. */
  readonly additions: CatalogAdditions;
  /** False: only report what would change. */
  readonly store: boolean;
  /** Counts parts. An error it throws ends the revision as long as nothing is staged. */
  onProgress(done: number, total: number): void;
}

export interface Revised<R> {
  readonly changed: readonly RevisedProduct[];
  readonly unchanged: number;
  /** Parts that could be taken at first, and no longer when they were stored. */
  readonly conflicts: readonly R[];
  /** The same of earlier, interrupted revisions, which had to be stored first. */
  readonly earlier: readonly R[];
  /** Products whose parts stay staged for others: this process is about to end, or has lost the database. */
  readonly pending: number;
}

export type RevisionRefusal<R> =
  | { readonly code: 'PARTS_REFUSED'; readonly reasons: readonly R[] }
  /** Another revision is being stored, or was interrupted less than a minute ago. */
  | { readonly code: 'REVISION_RUNNING' };

type ReviseNeeds = Pick<Needs, 'unitOfWork' | 'merchantCatalog' | 'now' | 'isTransientError'>;

/** What each part would change, by its text. */
type Preview = ReadonlyMap<string, readonly RevisedProduct[]>;

/**
 * Changes many products, all or none: every part is checked before any is staged, and staged parts are stored, by the
 * next process if this one dies. Between two parts other work runs. Products that do not change are not written.
 */
export async function reviseProducts<R>(
  needs: ReviseNeeds,
  revision: Revision<R>,
): Promise<Result<Revised<R>, RevisionRefusal<R>>> {
  const { refusals, preview } = await previewParts(needs, revision);
  if (refusals.length > 0) return refuse({ code: 'PARTS_REFUSED', reasons: refusals });
  const found = sorted([...preview.values()].flat());
  const asPreviewed = ok({ ...found, conflicts: [], earlier: [], pending: 0 });
  if (!revision.store) return asPreviewed;
  const staged = await needs.unitOfWork(async (shop) => {
    // Parts that are staged already may change these very products.
    if (found.changed.length === 0 && (await shop.revisions.isEmpty())) return 'unnecessary';
    const number = await shop.revisions.stage(revision.parts, leaseFrom(needs.now()));
    if (number !== null) await storeAdditions(shop, revision.additions);
    return number;
  });
  if (staged === null) return refuse({ code: 'REVISION_RUNNING' });
  return staged === 'unnecessary' ? asPreviewed : ok(await storeStaged(needs, revision, { number: staged, preview }));
}

const isChanged = ({ isNew, changes }: RevisedProduct): boolean => isNew || changes.length > 0;

function sorted(products: readonly RevisedProduct[]): Pick<Revised<never>, 'changed' | 'unchanged'> {
  const changed = products.filter(isChanged);
  return { changed, unchanged: products.length - changed.length };
}

async function previewParts<R>(
  { unitOfWork, merchantCatalog }: ReviseNeeds,
  { parts, additions, reader, store, onProgress }: Revision<R>,
): Promise<{ readonly refusals: readonly R[]; readonly preview: Preview }> {
  const stored: CatalogReferences = await unitOfWork(({ catalog }) => catalog.references());
  const known = withAdditions(stored, additions);
  const refusals: R[] = [];
  const preview = new Map<string, readonly RevisedProduct[]>();
  for (const [index, text] of parts.entries()) {
    const part = reader.read(text);
    const decision = decideRevision(part, await merchantCatalog.drafts(part.selection), known);
    if (decision.ok)
      preview.set(
        text,
        decision.value.map(({ revised }) => revised),
      );
    else refusals.push(decision.refusal);
    onProgress(index + 1, store ? parts.length * 2 : parts.length);
  }
  return { refusals, preview };
}

interface Staged {
  /** Of the revision. */
  readonly number: number;
  readonly preview: Preview;
}

async function storeStaged<R>(
  needs: ReviseNeeds,
  revision: Revision<R>,
  { number, preview }: Staged,
): Promise<Revised<R>> {
  const left = new Map(preview);
  const products: RevisedProduct[] = [];
  const [conflicts, earlier]: [R[], R[]] = [[], []];
  const total = left.size * 2;
  try {
    for await (const { part, outcome } of storeParts(needs, revision, number)) {
      const isOwn = part.revision === number;
      if (isOwn) left.delete(part.text);
      if (!outcome.ok) (isOwn ? conflicts : earlier).push(outcome.refusal);
      else if (isOwn) products.push(...outcome.value);
      ignoreErrors(() => revision.onProgress(total - left.size, total));
    }
    if (revision.closing?.aborted) await needs.unitOfWork(({ revisions }) => revisions.release(number, needs.now()));
  } catch (error) {
    if (!needs.isTransientError(error)) throw error;
    revision.onError(error);
  }
  return { ...sorted(products), conflicts, earlier, pending: [...left.values()].flat().length };
}

/** The operator may be gone. */
function ignoreErrors(report: () => void): void {
  try {
    report();
  } catch {
    // The parts are staged: storing goes on without anybody to report to.
  }
}
