import { isSlug, MAX_LENGTH } from '#engine/domain/catalog/import-problems.ts';
import type { ProductDraft } from '#engine/domain/catalog/product-draft.ts';
import { LANGUAGES, type Translated } from '#engine/domain/language.ts';
import { ok, type Result, refuse } from '#engine/domain/result.ts';
import type { Needs } from '../ports/ports.ts';
import { draftsWith, save, type TaxonomyRefusal } from './keep-taxonomies.ts';

export interface KeptTag {
  readonly slug: string;
  readonly name: Translated;
  /** That have it, drafts and private ones too. */
  readonly products: number;
}

type TagNeeds = Pick<Needs, 'unitOfWork'>;

const tagsOf = ({ tags = [] }: ProductDraft) => tags;
const hasTag = (slug: string) => (draft: ProductDraft) => tagsOf(draft).some((tag) => tag.slug === slug);

/** By slug. */
export async function listTags({ merchantCatalog }: Pick<Needs, 'merchantCatalog'>): Promise<readonly KeptTag[]> {
  const all = (await merchantCatalog.drafts('all')).flatMap(({ draft }) => tagsOf(draft));
  const tags = [...Map.groupBy(all, ({ slug }) => slug)].flatMap(([slug, [first, ...others]]) =>
    first ? [{ slug, name: first.name, products: 1 + others.length }] : [],
  );
  return tags.toSorted((one, other) => (one.slug < other.slug ? -1 : 1));
}

export interface TagChange {
  readonly slug: string;
  /** Without it the tag keeps its name; a new one needs it. */
  readonly name: Translated | null;
  /** Slugs of products that get it beside those that have it. */
  readonly products: readonly string[];
}

/** A tag exists as long as a product has it. Returns how many have it then. */
export const saveTag = (
  { unitOfWork }: TagNeeds,
  { slug, name, products }: TagChange,
): Promise<Result<number, TaxonomyRefusal>> =>
  unitOfWork(async (shop) => {
    const isTagged = hasTag(slug);
    const drafts = await draftsWith(shop, (draft) => isTagged(draft) || products.includes(draft.slug));
    const known = drafts.flatMap(tagsOf).find((tag) => tag.slug === slug);
    const called = name ?? known?.name;
    if (drafts.length === 0 || !called) return refuse({ code: 'NAME_UNKNOWN', slug });
    if (!isSlug(slug) || !LANGUAGES.every((language) => isName(called[language])))
      return refuse({ code: 'FIELDS_INVALID', fields: 'tags' });
    const tag = { slug, name: called };
    await save(
      shop,
      drafts.map((draft) => ({
        ...draft,
        tags: isTagged(draft) ? tagsOf(draft).map((one) => (one.slug === slug ? tag : one)) : [...tagsOf(draft), tag],
      })),
    );
    return ok(drafts.length);
  });

const isName = (text: string): boolean => text !== '' && text.length <= MAX_LENGTH.tag;

/** Takes it from every product; returns how many had it. */
export const removeTag = ({ unitOfWork }: TagNeeds, slug: string): Promise<Result<number, TaxonomyRefusal>> =>
  unitOfWork(async (shop) => {
    const drafts = await draftsWith(shop, hasTag(slug));
    if (drafts.length === 0) return refuse({ code: 'NAME_UNKNOWN', slug });
    await save(
      shop,
      drafts.map((draft) => ({ ...draft, tags: tagsOf(draft).filter((tag) => tag.slug !== slug) })),
    );
    return ok(drafts.length);
  });
