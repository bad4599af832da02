import { checkRows } from '../catalog/import/check-rows.ts';
import { isSlug, unknown, unless } from '../catalog/import/problems.ts';
import type { CatalogReferences } from '../catalog/import/references.ts';
import type { ImportRefusal } from '../catalog/refusals.ts';
import { LANGUAGES } from '../language.ts';
import type { ArticleDraft } from './article.ts';

export const checkArticles = (drafts: readonly ArticleDraft[], known: CatalogReferences): ImportRefusal | null =>
  checkRows(drafts, {
    idOf: ({ slug }) => slug,
    problemsOf: ({ slug, text, picture, author, categories, tags = [] }) => [
      ...unless(isSlug(slug), 'slug'),
      ...LANGUAGES.flatMap((language) => unless(text[language].title !== '', `title.${language}`)),
      ...unknown('picture', picture === null ? [] : [picture], known.pictures),
      ...unless(isSlug(author.slug) && author.firstName !== '', 'author'),
      ...unless(
        categories.every((category) => isSlug(category.slug)),
        'categories',
      ),
      ...unless(
        tags.every((tag) => isSlug(tag.slug)) && new Set(tags.map((tag) => tag.slug)).size === tags.length,
        'tags',
      ),
    ],
  });
