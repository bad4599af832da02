import type { StockProduct } from './stock-catalog.ts';

/** A product of a kind that the schema has no type for. */
export const OF_PLUGIN = {
  slug: 'stp-bundle',
  get __typename(): string {
    throw new Error(
      'The "bundle" product type is not supported by the core WPGraphQL for WooCommerce (WooGraphQL) schema.',
    );
  },
};

export interface ListQuery {
  readonly first?: number;
  readonly after?: string | null;
}

export interface ProductsQuery extends ListQuery {
  readonly where?: Readonly<Partial<Where>>;
}

interface Where {
  readonly search: string;
  readonly include: readonly number[];
  readonly sku: string;
  readonly visibility: string;
  readonly supportedTypesOnly: boolean;
}

/** One page of what was asked for. Without `supportedTypesOnly` it holds a product that makes the schema refuse it as a whole. */
export function listedProducts(products: readonly StockProduct[], query: ProductsQuery, pageSize: number) {
  const { where = {} } = query;
  const page = pageOf(
    products.filter(isFound(where)).map(({ node }) => node),
    query,
    pageSize,
  );
  return where.supportedTypesOnly ? page : { ...page, nodes: [...page.nodes, OF_PLUGIN] };
}

const isFound =
  ({ search, include, sku, visibility }: Partial<Where>) =>
  ({ id, name, isHidden }: StockProduct): boolean =>
    !(isHidden && visibility === 'VISIBLE') &&
    (!include || include.includes(id)) &&
    (!search || name.toLowerCase().includes(search.toLowerCase())) &&
    (!sku || sku === `STOCK-${id}`);

interface Listed {
  readonly databaseId: number;
}

/** Its cursors name the last one of a page. @param pageSize more are not returned, whatever is asked for */
export function pageOf<Item extends Listed>(
  items: readonly Item[],
  { first = 10, after }: ListQuery,
  pageSize: number,
) {
  const begin = after ? items.findIndex(({ databaseId }) => String(databaseId) === after) + 1 : 0;
  const end = begin + Math.min(first, pageSize);
  const nodes = items.slice(begin, end);
  const endCursor = nodes.length > 0 ? String(nodes.at(-1)?.databaseId) : null;
  return { nodes, pageInfo: { hasNextPage: end < items.length, endCursor } };
}
