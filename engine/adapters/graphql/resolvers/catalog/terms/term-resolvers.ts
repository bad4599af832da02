import { listConnection } from '../../../connections/connection.ts';
import type { Context } from '../../../context.ts';
import type { Resolvers } from '../../../generated/resolvers.generated.ts';
import type { ArticleCategorySource, DerivedTermSource } from '../../../sources.ts';
import { postsPage } from '../../articles/post-list.ts';
import { derivedTermsOfShop } from '../derived-terms.ts';
import { productsPage } from '../product-list.ts';
import { productCategoryFields } from './product-category.ts';
import { termFields } from './term-fields.ts';
import { termType } from './term-types.ts';

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
