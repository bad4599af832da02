import { type Difference, differences } from '#engine/domain/catalog/differences.ts';
import { checkProducts } from '#engine/domain/catalog/import/check-products.ts';
import type { CatalogReferences } from '#engine/domain/catalog/import/references.ts';
import type { ProductDraft } from '#engine/domain/catalog/product-draft.ts';
import type { ImportRefusal } from '#engine/domain/catalog/refusals.ts';
import { granted, type Result, refused } from '#engine/domain/result.ts';
import type { StoredDraft, WantedDrafts } from '../ports/merchant-catalog.ts';
import type { Needs, UnitOfWork } from '../ports.ts';

export interface Revision<R> {
  /** Products to look at. */
  readonly wanted: WantedDrafts;
  /** What they should become, and what else there should be; pure. */
  revise(stored: readonly StoredDraft[], known: CatalogReferences): Result<readonly ProductDraft[], R>;
  /** False: only tell what would change. */
  readonly store: boolean;
  /** After each part, before anything is committed; what it throws undoes everything. */
  onProgress?(done: number, total: number): void;
}

export interface RevisedProduct {
  readonly slug: string;
  readonly sku: string;
  readonly isNew: boolean;
  /** Of a new product none. */
  readonly changes: readonly Difference[];
}

export interface Revised {
  readonly changed: readonly RevisedProduct[];
  readonly unchanged: number;
}

const AT_ONCE = 200;

/** Changes many products at once, all or none. Those that stay as they are are not touched. */
export const reviseProducts = <R>(
  needs: Pick<Needs, 'unitOfWork'>,
  { wanted, revise, store, onProgress }: Revision<R>,
): Promise<Result<Revised, R | ImportRefusal>> =>
  needs.unitOfWork(async (shop) => {
    const stored = await shop.merchantCatalog.draftsForUpdate(wanted);
    const known = await shop.catalog.references();
    const decision = revise(stored, known);
    if (!decision.ok) return decision;
    const refusal = checkProducts(decision.value, known);
    if (refusal) return refused(refusal);
    const before = new Map(stored.map(({ draft }) => [draft.slug, draft]));
    const compared = decision.value.map((draft) => ({ draft, revised: compare(before.get(draft.slug), draft) }));
    const changed = compared.filter(({ revised: { isNew, changes } }) => isNew || changes.length > 0);
    const drafts = changed.map(({ draft }) => draft);
    if (store) await saveAll(shop, drafts, onProgress);
    return granted({
      changed: changed.map(({ revised }) => revised),
      unchanged: compared.length - changed.length,
    });
  });

const compare = (before: ProductDraft | undefined, { slug, sku, ...rest }: ProductDraft): RevisedProduct => ({
  ...{ slug, sku, isNew: before === undefined },
  changes: before === undefined ? [] : differences(before, { slug, sku, ...rest }),
});

async function saveAll(
  { catalog, changes }: UnitOfWork,
  drafts: readonly ProductDraft[],
  onProgress: Revision<never>['onProgress'],
): Promise<void> {
  for (let from = 0; from < drafts.length; from += AT_ONCE) {
    await catalog.saveProducts(drafts.slice(from, from + AT_ONCE), 'replace');
    onProgress?.(Math.min(from + AT_ONCE, drafts.length), drafts.length);
  }
  if (drafts.length > 0) await changes.announce([{ kind: 'catalog' }]);
}
