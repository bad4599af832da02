import { type Kysely, sql } from 'kysely';
import type { ArticleDraft } from '#engine/domain/articles/article.ts';
import { LANGUAGES } from '#engine/domain/language.ts';
import { foldFields } from '#engine/domain/search/words/searched-text.ts';
import type { Saved } from '#engine/usecases/ports/catalog-writer.ts';
import { saveTags } from '../catalog/save-product-parts.ts';
import { idOfPicture } from '../catalog/save-taxonomies.ts';
import { setExcluded, WAS_CREATED } from '../sql/rows.ts';
import type { Tables } from '../tables/tables.ts';

export async function saveArticle(db: Kysely<Tables>, draft: ArticleDraft): Promise<Saved> {
  const { slug, ...rest } = {
    slug: draft.slug,
    status: draft.status,
    publishedAt: draft.publishedAt,
    pictureId: idOfPicture(draft.picture),
    authorId: await saveAuthor(db, draft.author),
  };
  const saved = await db
    .insertInto('articles')
    .values({ slug, ...rest })
    .onConflict((conflict) => conflict.column('slug').doUpdateSet({ ...rest, modifiedAt: sql`now()` }))
    .returning(['id', WAS_CREATED])
    .executeTakeFirstOrThrow();
  await saveTexts(db, saved.id, draft);
  await saveArticleCategories(db, saved.id, draft.categories);
  await tagArticle(db, saved.id, draft.tags ?? []);
  return saved;
}

async function saveAuthor(db: Kysely<Tables>, { slug, firstName, lastName }: ArticleDraft['author']): Promise<number> {
  const name = { firstName, lastName };
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
      articleId,
      language,
      title,
      excerpt,
      content,
      folded: foldFields([title, slug, excerpt, content]),
    };
  });
  await db
    .insertInto('articleTexts')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['articleId', 'language']).doUpdateSet(setExcluded(rows, ['articleId', 'language'])),
    )
    .execute();
}

async function saveArticleCategories(
  db: Kysely<Tables>,
  articleId: number,
  categories: ArticleDraft['categories'],
): Promise<void> {
  await db.deleteFrom('articlesInCategories').where('articleId', '=', articleId).execute();
  if (categories.length === 0) return;
  const rows = categories.map(({ slug, name }) => ({ slug, name: JSON.stringify(name) }));
  const ids = await db
    .insertInto('articleCategories')
    .values(rows)
    .onConflict((conflict) => conflict.column('slug').doUpdateSet(setExcluded(rows, ['slug'])))
    .returning(['id', 'slug'])
    .execute();
  const positions = new Map(categories.map(({ slug }, position) => [slug, position]));
  await db
    .insertInto('articlesInCategories')
    .values(ids.map(({ id, slug }) => ({ articleId, categoryId: id, position: positions.get(slug) ?? 0 })))
    .execute();
}

async function tagArticle(
  db: Kysely<Tables>,
  articleId: number,
  tags: NonNullable<ArticleDraft['tags']>,
): Promise<void> {
  await db.deleteFrom('articleTags').where('articleId', '=', articleId).execute();
  if (tags.length === 0) return;
  const ids = await saveTags(db, 'article', tags);
  await db
    .insertInto('articleTags')
    .values(ids.map((tagId, position) => ({ articleId, tagId, position })))
    .execute();
}
