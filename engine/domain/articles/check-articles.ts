import {
  type CatalogReferences,
  checkRows,
  invalidUnless,
  isSlug,
  unknownReferences,
} from '../catalog/import-problems.ts';
import type { ImportRefusal } from '../catalog/refusals.ts';
import { LANGUAGES } from '../language.ts';
import type { ArticleDraft } from './article.ts';

export const checkArticles = (drafts: readonly ArticleDraft[], known: CatalogReferences): ImportRefusal | null =>
  checkRows(drafts, {
    idOf: ({ slug }) => slug,
    problemsOf: ({ slug, text, picture, author, categories, tags = [] }) => [
      ...invalidUnless(isSlug(slug), 'slug'),
      ...LANGUAGES.flatMap((language) => invalidUnless(text[language].title !== '', `title.${language}`)),
      ...unknownReferences('picture', picture === null ? [] : [picture], known.pictures),
      ...invalidUnless(isSlug(author.slug) && author.firstName !== '', 'author'),
      ...invalidUnless(
        categories.every((category) => isSlug(category.slug)),
        'categories',
      ),
      ...invalidUnless(
        tags.every((tag) => isSlug(tag.slug)) && new Set(tags.map((tag) => tag.slug)).size === tags.length,
        'tags',
      ),
    ],
  });
