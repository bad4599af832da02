import type { InBoth } from '../catalogue/product-seed.ts';

export interface ArticleCategorySeed {
  readonly slug: string;
  readonly name: InBoth;
}

export interface ArticleCopy {
  readonly title: string;
  /** One or two plain sentences under the title. */
  readonly excerpt: string;
  /** HTML of p, h2, h3, ul, ol, li, strong, em, blockquote, tables and links within the site. */
  readonly content: string;
}

export interface ArticleSeed {
  readonly slug: string;
  /** ISO instant of publication. */
  readonly date: string;
  readonly author: { readonly firstName: string; readonly lastName: string };
  /** Slugs of `ARTICLE_CATEGORIES`, the main one first. */
  readonly categories: readonly string[];
  /** Name of a still in `seed/pictures`. */
  readonly picture: `art-${string}`;
  readonly copy: InBoth<ArticleCopy>;
  /** Slugs of the products the article uses. */
  readonly products: readonly string[];
}
