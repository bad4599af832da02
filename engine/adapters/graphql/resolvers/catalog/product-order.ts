import type { ProductOrder, ProductSort } from '#engine/domain/search/product-query.ts';
import type { InputMaybe, OrderEnum, ProductsOrderByEnum } from '../../generated/resolvers.generated.ts';
import { valuesOf } from '../input-lists.ts';
import type { ProductWhere } from './product-filter.ts';

const SORTS = {
  DATE: 'date',
  IN: 'given-ids',
  MENU_ORDER: 'menu-order',
  MODIFIED: 'modified',
  NAME: 'name',
  NAME_IN: 'given-slugs',
  ON_SALE_FROM: 'on-sale-from',
  ON_SALE_TO: 'on-sale-to',
  POPULARITY: 'total-sales',
  PRICE: 'price',
  RATING: 'rating',
  REGULAR_PRICE: 'regular-price',
  REVIEW_COUNT: 'review-count',
  SALE_PRICE: 'sale-price',
  SLUG: 'slug',
  TOTAL_SALES: 'total-sales',
} as const satisfies Record<Exclude<ProductsOrderByEnum, 'PARENT'>, ProductSort>;

/** Orders that know one direction only, whatever a client says: the best first, the list as it was given. */
const FIXED: Readonly<Partial<Record<ProductsOrderByEnum, ProductOrder['direction']>>> = {
  POPULARITY: 'descending',
  RATING: 'descending',
  IN: 'ascending',
  NAME_IN: 'ascending',
};

/** Without an order: how well a search fits, otherwise the merchant's own order from the end, as clients know it. */
export function productOrder({ orderby, search }: ProductWhere): readonly ProductOrder[] {
  const asked = valuesOf(orderby) ?? [];
  if (asked.length > 0) {
    // No product of a list stands below another one, so their parents tell none of them apart.
    return asked.flatMap(({ field, order }) =>
      field === 'PARENT' ? [] : [{ by: SORTS[field], direction: directionOf(field, order) }],
    );
  }
  if (search?.trim()) return [{ by: 'relevance', direction: 'descending' }];
  return [
    { by: 'menu-order', direction: 'descending' },
    { by: 'name', direction: 'descending' },
  ];
}

const directionOf = (field: ProductsOrderByEnum, order: InputMaybe<OrderEnum>) =>
  FIXED[field] ?? (order === 'ASC' ? 'ascending' : 'descending');
