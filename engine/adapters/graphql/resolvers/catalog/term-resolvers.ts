import { listConnection } from '../../connections/connection.ts';
import type { Context } from '../../context/context.ts';
import type { DerivedTermSource, TermSource } from '../../context/sources.ts';
import type { Resolvers } from '../../generated/resolvers.generated.ts';
import { valuesOf } from '../inputs/input-values.ts';
import {
  attributeTerm,
  countOf,
  findSource,
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

export const termResolvers: Pick<
  Resolvers,
  'TermNode' | 'ProductCategory' | 'ProductTag' | 'ProductType' | 'ShippingClass' | 'VisibleProduct'
> = {
  TermNode: {
    __resolveType: ({ taxonomy }) => termType(taxonomy),
  },
  ProductCategory: productCategoryFields,
  ProductType: {
    ...derivedTermFields,
    products: ({ slug }, args, context) =>
      productsPage(args, context, { taxonomy: { taxonomy: 'product_type', operator: 'in', terms: [slug] } }),
  },
  ShippingClass: derivedTermFields,
  VisibleProduct: derivedTermFields,
  ProductTag: {
    ...termFields,
    count: async ({ id }, _args, { loaders }) => countOf(await loaders.productTags(), id),
    description: () => null,
    link: () => null,
    products: ({ slug }, args, context) =>
      productsPage(args, context, { taxonomy: { taxonomy: 'product_tag', operator: 'in', terms: [slug] } }),
    uri: () => null,
  },
};

export const termQueries: Pick<
  NonNullable<Resolvers['RootQuery']>,
  'productCategories' | 'productCategory' | 'productTags' | 'productTag' | 'terms'
> = {
  productCategories: async (_root, args, { loaders }) => termPage(await loaders.categories(), args, productCategory),
  productCategory: async (_root, args, { loaders }) => findSource(await loaders.categories(), args, productCategory),
  productTags: async (_root, args, { loaders }) => termPage(await loaders.productTags(), args, productTag),
  productTag: async (_root, args, { loaders }) => findSource(await loaders.productTags(), args, productTag),
  terms: async (_root, args, context) =>
    listConnection<TermSource>(
      filterTerms(await termsOf(valuesOf(args.where?.taxonomies), context), args.where ?? {}),
      args,
      {
        keyOf: termKey,
      },
    ),
};

const DERIVED: readonly string[] = ['PRODUCTTYPE', 'SHIPPINGCLASS', 'VISIBLEPRODUCT'];

/** Terms of these taxonomies, of all when none is named. */
async function termsOf(
  taxonomies: readonly string[] | undefined,
  context: Context,
): Promise<readonly (TermSource & TermFacts)[]> {
  const { loaders } = context;
  const [categories, tags, articles, articleTags, attributes] = await Promise.all([
    loaders.categories(),
    loaders.productTags(),
    loaders.articleCategories(),
    loaders.articleTags(),
    loaders.attributes(),
  ]);
  const all: readonly (TermSource & TermFacts)[] = [
    ...categories.map((category) => ({ ...category, taxonomy: 'product_cat' as const })),
    ...tags.map((tag) => ({ ...tag, taxonomy: 'product_tag' as const })),
    ...articles.map((category) => ({ ...category, taxonomy: 'category' as const })),
    ...articleTags.map((tag) => ({ ...tag, taxonomy: 'post_tag' as const })),
    ...attributes.flatMap(({ slug, terms }) => terms.map((term) => attributeTerm(slug, term))),
  ];
  if (!taxonomies) return all;
  const derived = taxonomies.some((name) => DERIVED.includes(name)) ? await derivedTermsOfShop(context) : [];
  return [...all, ...derived].filter((term) => taxonomies.includes(taxonomyEnum(term)));
}
