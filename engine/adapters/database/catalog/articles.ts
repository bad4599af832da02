import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Article, ArticleCategory, ArticleTag } from '#engine/domain/articles/article.ts';
import type { Language } from '#engine/domain/language.ts';
import type { Page } from '#engine/domain/paging/page.ts';
import { pageOf } from '#engine/domain/paging/page-of.ts';
import type { ArticleQuery } from '#engine/usecases/ports/article-query.ts';
import type { Moment } from '#engine/usecases/ports/catalog.ts';
import { anyOf } from '../sql-lists.ts';
import type { Tables } from '../tables.ts';
import { articleConditions, isPublic } from './article-conditions.ts';
import { articleOrder } from './article-order.ts';
import { pictureJson } from './picture-rows.ts';

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
  { language, at }: Moment,
): Promise<Article | null> {
  const which = 'id' in address ? sql`a.id = ${address.id}` : sql`a.slug = ${address.slug}`;
  const [article = null] = await readArticles(db, sql`${which} and ${isPublic(at)}`, language);
  return article;
}

/** All, most articles first. */
export async function listArticleCategories(
  db: Kysely<Tables>,
  { language, at }: Moment,
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
export async function listArticleTags(db: Kysely<Tables>, { language, at }: Moment): Promise<readonly ArticleTag[]> {
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
    select a.id, a.slug, a.status, a.published_at as "publishedAt", a.modified_at as "modifiedAt",
      t.title, t.excerpt, t.content, ${pictureJson('pic', language)} as picture,
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
