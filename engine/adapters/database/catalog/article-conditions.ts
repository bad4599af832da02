import { type RawBuilder, sql } from 'kysely';
import type { ArticleFilter } from '#engine/usecases/ports/article-query.ts';
import { containing } from '../containing.ts';
import { anyOf, anyTextOf } from '../sql-lists.ts';

type Condition = RawBuilder<boolean>;

/** Seen by everybody: over the article `a`. */
export const isPublic = (at: Date): Condition => sql`(a.status = 'published' and a.published_at <= ${at})`;

/** Over the article `a`, its text `t` and its author `author`. */
const conditionsOf = (filter: ArticleFilter): Readonly<Record<keyof ArticleFilter, Condition | null>> => ({
  ids: given(filter.ids, (ids) => sql`a.id = ${anyOf(ids)}`),
  excludeIds: given(filter.excludeIds, (ids) => sql`not a.id = ${anyOf(ids)}`),
  slugs: given(filter.slugs, (slugs) => sql`a.slug = ${anyTextOf(slugs)}`),
  categories: given(filter.categories, isIn),
  excludeCategories: given(filter.excludeCategories, (slugs) => sql`not ${isIn(slugs)}`),
  tags: given(filter.tags, carries),
  excludeTags: given(filter.excludeTags, (slugs) => sql`not ${carries(slugs)}`),
  authors: given(filter.authors, (slugs) => sql`author.slug = ${anyTextOf(slugs)}`),
  authorIds: given(filter.authorIds, (ids) => sql`author.id = ${anyOf(ids)}`),
  excludeAuthorIds: given(filter.excludeAuthorIds, (ids) => sql`not author.id = ${anyOf(ids)}`),
  title: given(filter.title, (title) => sql`t.title = ${title}`),
  search: given(filter.search, (text) => sql`t.folded like ${containing(text)}`),
  publishedAfter: given(filter.publishedAfter, (instant) => sql`a.published_at > ${instant}`),
  publishedBefore: given(filter.publishedBefore, (instant) => sql`a.published_at < ${instant}`),
});

const isIn = (slugs: readonly string[]): Condition => sql`exists (
  select from articles_in_categories ac join article_categories c on c.id = ac.category_id
  where ac.article_id = a.id and c.slug = ${anyTextOf(slugs)}
)`;

const carries = (slugs: readonly string[]): Condition => sql`exists (
  select from article_tags carried join tags on tags.id = carried.tag_id
  where carried.article_id = a.id and tags.slug = ${anyTextOf(slugs)}
)`;

const given = <T>(value: T | undefined, toCondition: (value: T) => Condition): Condition | null =>
  value === undefined ? null : toCondition(value);

export const articleConditions = (filter: ArticleFilter, at: Date): readonly Condition[] => [
  isPublic(at),
  ...Object.values(conditionsOf(filter)).filter((condition) => condition !== null),
];
