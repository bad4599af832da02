import { type RawBuilder, sql } from 'kysely';
import type { ArticleFilter, ArticleOrder, ArticleQuery, ArticleSort } from '#engine/usecases/ports/article-query.ts';

type Sort = (filter: ArticleFilter) => RawBuilder<unknown>;

/** Texts are compared letter by letter on every database, whatever its own collation. */
const SORTS: Readonly<Record<ArticleSort, Sort>> = {
  date: () => sql`a.published_at`,
  modified: () => sql`a.modified_at`,
  title: () => sql`lower(t.title) collate "C"`,
  slug: () => sql`a.slug collate "C"`,
  author: () => sql`author.slug collate "C"`,
  'given-ids': ({ ids = [] }) => sql`array_position(${sql.val([...ids])}::integer[], a.id)`,
  'given-slugs': ({ slugs = [] }) => sql`array_position(${sql.val([...slugs])}::text[], a.slug)`,
};

const WORDS = { ascending: sql`asc`, descending: sql`desc` } as const;

/** What has nothing to be sorted by stands last in either direction. */
export function articleOrder({ filter, order }: Pick<ArticleQuery, 'filter' | 'order'>): RawBuilder<unknown> {
  const first: ArticleOrder['direction'] = order[0]?.direction ?? 'descending';
  const terms = order.map(({ by, direction }) => sql`${SORTS[by](filter)} ${WORDS[direction]} nulls last`);
  return sql.join([...terms, sql`a.id ${WORDS[first]}`]);
}
