import { productsInCategory } from '../../model/category-tree.ts';
import type { Category, ProductSummary } from '../../model/product.ts';

/** Counts what the page of each category lists: a WooCommerce counts hidden products, too. */
export const withListedCounts = (
  categories: readonly Category[],
  products: readonly ProductSummary[],
): readonly Category[] =>
  categories.map((category) => ({ ...category, count: productsInCategory(products, category, categories).length }));
