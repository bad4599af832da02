import type { Product } from '#engine/domain/catalog/product.ts';
import { type Connection, listConnection, pageConnection } from '../connections/connection.ts';
import {
  LARGEST_PAGE,
  type PageArguments,
  pageRequest,
  pageSize,
  WHOLE_CATALOGUE,
} from '../connections/page-arguments.ts';
import type { Context } from '../context.ts';
import type { InputMaybe } from '../generated/resolvers.generated.ts';
import { type Many, valuesOf } from './input-lists.ts';
import { type ProductWhere, productFilter } from './product-filter.ts';
import { productOrder } from './product-order.ts';

const keyOf = ({ id }: Product) => id;

type ProductArguments = PageArguments & { readonly where?: InputMaybe<ProductWhere> };

/** A page of the catalogue, and how many products match over all pages. */
export async function productsPage(
  args: ProductArguments,
  context: Context,
  within: readonly string[] | null = null,
): Promise<Connection<Product> & { readonly found: number | null }> {
  const where = args.where ?? {};
  const page = pageRequest(args, WHOLE_CATALOGUE);
  const products = await context.catalog.products({
    language: context.language,
    filter: await productFilter(where, context, within),
    order: productOrder(where),
    page,
  });
  const isFirstPage = page.after === undefined && page.before === undefined;
  return Object.assign(pageConnection(products, keyOf), { found: isFirstPage ? products.total : null });
}

type RelatedArguments = PageArguments & {
  readonly where?: InputMaybe<{ readonly exclude?: Many<number>; readonly shuffle?: InputMaybe<boolean> }>;
};

export async function relatedProducts(
  { id }: Product,
  args: RelatedArguments,
  { reads }: Context,
): Promise<Connection<Product>> {
  const { size } = pageSize(args, LARGEST_PAGE);
  const exclude = valuesOf(args.where?.exclude) ?? [];
  const isFirstPage = !args.after && !args.before && !args.last;
  const found = await reads.related(id, isFirstPage ? size + exclude.length + 1 : LARGEST_PAGE);
  const related = found.filter((product) => !exclude.includes(product.id));
  return listConnection(args.where?.shuffle ? shuffled(related) : related, args, { keyOf });
}

function shuffled<T>(list: readonly T[]): readonly T[] {
  return list
    .map((value) => ({ value, place: Math.random() }))
    .sort((a, b) => a.place - b.place)
    .map(({ value }) => value);
}
