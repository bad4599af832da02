import {
  type CatalogReferences,
  checkRows,
  invalidUnless,
  isSlug,
  unknownReferences,
} from '../catalog/import-problems.ts';
import type { Picture } from '../catalog/picture.ts';
import type { PublicationStatus } from '../catalog/product.ts';
import type { ImportRefusal } from '../catalog/refusals.ts';
import { LANGUAGES, type Translated } from '../language.ts';

export interface Author {
  readonly id: number;
  readonly slug: string;
  readonly firstName: string;
  readonly lastName: string;
}

export interface ArticleCategory {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  /** Number of published articles. */
  readonly count: number;
}

/** A tag has the same shape as a category, but no place in a hierarchy. */
export type ArticleTag = ArticleCategory;

export interface ArticleText {
  readonly title: string;
  readonly excerpt: string;
  /** HTML. */
  readonly content: string;
}

interface ArticleFacts {
  readonly slug: string;
  readonly status: PublicationStatus;
  readonly publishedAt: Date;
}

export interface Article extends ArticleFacts, ArticleText {
  readonly id: number;
  readonly modifiedAt: Date;
  readonly picture: Picture | null;
  readonly author: Author;
  readonly categories: readonly Omit<ArticleCategory, 'count'>[];
  readonly tags: readonly Omit<ArticleTag, 'count'>[];
}

export interface ArticleDraft extends ArticleFacts {
  readonly text: Translated<ArticleText>;
  readonly picture: string | null;
  readonly author: Omit<Author, 'id'>;
  readonly categories: readonly { readonly slug: string; readonly name: Translated }[];
  /** No tags when left out. */
  readonly tags?: readonly { readonly slug: string; readonly name: Translated }[];
}

/** An article as the operator's list shows it, published or not. */
export interface ListedArticle extends ArticleFacts {
  readonly title: Translated;
}

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
