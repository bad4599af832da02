import { listConnection } from '../../connections/connection.ts';
import type { ArticleCategorySource } from '../../context/sources.ts';
import type { Resolvers } from '../../generated/resolvers.generated.ts';
import { articleCategory, articleTag, countOf, findSource, termFields } from '../terms/term.ts';
import { termPage } from '../terms/term-list.ts';
import { postsPage } from './post-list.ts';

/** Categories of articles have no parents, and neither they nor tags have a page of their own. */
export const articleTermResolvers: Pick<Resolvers, 'Category' | 'Tag'> = {
  Category: {
    ...termFields,
    children: (_source, args) => listConnection<ArticleCategorySource>([], args),
    count: async ({ id }, _args, { loaders }) => countOf(await loaders.articleCategories(), id),
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
    count: async ({ id }, _args, { loaders }) => countOf(await loaders.articleTags(), id),
    description: () => null,
    link: () => null,
    posts: ({ slug }, args, context) => postsPage(args, context, { tags: [slug] }),
    uri: () => null,
  },
};

export const articleTermQueries: Pick<
  NonNullable<Resolvers['RootQuery']>,
  'categories' | 'category' | 'tags' | 'tag'
> = {
  categories: async (_root, args, { loaders }) => termPage(await loaders.articleCategories(), args, articleCategory),
  category: async (_root, args, { loaders }) => findSource(await loaders.articleCategories(), args, articleCategory),
  tags: async (_root, args, { loaders }) => termPage(await loaders.articleTags(), args, articleTag),
  tag: async (_root, args, { loaders }) => findSource(await loaders.articleTags(), args, articleTag),
};
