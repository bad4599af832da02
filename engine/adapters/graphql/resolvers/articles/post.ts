import { articlePath } from '#contract/paths.ts';
import type { Review } from '#engine/domain/reviews/review.ts';
import { listConnection } from '../../connections/connection.ts';
import { gmtDate, localDate } from '../../formats/dates.ts';
import { featuredImage } from '../../formats/featured-image.ts';
import { formattedText } from '../../formats/html.ts';
import { databaseId, globalId } from '../../formats/ids.ts';
import type { Resolvers } from '../../generated/resolvers.generated.ts';
import { articleCategory, articleTag } from '../terms/term.ts';
import { termsOfOwner } from '../terms/term-list.ts';
import { postsPage } from './post-list.ts';

export const postResolvers: Pick<Resolvers, 'Post'> = {
  Post: {
    author: ({ author }) => ({ cursor: null, node: author }),
    categories: ({ categories }, args, { loaders }) =>
      termsOfOwner({ terms: categories, all: () => loaders.articleCategories(), toSource: articleCategory }, args),
    comments: (_article, args) => listConnection<Review>([], args),
    content: ({ content }) => content,
    contentTypeName: () => 'post',
    databaseId: ({ id }) => id,
    date: ({ publishedAt }, _args, { settings }) => localDate(publishedAt, settings.timeZone),
    dateGmt: ({ publishedAt }) => gmtDate(publishedAt),
    excerpt: ({ excerpt }, format) => formattedText(excerpt, format),
    ...featuredImage(({ picture }) => picture),
    id: ({ id }) => globalId('post', id),
    link: ({ slug }, _args, { site }) => site.baseUrl + articlePath(slug),
    modified: ({ modifiedAt }, _args, { settings }) => localDate(modifiedAt, settings.timeZone),
    modifiedGmt: ({ modifiedAt }) => gmtDate(modifiedAt),
    slug: ({ slug }) => slug,
    status: () => 'publish',
    tags: ({ tags }, args, { loaders }) =>
      termsOfOwner({ terms: tags, all: () => loaders.articleTags(), toSource: articleTag }, args),
    title: ({ title }) => title,
    uri: ({ slug }) => articlePath(slug),
  },
};

export const postQueries: Pick<NonNullable<Resolvers['RootQuery']>, 'post' | 'posts'> = {
  post: (_root, { id, idType }, { catalog, language }) => {
    const slug = idType === 'SLUG' ? id : idType === 'URI' ? id.replace(/\/$/, '').replace(/^.*\//, '') : null;
    if (slug !== null) return catalog.article({ slug }, language);
    const number = databaseId(id);
    return number === null ? null : catalog.article({ id: number }, language);
  },
  posts: (_root, args, context) => postsPage(args, context),
};
