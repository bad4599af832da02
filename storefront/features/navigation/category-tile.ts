import { UPLOADS_PATH } from '#contract/pictures.ts';
import { CATEGORY_TILES } from '#contract/site.ts';
import type { Category } from '../../model/product.ts';

/** One of the eight fixed categories, as menus and shelf show it. */
export interface CategoryTile {
  readonly slug: string;
  readonly name: string;
  readonly count: number;
  /** A pack of the category, cut out. */
  readonly picture: string;
}

/** The eight in shelf order. One that the shop does not carry is left out. */
export function categoryTiles(categories: readonly Category[]): readonly CategoryTile[] {
  const bySlug = new Map(categories.map((category) => [category.slug, category]));
  return CATEGORY_TILES.flatMap(({ slug }) => {
    const category = bySlug.get(slug);
    if (!category) return [];
    return [{ slug, name: category.name, count: category.count, picture: `${UPLOADS_PATH}/shelf-${slug}.webp` }];
  });
}
