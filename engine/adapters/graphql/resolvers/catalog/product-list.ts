import type { GroupedProduct, Product } from '#engine/domain/catalog/product.ts';
import type { ProductFilter, ProductOrder, ProductSort } from '#engine/domain/search/product-query.ts';
import type { ProductPage } from '#engine/usecases/ports/catalog.ts';
import { type Connection, listConnection, pageConnection } from '../../connections/connection.ts';
import {
  MAX_CATALOG_PAGE_SIZE,
  MAX_PAGE_SIZE,
  type PageArguments,
  pageRequest,
  pageSize,
} from '../../connections/page-arguments.ts';
import type { Context } from '../../context/context.ts';
import type { ProductSource } from '../../context/sources.ts';
import type { InputMaybe, OrderEnum, ProductsOrderByEnum } from '../../generated/resolvers.generated.ts';
import { valuesOf } from '../inputs/input-values.ts';
import { listsVariations, type ProductWhere, productFilter, type Within } from './product-filter.ts';

const keyOf = (row: ProductSource) => (row.kind === 'variation' ? row.variation.id : row.id);

export type ProductArguments = PageArguments & { readonly where?: InputMaybe<ProductWhere> };

interface FoundPage extends Connection<ProductSource> {
  readonly found: number | null;
  readonly nearest: boolean;
  readonly missedWords: readonly string[];
}

/** A page of products, and how many match over all pages. */
export async function productsPage(args: ProductArguments, context: Context, within: Within = {}): Promise<FoundPage> {
  const products = await listedPage(args, context, within);
  const isFirstPage = !args.after && !args.before;
  const { total, isNearest, missed } = products;
  const found = isFirstPage ? total : null;
  return Object.assign(pageConnection(products, keyOf), { found, nearest: isNearest, missedWords: missed });
}

/** The rows of such a page: products, and variations where they are asked for. */
export async function listedPage(
  args: ProductArguments,
  context: Context,
  within: Within,
): Promise<ProductPage<ProductSource>> {
  const where = args.where ?? {};
  const query = {
    language: context.language,
    filter: await productFilter(where, context, within),
    order: within.ids && !where.orderby ? AS_GIVEN : productOrder(where),
    page: pageRequest(isSuggestion(args) ? { first: args.last } : args, MAX_CATALOG_PAGE_SIZE),
  };
  return listsVariations(where) ? context.catalog.productsAndVariations(query) : context.catalog.products(query);
}

/**
 * `last: 5` of a search without an order: clients that send it show suggestions, and want the best matches, not the worst.
 */
const isSuggestion = ({ first, last, after, before, where }: ProductArguments): boolean =>
  Boolean(last && last > 0 && where?.search?.trim()) && !first && !after && !before && !where?.orderby;

const AS_GIVEN: readonly ProductOrder[] = [{ by: 'given-ids', direction: 'ascending' }];

type RecommendedArguments = PageArguments & {
  readonly where?: InputMaybe<ProductWhere & { readonly shuffle?: InputMaybe<boolean> }>;
};

/** Products that share a category or a tag with this one. */
export async function relatedProducts({ id }: Product, args: RecommendedArguments, context: Context) {
  const { size } = pageSize(args, MAX_PAGE_SIZE);
  const isPlain = !args.where && !args.after && !args.before && !args.last;
  return among(await context.loaders.related(id, isPlain ? size + 1 : MAX_PAGE_SIZE), args, context);
}

export const upsells = ({ upsells: slugs }: Product, args: RecommendedArguments, context: Context) =>
  recommended(slugs, args, context);

export const crossSells = ({ crossSells: slugs }: Product, args: RecommendedArguments, context: Context) =>
  recommended(slugs, args, context);

/** The products of a group, in the merchant's order; also those that are listed nowhere else. */
export const groupParts = async ({ parts }: GroupedProduct, args: RecommendedArguments, context: Context) =>
  among(await productsCalled({ slugs: parts }, context), args, context);

/** The merchant's recommendations, in that order, as far as they are listed. */
const recommended = async (slugs: readonly string[], args: RecommendedArguments, context: Context) =>
  among(await productsCalled({ slugs, listedIn: 'catalog' }, context), args, context);

type Called = Required<Pick<ProductFilter, 'slugs'>> & Pick<ProductFilter, 'listedIn'>;

async function productsCalled(filter: Called, { catalog, language }: Context): Promise<readonly Product[]> {
  if (filter.slugs.length === 0) return [];
  const { rows } = await catalog.products({
    language,
    filter,
    order: [{ by: 'given-slugs', direction: 'ascending' }],
    page: { first: MAX_PAGE_SIZE },
  });
  return rows;
}

/** Those of the products that match, in their own order, the requested one, or shuffled. */
function among(
  products: readonly Product[],
  args: RecommendedArguments,
  context: Context,
): Connection<ProductSource> | Promise<Connection<ProductSource>> {
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
    .map((value) => ({ value, position: Math.random() }))
    .sort((a, b) => a.position - b.position)
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

/** Orders with one direction only, whatever the client sends: the best first, or the list as given. */
const FIXED: Readonly<Partial<Record<ProductsOrderByEnum, ProductOrder['direction']>>> = {
  POPULARITY: 'descending',
  RATING: 'descending',
  IN: 'ascending',
  NAME_IN: 'ascending',
};

/** By default the relevance of a search, otherwise the merchant's own order from its end, as WooCommerce has it. */
function productOrder({ orderby, search }: ProductWhere): readonly ProductOrder[] {
  const requested = valuesOf(orderby) ?? [];
  if (requested.length > 0) {
    // No product of a list has a parent, so ordering by it changes nothing.
    return requested.flatMap(({ field, order }) =>
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
