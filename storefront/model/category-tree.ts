import type { Category, CategoryRef, ProductCard } from './product.ts';

type Place = Pick<Category, 'id' | 'parentId'>;

/** What it lies in, the outermost first, without itself. */
export function categoriesAbove<Own extends Place>(categories: readonly Own[], { parentId }: Place): readonly Own[] {
  const above: Own[] = [];
  for (let id = parentId; id !== null; ) {
    const parent = categories.find((category) => category.id === id);
    // A backend may let two categories lie in one another.
    if (!parent || above.includes(parent)) break;
    above.unshift(parent);
    id = parent.parentId;
  }
  return above;
}

/** Products of a category and of all that lie in it. */
export function productsWithin(
  products: readonly ProductCard[],
  category: Place & CategoryRef,
  categories: readonly (Place & CategoryRef)[],
): readonly ProductCard[] {
  const within = categories.filter(
    (one) => one.id === category.id || categoriesAbove(categories, one).some(({ id }) => id === category.id),
  );
  const slugs = new Set(within.map(({ slug }) => slug));
  return products.filter((product) => product.categories.some(({ slug }) => slugs.has(slug)));
}
