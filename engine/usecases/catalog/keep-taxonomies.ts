import { checkAttributes, checkCategories } from '#engine/domain/catalog/check-taxonomies.ts';
import type { ProductDraft } from '#engine/domain/catalog/product-draft.ts';
import type { ImportRefusal } from '#engine/domain/catalog/refusals.ts';
import type { AttributeDraft, Category, CategoryDraft } from '#engine/domain/catalog/taxonomies.ts';
import { ok, type Result, refuse } from '#engine/domain/result.ts';
import type { Needs, UnitOfWork } from '../ports/ports.ts';

export type TaxonomyRefusal =
  | { readonly code: 'NAME_TAKEN' | 'NAME_UNKNOWN'; readonly slug: string }
  /** A category would stand below itself. */
  | { readonly code: 'CATEGORY_BELOW_ITSELF'; readonly slug: string }
  | { readonly code: 'STILL_USED'; readonly slug: string; readonly products: number }
  | { readonly code: 'FIELDS_INVALID'; readonly fields: string };

interface Keeping<Draft> {
  readonly draft: Draft;
  /** False changes what is there. */
  readonly isNew: boolean;
}

type TaxonomyNeeds = Pick<Needs, 'unitOfWork' | 'catalog'>;

const NOTHING_KEPT = ok(null);

function refusalOf(slug: string, isThere: boolean, { isNew }: { readonly isNew: boolean }): TaxonomyRefusal | null {
  if (isThere === !isNew) return null;
  return { code: isThere ? 'NAME_TAKEN' : 'NAME_UNKNOWN', slug };
}

const invalid = ({ rows }: ImportRefusal): TaxonomyRefusal => ({
  code: 'FIELDS_INVALID',
  fields: rows.map((row) => ('field' in row ? row.field : row.id)).join(', '),
});

export async function saveCategory(
  { unitOfWork, catalog: shown }: TaxonomyNeeds,
  { draft, isNew }: Keeping<CategoryDraft>,
): Promise<Result<null, TaxonomyRefusal>> {
  const { slug, parent } = draft;
  if (isBelow(parent, slug, await shown.categories('id'))) return refuse({ code: 'CATEGORY_BELOW_ITSELF', slug });
  return unitOfWork(async ({ catalog, changes }) => {
    const known = await catalog.references();
    const refusal = refusalOf(slug, known.categories.has(slug), { isNew });
    if (refusal) return refuse(refusal);
    const problems = checkCategories([draft], known);
    if (problems) return refuse(invalid(problems));
    await catalog.saveCategory(draft);
    await changes.announce([{ kind: 'catalog' }]);
    return NOTHING_KEPT;
  });
}

/** The category with the first slug is that with the second, or stands somewhere below it. */
function isBelow(slug: string | null, above: string, categories: readonly Category[]): boolean {
  const seen = new Set<string>();
  let current = categories.find((category) => category.slug === slug);
  while (current && !seen.has(current.slug)) {
    if (current.slug === above) return true;
    seen.add(current.slug);
    const { parentId } = current;
    current = categories.find(({ id }) => id === parentId);
  }
  return false;
}

export const saveAttribute = (
  { unitOfWork }: Pick<Needs, 'unitOfWork'>,
  { draft, isNew }: Keeping<AttributeDraft>,
): Promise<Result<null, TaxonomyRefusal>> =>
  unitOfWork(async ({ catalog, changes }) => {
    const known = await catalog.references();
    const refusal = refusalOf(draft.slug, known.attributes.has(draft.slug), { isNew });
    if (refusal) return refuse(refusal);
    const problems = checkAttributes([draft]);
    if (problems) return refuse(invalid(problems));
    await catalog.saveAttribute(draft);
    await changes.announce([{ kind: 'catalog' }]);
    return NOTHING_KEPT;
  });

interface Removing {
  readonly slug: string;
  /** Products leave it; otherwise it stays as long as one uses it. */
  readonly evenIfUsed: boolean;
}

/** Categories below it move up to where it stood. Drafts and private products count as using it, too. */
export const removeCategory = (
  { unitOfWork }: Pick<Needs, 'unitOfWork'>,
  { slug, evenIfUsed }: Removing,
): Promise<Result<number, TaxonomyRefusal>> =>
  unitOfWork(async (shop) => {
    const { categories } = await shop.catalog.references();
    if (!categories.has(slug)) return refuse({ code: 'NAME_UNKNOWN', slug });
    const filed = await draftsWith(shop, (draft) => draft.categories.includes(slug));
    if (filed.length > 0 && !evenIfUsed) return refuse({ code: 'STILL_USED', slug, products: filed.length });
    await save(
      shop,
      filed.map((draft) => ({ ...draft, categories: draft.categories.filter((category) => category !== slug) })),
    );
    await shop.catalog.removeCategory(slug);
    return ok(filed.length);
  });

/** Only one that no product carries: variations are chosen by it. */
export const removeAttribute = (
  { unitOfWork }: Pick<Needs, 'unitOfWork'>,
  slug: string,
): Promise<Result<null, TaxonomyRefusal>> =>
  unitOfWork(async (shop) => {
    const { attributes } = await shop.catalog.references();
    if (!attributes.has(slug)) return refuse({ code: 'NAME_UNKNOWN', slug });
    const carrying = await draftsWith(shop, (draft) =>
      draft.attributes.some((attribute) => attribute.slug === slug && attribute.local === undefined),
    );
    if (carrying.length > 0) return refuse({ code: 'STILL_USED', slug, products: carrying.length });
    await shop.catalog.removeAttribute(slug);
    await save(shop, []);
    return NOTHING_KEPT;
  });

/** All products that are so, locked until the transaction ends. */
export async function draftsWith(
  { merchantCatalog }: Pick<UnitOfWork, 'merchantCatalog'>,
  isMeant: (draft: ProductDraft) => boolean,
): Promise<readonly ProductDraft[]> {
  const all = await merchantCatalog.draftsForUpdate('all');
  return all.map(({ draft }) => draft).filter(isMeant);
}

/** With the pieces that they count. */
export async function save(
  { catalog, changes }: Pick<UnitOfWork, 'catalog' | 'changes'>,
  drafts: readonly ProductDraft[],
): Promise<void> {
  await catalog.saveProducts(drafts, 'keep');
  await changes.announce([{ kind: 'catalog' }]);
}
