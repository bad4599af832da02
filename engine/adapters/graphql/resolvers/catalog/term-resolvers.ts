import { listConnection } from '../../connections/connection.ts';
import type { Context } from '../../context/context.ts';
import type { ArticleCategorySource, DerivedTermSource, TermSource } from '../../context/sources.ts';
import type { Resolvers } from '../../generated/resolvers.generated.ts';
import { postsPage } from '../articles/post-list.ts';
import {
  articleCategory,
  articleTag,
  attributeTerm,
  findTerm,
  type IdType,
  type Named,
  productCategory,
  productTag,
  taxonomyEnum,
  termFields,
  termKey,
  termType,
} from '../terms/term.ts';
import { filterTerms, type TermFacts, termPage } from '../terms/term-list.ts';
import { productCategoryFields } from './product-category.ts';
import { productsPage } from './product-list.ts';
import { derivedTermsOfShop } from './product-terms.ts';

const derivedTermFields = {
  ...termFields,
  count: async ({ slug, taxonomy }: DerivedTermSource, _args: unknown, context: Context) =>
    (await derivedTermsOfShop(context)).find((term) => term.slug === slug && term.taxonomy === taxonomy)?.count ?? 0,
  description: () => null,
  link: () => null,
  uri: () => null,
};

const countIn = (terms: readonly { readonly id: number; readonly count: number }[], id: number): number =>
  terms.find((term) => term.id === id)?.count ?? 0;

export const termResolvers: Pick<
  Resolvers,
  | 'TermNode'
  | 'ProductCategory'
  | 'Category'
  | 'Tag'
  | 'ProductTag'
  | 'ProductType'
  | 'ShippingClass'
  | 'VisibleProduct'
> = {
  TermNode: {
    __resolveType: ({ taxonomy }) => termType(taxonomy),
  },
  ProductCategory: productCategoryFields,
  Category: {
    ...termFields,
    children: (_source, args) => listConnection<ArticleCategorySource>([], args),
    count: async ({ id }, _args, { reads }) => countIn(await reads.articleCategories(), id),
    description: () => null,
    link: () => null,
    parent: () => null,
    parentDatabaseId: () => null,
    parentId: () => null,
    posts: ({ slug }, args, context) => postsPage(args, context, { categories: [slug] }),
    uri: () => null,
  },
  Tag: {
    ...termFields,
    count: async ({ id }, _args, { reads }) => countIn(await reads.articleTags(), id),
    description: () => null,
    link: () => null,
    posts: ({ slug }, args, context) => postsPage(args, context, { tags: [slug] }),
    uri: () => null,
  },
  ProductType: derivedTermFields,
  ShippingClass: derivedTermFields,
  VisibleProduct: derivedTermFields,
  ProductTag: {
    ...termFields,
    count: async ({ id }, _args, { reads }) => countIn(await reads.productTags(), id),
    description: () => null,
    link: () => null,
    products: ({ slug }, args, context) =>
      productsPage(args, context, { taxonomy: { taxonomy: 'product_tag', operator: 'in', terms: [slug] } }),
    uri: () => null,
  },
};

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
