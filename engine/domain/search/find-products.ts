import { admitsAll } from './filter-products.ts';
import { nearest } from './nearest.ts';
import type { ProductFilter, ProductOrder } from './product-query.ts';
import { type Priced, sorted } from './sort-products.ts';

export interface Found {
  readonly ids: readonly number[];
  /** Nothing matches the search: these come nearest to it. */
  readonly isNearest: boolean;
}

/** All that match, in the order asked for; when a search finds nothing, what comes nearest to it, the nearest first. */
export function findProducts(all: readonly Priced[], filter: ProductFilter, order: readonly ProductOrder[]): Found {
  const ids = matching(all, filter, order);
  const { search, ...rest } = filter;
  if (ids.length > 0 || search === undefined) return { ids, isNearest: false };
  const near = nearest(search, admitted(all, rest).map(named));
  const inOrder = order.every(({ by }) => by === 'relevance')
    ? near.map(({ listing }) => listing)
    : sorted(near, order, rest);
  return { ids: inOrder.map(({ product }) => product.id), isNearest: near.length > 0 };
}

const matching = (all: readonly Priced[], filter: ProductFilter, order: readonly ProductOrder[]): readonly number[] =>
  sorted(admitted(all, filter), order, filter).map(({ product }) => product.id);

function admitted(all: readonly Priced[], filter: ProductFilter): readonly Priced[] {
  const admits = admitsAll(filter);
  return all.filter(({ listing, prices }) => admits(listing, prices));
}

const named = (of: Priced) => ({ name: of.listing.name, of });
