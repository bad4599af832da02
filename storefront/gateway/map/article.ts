import { type Article, type ArticleCardData, readingMinutes } from '../../model/content/article.ts';
import type { GetPostQuery, PostCardFragment } from '../generated/operations.generated.ts';
import { instantOf, nodesOf, pictureOf } from './fragments.ts';
import { nameText, plainText, safeHtml } from './text.ts';

export function articleCardOf(raw: PostCardFragment): ArticleCardData {
  const [category] = nodesOf(raw.categories);
  const { firstName, lastName } = raw.author?.node ?? {};
  return {
    slug: raw.slug ?? '',
    title: nameText(raw.title),
    excerpt: plainText(raw.excerpt),
    date: instantOf(raw.dateGmt, raw.date),
    author: nameText([firstName, lastName].filter(Boolean).join(' ')) || null,
    category: category ? { slug: category.slug ?? '', name: nameText(category.name) } : null,
    picture: pictureOf(raw.featuredImage?.node),
    readingMinutes: readingMinutes(plainText(raw.content)),
  };
}

export const articleOf = (raw: NonNullable<GetPostQuery['post']>): Article => ({
  ...articleCardOf(raw),
  content: safeHtml(raw.content),
});
