import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Article, ArticleCategory, ArticleTag } from '#engine/domain/articles/article.ts';
import type { Language } from '#engine/domain/language.ts';
import { type Page, pageOf } from '#engine/domain/paging/page.ts';
import type {
  ArticleFilter,
  ArticleOrder,
  ArticleQuery,
  ArticleSort,
  CatalogContext,
} from '#engine/usecases/ports/catalog.ts';
import { pictureJson } from '../catalog/product-queries.ts';
import { anyOf, anyTextOf, containing } from '../sql/lists.ts';
import type { Tables } from '../tables/tables.ts';

/** Two statements however many. */
export async function listArticles(db: Kysely<Tables>, query: ArticleQuery): Promise<Page<Article>> {
  const { rows: ids, ...page } = pageOf(await matchingIds(db, query), query.page);
  const articles = new Map(
    (await readArticles(db, sql`a.id = ${anyOf(ids)}`, query.language)).map((article) => [article.id, article]),
  );
  return { ...page, rows: ids.flatMap((id) => articles.get(id) ?? []) };
}

export async function findArticle(
  db: Kysely<Tables>,
  address: { readonly id: number } | { readonly slug: string },
  { language, at }: CatalogContext,
): Promise<Article | null> {
  const which = 'id' in address ? sql`a.id = ${address.id}` : sql`a.slug = ${address.slug}`;
  const [article = null] = await readArticles(db, sql`${which} and ${isPublic(at)}`, language);
  return article;
}

/** All, most articles first. */
export async function listArticleCategories(
  db: Kysely<Tables>,
  { language, at }: CatalogContext,
): Promise<readonly ArticleCategory[]> {
  const { rows } = await sql<ArticleCategory>`
    select c.id, c.slug, c.name ->> ${language} as name, count(a.id) as count
    from article_categories c
    left join articles_in_categories ac on ac.category_id = c.id
    left join articles a on a.id = ac.article_id and ${isPublic(at)}
    group by c.id
    order by count(a.id) desc, c.slug collate "C"`.execute(db);
  return rows;
}

/** All, most articles first. */
export async function listArticleTags(
  db: Kysely<Tables>,
  { language, at }: CatalogContext,
): Promise<readonly ArticleTag[]> {
  const { rows } = await sql<ArticleTag>`
    select tags.id, tags.slug, tags.name ->> ${language} as name, count(a.id) as count
    from tags
    left join article_tags carried on carried.tag_id = tags.id
    left join articles a on a.id = carried.article_id and ${isPublic(at)}
    where tags.kind = 'article'
    group by tags.id
    order by count(a.id) desc, tags.slug collate "C"`.execute(db);
  return rows;
}

async function matchingIds(db: Kysely<Tables>, query: ArticleQuery): Promise<readonly number[]> {
  const { rows } = await sql<{ ids: number[] | null }>`
    select array_agg(a.id order by ${articleOrder(query)}) as ids
    from articles a
    join article_texts t on t.article_id = a.id and t.language = ${query.language}
    join authors author on author.id = a.author_id
    where ${sql.join(articleConditions(query.filter, query.at), sql` and `)}`.execute(db);
  return rows[0]?.ids ?? [];
}

async function readArticles(
  db: Kysely<Tables>,
  which: RawBuilder<unknown>,
  language: Language,
): Promise<readonly Article[]> {
  const { rows } = await sql<Article>`
    select a.id, a.slug, a.status, a.published_at, a.modified_at,
      t.title, t.excerpt, t.content, ${pictureJson(language)} as picture,
      json_build_object('id', author.id, 'slug', author.slug,
        'firstName', author.first_name, 'lastName', author.last_name) as author,
      coalesce((
        select json_agg(json_build_object('id', c.id, 'slug', c.slug, 'name', c.name ->> ${language}) order by ac.position)
        from articles_in_categories ac join article_categories c on c.id = ac.category_id
        where ac.article_id = a.id), '[]') as categories,
      coalesce((
        select json_agg(json_build_object('id', tags.id, 'slug', tags.slug, 'name', tags.name ->> ${language})
          order by carried.position)
        from article_tags carried join tags on tags.id = carried.tag_id
        where carried.article_id = a.id), '[]') as tags
    from articles a
    join article_texts t on t.article_id = a.id and t.language = ${language}
    join authors author on author.id = a.author_id
    left join pictures pic on pic.id = a.picture_id
    where ${which}`.execute(db);
  return rows;
}

type Condition = RawBuilder<boolean>;

/** Seen by everybody: over the article `a`. */
const isPublic = (at: Date): Condition => sql`(a.status = 'published' and a.published_at <= ${at})`;

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

const articleConditions = (filter: ArticleFilter, at: Date): readonly Condition[] => [
  isPublic(at),
  ...Object.values(conditionsOf(filter)).filter((condition) => condition !== null),
];

type Sort = (filter: ArticleFilter) => RawBuilder<unknown>;

/** Texts are compared by code points on every database, whatever its own collation. */
const SORTS: Readonly<Record<ArticleSort, Sort>> = {
  date: () => sql`a.published_at`,
  modified: () => sql`a.modified_at`,
  title: () => sql`lower(t.title) collate "C"`,
  slug: () => sql`a.slug collate "C"`,
  author: () => sql`author.slug collate "C"`,
  'given-ids': ({ ids = [] }) => sql`array_position(${sql.val([...ids])}::integer[], a.id)`,
  'given-slugs': ({ slugs = [] }) => sql`array_position(${sql.val([...slugs])}::text[], a.slug)`,
};

const SQL_DIRECTIONS = { ascending: sql`asc`, descending: sql`desc` } as const;

/** Articles without a value to sort by come last in either direction. */
function articleOrder({ filter, order }: Pick<ArticleQuery, 'filter' | 'order'>): RawBuilder<unknown> {
  const first: ArticleOrder['direction'] = order[0]?.direction ?? 'descending';
  const terms = order.map(({ by, direction }) => sql`${SORTS[by](filter)} ${SQL_DIRECTIONS[direction]} nulls last`);
  return sql.join([...terms, sql`a.id ${SQL_DIRECTIONS[first]}`]);
}
