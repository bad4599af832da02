import { type ArticleDraft, checkArticles } from '#engine/domain/articles/article.ts';
import { checkProducts } from '#engine/domain/catalog/check-products.ts';
import { checkAttributes, checkCategories, checkPictures } from '#engine/domain/catalog/check-taxonomies.ts';
import type { PictureDraft } from '#engine/domain/catalog/picture.ts';
import type { ProductDraft } from '#engine/domain/catalog/product-draft.ts';
import type { ImportRefusal } from '#engine/domain/catalog/refusals.ts';
import type { AttributeDraft, CategoryDraft } from '#engine/domain/catalog/taxonomies.ts';
import { ok, type Result, refuse } from '#engine/domain/result.ts';
import { checkReviews, type ReviewDraft } from '#engine/domain/reviews/review.ts';
import { withStatedTerms } from '#engine/domain/search/words/stated-terms.ts';
import type { CatalogReferences, CatalogWriter, Saved } from '../ports/catalog-writer.ts';
import type { Change } from '../ports/changes.ts';
import type { Needs } from '../ports/ports.ts';

export interface ProductImport {
  readonly products: readonly ProductDraft[];
  /** `keep` leaves the counted pieces of what is there already; new products begin with the draft's. */
  readonly stock: 'keep' | 'replace';
}

/** Above this number it is quicker to read the whole catalog again than single products. */
const MAX_ANNOUNCED_PRODUCTS = 100;

/** Creates or updates by slug, variations by SKU. */
export const importProducts = (needs: Needs, { products, stock }: ProductImport) =>
  importRows(needs, products, {
    complete: (drafts, known) => drafts.map((draft) => withStatedTerms(draft, known)),
    check: checkProducts,
    save: (catalog, drafts) => catalog.saveProducts(drafts, stock),
    changes: (saved) =>
      saved.length <= MAX_ANNOUNCED_PRODUCTS ? saved.map(({ id }) => ({ kind: 'product', id })) : [{ kind: 'catalog' }],
  });

export interface Imported {
  readonly created: number;
  readonly updated: number;
}

interface ImportRules<Draft> {
  /** Adds what follows from what the shop has. */
  complete?(drafts: readonly Draft[], known: CatalogReferences): readonly Draft[];
  check(drafts: readonly Draft[], known: CatalogReferences): ImportRefusal | null;
  save(catalog: CatalogWriter, drafts: readonly Draft[]): Promise<readonly Saved[]>;
  /** What to announce to those who show the rows. */
  changes(saved: readonly Saved[]): readonly Change[];
}

/** Every import goes this way: check all rows, then save all or none, then announce the change to who shows them. */
const importRows = <Draft>(
  needs: Pick<Needs, 'unitOfWork'>,
  given: readonly Draft[],
  { complete, check, save, changes: toChanges }: ImportRules<Draft>,
): Promise<Result<Imported, ImportRefusal>> =>
  needs.unitOfWork(async ({ catalog, changes }) => {
    const known = await catalog.references();
    const drafts = complete?.(given, known) ?? given;
    const refusal = check(drafts, known);
    if (refusal) return refuse(refusal);
    const rows = await save(catalog, drafts);
    await changes.announce(toChanges(rows));
    const created = rows.filter((row) => row.created).length;
    return ok({ created, updated: drafts.length - created });
  });

/** For rows that may refer to one before them. */
const oneByOne =
  <Draft>(save: (catalog: CatalogWriter, draft: Draft) => Promise<Saved>): ImportRules<Draft>['save'] =>
  async (catalog, drafts) => {
    const saved: Saved[] = [];
    for (const draft of drafts) saved.push(await save(catalog, draft));
    return saved;
  };

/** Creates or updates by slug; a parent comes before its children. */
export const importCategories = (needs: Needs, drafts: readonly CategoryDraft[]) =>
  importRows(needs, drafts, {
    check: checkCategories,
    save: oneByOne((catalog, draft) => catalog.saveCategory(draft)),
    changes: () => [{ kind: 'catalog' }],
  });

/** Creates or updates by slug. */
export const importAttributes = (needs: Needs, drafts: readonly AttributeDraft[]) =>
  importRows(needs, drafts, {
    check: checkAttributes,
    save: oneByOne((catalog, draft) => catalog.saveAttribute(draft)),
    changes: () => [{ kind: 'catalog' }],
  });

/** Creates or updates by file. */
export const importPictures = (needs: Needs, drafts: readonly PictureDraft[]) =>
  importRows(needs, drafts, {
    check: checkPictures,
    save: oneByOne((catalog, draft) => catalog.savePicture(draft)),
    changes: () => [{ kind: 'catalog' }],
  });

/** The same product, writer and instant is the same review. */
export const importReviews = (needs: Needs, drafts: readonly ReviewDraft[]) =>
  importRows(needs, drafts, {
    check: checkReviews,
    save: oneByOne((catalog, draft) => catalog.saveReview(draft)),
    changes: () => [{ kind: 'catalog' }],
  });

/** Creates or updates by slug, with author and categories. */
export const importArticles = (needs: Needs, drafts: readonly ArticleDraft[]) =>
  importRows(needs, drafts, {
    check: checkArticles,
    save: oneByOne((catalog, draft) => catalog.saveArticle(draft)),
    changes: () => [{ kind: 'articles' }],
  });
