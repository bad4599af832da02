import type { Picture } from './picture.ts';

export interface PostCard {
  readonly slug: string;
  readonly title: string;
  /** Plain text. */
  readonly excerpt: string;
  readonly date: string;
  readonly author: string | null;
  readonly category: { readonly slug: string; readonly name: string } | null;
  readonly picture: Picture | null;
}

export interface Post extends PostCard {
  /** Sanitised HTML. */
  readonly content: string;
}
