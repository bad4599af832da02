import type { Category, CategoryRef, ProductSummary } from './product.ts';

type TreeNode = Pick<Category, 'id' | 'parentId'>;

/** What it lies in, the outermost first, without itself. */
export function ancestorCategories<Own extends TreeNode>(
  categories: readonly Own[],
  { parentId }: TreeNode,
): readonly Own[] {
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
export function productsInCategory(
  products: readonly ProductSummary[],
  category: TreeNode & CategoryRef,
  categories: readonly (TreeNode & CategoryRef)[],
): readonly ProductSummary[] {
  const within = categories.filter(
    (one) => one.id === category.id || ancestorCategories(categories, one).some(({ id }) => id === category.id),
  );
  const slugs = new Set(within.map(({ slug }) => slug));
  return products.filter((product) => product.categories.some(({ slug }) => slugs.has(slug)));
}
