import type { ArticleDraft } from '#engine/domain/articles/article.ts';
import type { ArticleSeed } from '../articles/article-seed.ts';
import { ARTICLE_CATEGORIES } from '../articles/categories.ts';
import { uploadOf } from '../pictures/pictures-of.ts';

const authorSlug = ({ firstName, lastName }: ArticleSeed['author']) =>
  `${firstName} ${lastName}`
    .trim()
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-');

/** A seeded article as the engine imports it. */
export function articleDraft({ slug, date, author, categories, picture, copy }: ArticleSeed): ArticleDraft {
  return {
    slug,
    status: 'published',
    publishedAt: new Date(date),
    text: { id: copy.id, en: copy.en },
    picture: uploadOf(picture),
    author: { slug: authorSlug(author), ...author },
    categories: categories.flatMap((category) => ARTICLE_CATEGORIES.filter((known) => known.slug === category)),
  };
}
