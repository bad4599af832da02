import { CATEGORY_TILES } from '#contract/site.ts';
import { type PictureSet, PLACEHOLDER, pictureSet } from '../../model/picture.ts';
import type { Category } from '../../model/product.ts';

/** One of the eight fixed categories, as menus and the home page show it. */
export interface CategoryTile {
  readonly slug: string;
  readonly name: string;
  readonly count: number;
  /** A pack of the category, cut out. */
  readonly picture: PictureSet;
}

/** The eight in their order. One that the shop does not carry is left out. */
export function categoryTiles(categories: readonly Category[]): readonly CategoryTile[] {
  const bySlug = new Map(categories.map((category) => [category.slug, category]));
  return CATEGORY_TILES.flatMap(({ slug }) => {
    const category = bySlug.get(slug);
    if (!category || category.count === 0) return [];
    const { name, count, picture } = category;
    return [{ slug, name, count, picture: pictureSet(picture ?? PLACEHOLDER) }];
  });
}
