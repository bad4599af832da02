import type { Category, CategoryRef, ProductSummary } from './product.ts';

type TreeNode = Pick<Category, 'id' | 'parentId'>;

/** From the root to the parent. */
export function ancestorCategories<Own extends TreeNode>(
  categories: readonly Own[],
  { parentId }: TreeNode,
): readonly Own[] {
  const ancestors: Own[] = [];
  for (let id = parentId; id !== null; ) {
    const parent = categories.find((category) => category.id === id);
    // A backend may allow a circle of categories.
    if (!parent || ancestors.includes(parent)) break;
    ancestors.unshift(parent);
    id = parent.parentId;
  }
  return ancestors;
}

/** Products of a category and its descendants. */
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
