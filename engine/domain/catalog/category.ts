import type { Translated } from '../language.ts';
import type { Picture } from './picture.ts';

export interface Category {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly description: string;
  readonly parentId: number | null;
  /** Place in the merchant's own order. */
  readonly order: number;
  readonly picture: Picture | null;
  /** Published products in it or in a category below it. */
  readonly count: number;
}

export interface CategoryDraft {
  readonly slug: string;
  readonly text: Translated<{ readonly name: string; readonly description: string }>;
  /** Slug of the category it stands in; null at the top. */
  readonly parent: string | null;
  readonly order: number;
  /** File of a picture that is already imported. */
  readonly picture: string | null;
}
