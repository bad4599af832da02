import type { LineItem } from '../cart/line-item.ts';
import type { Coupon } from './coupon.ts';
import type { ListedLine } from './promotion.ts';

type Scope = Pick<
  Coupon,
  'productIds' | 'excludedProductIds' | 'categoryIds' | 'excludedCategories' | 'excludesSaleItems'
>;

export const isLineOnSale = ({ unitPrice, regularUnitPrice }: ListedLine): boolean => unitPrice < regularUnitPrice;

export const isAnyOf = ({ productId, variationId }: LineItem, ids: readonly number[]): boolean =>
  ids.includes(productId) || (variationId !== null && ids.includes(variationId));

export const isInCategory = ({ sellable }: LineItem, categoryIds: readonly number[]): boolean =>
  sellable.categoryIds.some((id) => categoryIds.includes(id));

/** Does the coupon lower this line's price? */
export const covers = (scope: Scope, line: ListedLine): boolean => isIncluded(scope, line) && !isExcluded(scope, line);

const isIncluded = ({ productIds, categoryIds }: Scope, line: ListedLine): boolean =>
  (productIds.length === 0 && categoryIds.length === 0) || isAnyOf(line, productIds) || isInCategory(line, categoryIds);

const isExcluded = (scope: Scope, line: ListedLine): boolean =>
  isAnyOf(line, scope.excludedProductIds) ||
  excludedNames(scope, line).length > 0 ||
  (scope.excludesSaleItems && isLineOnSale(line));

/** Names of the excluded categories this line belongs to. */
export const excludedNames = ({ excludedCategories }: Pick<Scope, 'excludedCategories'>, { sellable }: LineItem) =>
  excludedCategories.filter(({ id }) => sellable.categoryIds.includes(id)).map(({ name }) => name);

/** Discounted pieces of each line: all pieces of covered lines, or up to the item limit, the most expensive first. */
export function coveredQuantities(coupon: Coupon, lines: readonly ListedLine[]): readonly number[] {
  let left = coupon.itemLimit ?? Number.POSITIVE_INFINITY;
  const pieces = lines.map(() => 0);
  const mostExpensiveFirst = [...lines.entries()].sort(([, a], [, b]) => b.unitPrice - a.unitPrice);
  for (const [index, line] of mostExpensiveFirst.filter(([, one]) => covers(coupon, one))) {
    const taken = Math.min(left, line.quantity);
    pieces[index] = taken;
    left -= taken;
  }
  return pieces;
}
