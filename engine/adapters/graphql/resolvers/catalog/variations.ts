import type { Product, VariableProduct } from '#engine/domain/catalog/product.ts';
import { type Connection, listConnection, pageConnection } from '../../connections/connection.ts';
import { MAX_CATALOG_PAGE_SIZE, type PageArguments } from '../../connections/page-arguments.ts';
import type { Context } from '../../context/context.ts';
import type { VariationSource } from '../../context/sources.ts';
import type {
  InputMaybe,
  ProductWithVariationsToProductVariationConnectionWhereArgs,
} from '../../generated/resolvers.generated.ts';
import type { Within } from './product-filter.ts';
import { listedPage, type ProductArguments } from './product-list.ts';

/** The variation of a product with this id, unpublished ones too; null where there is none. */
export function variationWith(product: Product | null | undefined, id: number | null): VariationSource | null {
  const variation = product?.kind === 'variable' ? product.variations.find((one) => one.id === id) : undefined;
  return product?.kind === 'variable' && variation ? { kind: 'variation', variation, product } : null;
}

type VariationWhere = ProductWithVariationsToProductVariationConnectionWhereArgs;

const keyOf = ({ variation }: VariationSource) => variation.id;

/** The published variations of a product that match, in the merchant's order unless another one is requested. */
export function productVariations(
  product: VariableProduct,
  args: PageArguments & { readonly where?: InputMaybe<VariationWhere> },
  context: Context,
): Connection<VariationSource> | Promise<Connection<VariationSource>> {
  return args.where ? matchingVariations(product, args, context) : listConnection(all(product), args, PAGES);
}

const PAGES = { keyOf, maxSize: MAX_CATALOG_PAGE_SIZE };

const all = (product: VariableProduct): readonly VariationSource[] =>
  product.variations
    .filter(({ published }) => published)
    .map((variation) => ({ kind: 'variation', variation, product }));

const matchingVariations = ({ variations }: VariableProduct, args: ProductArguments, context: Context) =>
  variationsPage(args, context, { ids: variations.map(({ id }) => id) });

/** A page of the variations that match. */
export async function variationsPage(
  args: ProductArguments,
  context: Context,
  within: Within,
): Promise<Connection<VariationSource>> {
  const where = { ...args.where, type: 'VARIATION' as const };
  const page = await listedPage({ ...args, where }, context, within);
  return pageConnection({ ...page, rows: page.rows.filter((row) => row.kind === 'variation') }, keyOf);
}
