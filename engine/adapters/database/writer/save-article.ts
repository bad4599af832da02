import { type Kysely, sql } from 'kysely';
import type { ArticleDraft } from '#engine/domain/articles/article.ts';
import { LANGUAGES } from '#engine/domain/language.ts';
import { foldAll } from '#engine/domain/search/fold.ts';
import type { Saved } from '#engine/usecases/ports/writer.ts';
import type { Tables } from '../tables.ts';
import { idOfPicture } from './save-picture.ts';
import { saveTags } from './save-tags.ts';
import { setExcluded } from './set-excluded.ts';
import { WAS_CREATED } from './was-created.ts';

export async function saveArticle(db: Kysely<Tables>, draft: ArticleDraft): Promise<Saved> {
  const { slug, ...rest } = {
    slug: draft.slug,
    status: draft.status,
    published_at: draft.publishedAt,
    picture_id: idOfPicture(draft.picture),
    author_id: await saveAuthor(db, draft.author),
  };
  const saved = await db
    .insertInto('articles')
    .values({ slug, ...rest })
    .onConflict((conflict) => conflict.column('slug').doUpdateSet({ ...rest, modified_at: sql`now()` }))
    .returning(['id', WAS_CREATED])
    .executeTakeFirstOrThrow();
  await saveTexts(db, saved.id, draft);
  await fileUnder(db, saved.id, draft.categories);
  await tagArticle(db, saved.id, draft.tags ?? []);
  return saved;
}

async function saveAuthor(db: Kysely<Tables>, { slug, firstName, lastName }: ArticleDraft['author']): Promise<number> {
  const name = { first_name: firstName, last_name: lastName };
  const { id } = await db
    .insertInto('authors')
    .values({ slug, ...name })
    .onConflict((conflict) => conflict.column('slug').doUpdateSet(name))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function saveTexts(db: Kysely<Tables>, articleId: number, { slug, text }: ArticleDraft): Promise<void> {
  const rows = LANGUAGES.map((language) => {
    const { title, excerpt, content } = text[language];
    return {
      article_id: articleId,
      language,
      title,
      excerpt,
      content,
      folded: foldAll([title, slug, excerpt, content]),
    };
  });
  await db
    .insertInto('article_texts')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['article_id', 'language']).doUpdateSet(setExcluded(rows, ['article_id', 'language'])),
    )
    .execute();
}

async function fileUnder(db: Kysely<Tables>, articleId: number, categories: ArticleDraft['categories']): Promise<void> {
  await db.deleteFrom('articles_in_categories').where('article_id', '=', articleId).execute();
  if (categories.length === 0) return;
  const rows = categories.map(({ slug, name }) => ({ slug, name: JSON.stringify(name) }));
  const ids = await db
    .insertInto('article_categories')
    .values(rows)
    .onConflict((conflict) => conflict.column('slug').doUpdateSet(setExcluded(rows, ['slug'])))
    .returning(['id', 'slug'])
    .execute();
  const places = new Map(categories.map(({ slug }, position) => [slug, position]));
  await db
    .insertInto('articles_in_categories')
    .values(ids.map(({ id, slug }) => ({ article_id: articleId, category_id: id, position: places.get(slug) ?? 0 })))
    .execute();
}

async function tagArticle(
  db: Kysely<Tables>,
  articleId: number,
  tags: NonNullable<ArticleDraft['tags']>,
): Promise<void> {
  await db.deleteFrom('article_tags').where('article_id', '=', articleId).execute();
  if (tags.length === 0) return;
  const ids = await saveTags(db, 'article', tags);
  await db
    .insertInto('article_tags')
    .values(ids.map((tag_id, position) => ({ article_id: articleId, tag_id, position })))
    .execute();
}
