import { type Kysely, sql } from 'kysely';
import type { ListedArticle } from '#engine/domain/articles/article.ts';
import type { Tables } from '../tables/tables.ts';

export async function listAllArticles(db: Kysely<Tables>): Promise<readonly ListedArticle[]> {
  const { rows } = await sql<ListedArticle>`
    select a.slug, a.status, a.published_at as "publishedAt",
      (select json_object_agg(t.language, t.title) from article_texts t where t.article_id = a.id) as title
    from articles a
    order by a.published_at desc, a.id desc`.execute(db);
  return rows;
}

/** With its texts, its place in categories and its tags. */
export async function removeArticle(db: Kysely<Tables>, slug: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('articles').where('slug', '=', slug).executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}
