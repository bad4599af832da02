import { CATEGORY_TILES } from '#contract/site.ts';
import { type PictureSet, PLACEHOLDER, pictureSet } from '../../model/picture.ts';
import type { Category } from '../../model/product/product.ts';

/** One of the eight fixed categories, as menus and the home page show it. */
export interface CategoryTile {
  readonly slug: string;
  readonly name: string;
  readonly count: number;
  /** A pack of the category, cut out. */
  readonly picture: PictureSet;
}

const tileOf = ({ slug, name, count, picture }: Category): CategoryTile => ({
  slug,
  name,
  count,
  picture: pictureSet(picture ?? PLACEHOLDER),
});

/** The eight in their order. One that the shop does not carry is left out. */
export function categoryTiles(categories: readonly Category[]): readonly CategoryTile[] {
  const bySlug = new Map(categories.map((category) => [category.slug, category]));
  return CATEGORY_TILES.flatMap(({ slug }) => {
    const category = bySlug.get(slug);
    return category && category.count > 0 ? [tileOf(category)] : [];
  });
}

/** Every category that holds products: the eight first, the others in the order of the backend. */
export function allCategoryTiles(categories: readonly Category[]): readonly CategoryTile[] {
  const fixed = categoryTiles(categories);
  const others = categories.filter(({ slug, count }) => count > 0 && !fixed.some((tile) => tile.slug === slug));
  return [...fixed, ...others.map(tileOf)];
}
