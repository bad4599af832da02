import type { Picture } from '../catalog/picture.ts';
import type { PublicationStatus } from '../catalog/product.ts';
import type { Translated } from '../language.ts';

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
  /** Published articles in it. */
  readonly count: number;
}

/** A loose word articles are filed under, beside their categories. */
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
  /** Without it none. */
  readonly tags?: readonly { readonly slug: string; readonly name: Translated }[];
}
