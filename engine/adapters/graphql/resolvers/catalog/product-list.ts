import type { Product } from '#engine/domain/catalog/product.ts';
import type { ProductOrder, ProductSort } from '#engine/domain/search/product-query.ts';
import { type Connection, listConnection, pageConnection } from '../../connections/connection.ts';
import {
  MAX_CATALOG_PAGE_SIZE,
  MAX_PAGE_SIZE,
  type PageArguments,
  pageRequest,
  pageSize,
} from '../../connections/page-arguments.ts';
import type { Context } from '../../context/context.ts';
import type { InputMaybe, OrderEnum, ProductsOrderByEnum } from '../../generated/resolvers.generated.ts';
import { valuesOf } from '../inputs/input-values.ts';
import { type ProductWhere, productFilter, type Within } from './product-filter.ts';

const keyOf = ({ id }: Product) => id;

type ProductArguments = PageArguments & { readonly where?: InputMaybe<ProductWhere> };

/** A page of the catalogue, and how many products match over all pages. */
export async function productsPage(
  args: ProductArguments,
  context: Context,
  within: Within = {},
): Promise<Connection<Product> & { readonly found: number | null; readonly nearest: boolean }> {
  const where = args.where ?? {};
  const page = pageRequest(isSuggestion(args) ? { first: args.last } : args, MAX_CATALOG_PAGE_SIZE);
  const products = await context.catalog.products({
    language: context.language,
    filter: await productFilter(where, context, within),
    order: within.ids && !where.orderby ? AS_GIVEN : productOrder(where),
    page,
  });
  const isFirstPage = page.after === undefined && page.before === undefined;
  const { total, isNearest } = products;
  return Object.assign(pageConnection(products, keyOf), { found: isFirstPage ? total : null, nearest: isNearest });
}

/**
 * `last: 5` of a search that is in no order but how well it fits: whoever asks so shows suggestions, and the last of the
 * best would be the worst.
 */
const isSuggestion = ({ first, last, after, before, where }: ProductArguments): boolean =>
  Boolean(last && last > 0 && where?.search?.trim()) && !first && !after && !before && !where?.orderby;

const AS_GIVEN: readonly ProductOrder[] = [{ by: 'given-ids', direction: 'ascending' }];

type RecommendedArguments = PageArguments & {
  readonly where?: InputMaybe<ProductWhere & { readonly shuffle?: InputMaybe<boolean> }>;
};

/** What shares a category or a tag with the product. */
export async function relatedProducts({ id }: Product, args: RecommendedArguments, context: Context) {
  const { size } = pageSize(args, MAX_PAGE_SIZE);
  const isPlain = !args.where && !args.after && !args.before && !args.last;
  return among(await context.loaders.related(id, isPlain ? size + 1 : MAX_PAGE_SIZE), args, context);
}

export const upsells = ({ upsells: slugs }: Product, args: RecommendedArguments, context: Context) =>
  recommended(slugs, args, context);

export const crossSells = ({ crossSells: slugs }: Product, args: RecommendedArguments, context: Context) =>
  recommended(slugs, args, context);

/** What the merchant recommends, in that order, as far as it is sold. */
async function recommended(slugs: readonly string[], args: RecommendedArguments, context: Context) {
  if (slugs.length === 0) return listConnection<Product>([], args, { keyOf });
  const { rows } = await context.catalog.products({
    language: context.language,
    filter: { slugs, listedIn: 'catalog' },
    order: [{ by: 'given-slugs', direction: 'ascending' }],
    page: { first: MAX_PAGE_SIZE },
  });
  return among(rows, args, context);
}

/** Those of the products that pass, in their own order, another one that is asked for, or none. */
function among(
  products: readonly Product[],
  args: RecommendedArguments,
  context: Context,
): Connection<Product> | Promise<Connection<Product>> {
  const { shuffle, ...where } = args.where ?? {};
  if (shuffle) {
    context.trace.isRandom = true;
    return listConnection(shuffled(products), args, { keyOf });
  }
  if (Object.keys(where).length === 0) return listConnection(products, args, { keyOf });
  return productsPage({ ...args, where }, context, { ids: products.map(({ id }) => id) });
}

function shuffled<T>(list: readonly T[]): readonly T[] {
  return list
    .map((value) => ({ value, place: Math.random() }))
    .sort((a, b) => a.place - b.place)
    .map(({ value }) => value);
}

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
