import { listConnection } from '../../../connections/connection.ts';
import type { Context } from '../../../context.ts';
import type { Resolvers } from '../../../generated/resolvers.generated.ts';
import type { TermSource } from '../../../sources.ts';
import { derivedTermsOfShop } from '../derived-terms.ts';
import { findTerm, type IdType, type Named } from './find-term.ts';
import { filterTerms, type TermFacts } from './term-filter.ts';
import { termPage } from './term-page.ts';
import { articleCategory, articleTag, attributeTerm, productCategory, productTag, termKey } from './term-sources.ts';
import { taxonomyEnum } from './term-types.ts';

interface FindArguments {
  readonly id: string;
  readonly idType?: IdType;
}

function find<T extends Named, Source>(
  terms: readonly T[],
  { id, idType }: FindArguments,
  toSource: (term: T) => Source,
): Source | null {
  const found = findTerm(terms, id, idType);
  return found ? toSource(found) : null;
}

export const termQueries: Pick<
  NonNullable<Resolvers['RootQuery']>,
  | 'productCategories'
  | 'productCategory'
  | 'productTags'
  | 'productTag'
  | 'categories'
  | 'category'
  | 'tags'
  | 'tag'
  | 'terms'
> = {
  productCategories: async (_root, args, { reads }) => termPage(await reads.categories(), args, productCategory),
  productCategory: async (_root, args, { reads }) => find(await reads.categories(), args, productCategory),
  categories: async (_root, args, { reads }) => termPage(await reads.articleCategories(), args, articleCategory),
  category: async (_root, args, { reads }) => find(await reads.articleCategories(), args, articleCategory),
  productTags: async (_root, args, { reads }) => termPage(await reads.productTags(), args, productTag),
  productTag: async (_root, args, { reads }) => find(await reads.productTags(), args, productTag),
  tags: async (_root, args, { reads }) => termPage(await reads.articleTags(), args, articleTag),
  tag: async (_root, args, { reads }) => find(await reads.articleTags(), args, articleTag),
  terms: async (_root, args, context) =>
    listConnection<TermSource>(filterTerms(await termsOf(args.where?.taxonomies, context), args.where ?? {}), args, {
      keyOf: termKey,
    }),
};

const DERIVED: readonly string[] = ['PRODUCTTYPE', 'SHIPPINGCLASS', 'VISIBLEPRODUCT'];

/** Terms of these taxonomies, of all when none is named. */
async function termsOf(
  taxonomies: readonly (string | null | undefined)[] | null | undefined,
  context: Context,
): Promise<readonly (TermSource & TermFacts)[]> {
  const { reads } = context;
  const [categories, tags, articles, articleTags, attributes] = await Promise.all([
    reads.categories(),
    reads.productTags(),
    reads.articleCategories(),
    reads.articleTags(),
    reads.attributes(),
  ]);
  const all: readonly (TermSource & TermFacts)[] = [
    ...categories.map((category) => ({ ...category, taxonomy: 'product_cat' as const })),
    ...tags.map((tag) => ({ ...tag, taxonomy: 'product_tag' as const })),
    ...articles.map((category) => ({ ...category, taxonomy: 'category' as const })),
    ...articleTags.map((tag) => ({ ...tag, taxonomy: 'post_tag' as const })),
    ...attributes.flatMap(({ slug, terms }) => terms.map((term) => attributeTerm(slug, term))),
  ];
  if (!taxonomies) return all;
  const derived = taxonomies.some((name) => DERIVED.includes(name ?? '')) ? await derivedTermsOfShop(context) : [];
  return [...all, ...derived].filter((term) => taxonomies.includes(taxonomyEnum(term)));
}
