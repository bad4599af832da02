import { checkProducts } from '#engine/domain/catalog/check-products.ts';
import { type Difference, differences } from '#engine/domain/catalog/differences.ts';
import type { CatalogReferences } from '#engine/domain/catalog/import-problems.ts';
import type { ProductDraft } from '#engine/domain/catalog/product-draft.ts';
import type { ImportRefusal } from '#engine/domain/catalog/refusals.ts';
import { ok, type Result, refuse } from '#engine/domain/result.ts';
import { withStatedTerms } from '#engine/domain/search/words/stated-terms.ts';
import type { DraftSelection, StoredDraft } from '../ports/merchant-catalog.ts';

export interface RevisionPart<R> {
  /** The products it is about. */
  readonly selection: DraftSelection;
  /** What they should become, and what else there should be; pure. */
  revise(stored: readonly StoredDraft[], known: CatalogReferences): Result<readonly ProductDraft[], R>;
  /** Reports that the shop's own rules refuse what `revise` returned last. */
  explain(refusal: ImportRefusal): R;
}

export interface RevisedProduct {
  readonly slug: string;
  readonly sku: string;
  readonly isNew: boolean;
  /** Of a new product none. */
  readonly changes: readonly Difference[];
}

export interface Decided {
  readonly draft: ProductDraft;
  readonly revised: RevisedProduct;
}

/** What the products of one part become, compared with what is stored. */
export function decideRevision<R>(
  { revise, explain }: RevisionPart<R>,
  stored: readonly StoredDraft[],
  known: CatalogReferences,
): Result<readonly Decided[], R> {
  const decision = revise(stored, known);
  if (!decision.ok) return decision;
  const drafts = decision.value.map((draft) => withStatedTerms(draft, known));
  const refusal = checkProducts(drafts, known);
  if (refusal) return refuse(explain(refusal));
  const before = new Map(stored.map(({ draft }) => [draft.slug, draft]));
  return ok(drafts.map((draft) => ({ draft, revised: compare(before.get(draft.slug), draft) })));
}

const compare = (before: ProductDraft | undefined, { slug, sku, ...rest }: ProductDraft): RevisedProduct => ({
  slug,
  sku,
  isNew: before === undefined,
  changes: before === undefined ? [] : differences(before, { slug, sku, ...rest }),
});
