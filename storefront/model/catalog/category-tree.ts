import type { Category, CategoryRef, ProductSummary } from '../product/product.ts';

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

// Lists are immutable and live as long as their snapshot. The same list has the same filters, which are collected once.
const filed = new WeakMap<readonly ProductSummary[], Map<string, readonly ProductSummary[]>>();

/** Products of a category and its descendants. */
export function productsInCategory(
  products: readonly ProductSummary[],
  category: TreeNode & CategoryRef,
  categories: readonly (TreeNode & CategoryRef)[],
): readonly ProductSummary[] {
  const slugs = categories
    .filter((one) => one.id === category.id || ancestorCategories(categories, one).some(({ id }) => id === category.id))
    .map(({ slug }) => slug);
  const key = slugs.join(' ');
  const lists = filed.get(products) ?? new Map<string, readonly ProductSummary[]>();
  const own =
    lists.get(key) ?? products.filter((product) => product.categories.some(({ slug }) => slugs.includes(slug)));
  filed.set(products, lists.set(key, own));
  return own;
}

/** How many products each category and its descendants have, by id. One pass: a list of all of each category would cost seconds. */
export function countInCategories(
  products: readonly Pick<ProductSummary, 'categories'>[],
  categories: readonly (TreeNode & CategoryRef)[],
): ReadonlyMap<number, number> {
  const holders = new Map<string, number[]>();
  for (const category of categories) {
    const own = holders.get(category.slug) ?? [];
    own.push(category.id, ...ancestorCategories(categories, category).map(({ id }) => id));
    holders.set(category.slug, own);
  }
  const counts = new Map<number, number>();
  for (const product of products) {
    const holding = new Set(product.categories.flatMap(({ slug }) => holders.get(slug) ?? []));
    for (const id of holding) counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return counts;
}
