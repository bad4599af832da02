import type { StockStatus } from '#engine/domain/catalog/stock-policy.ts';
import type { PriceLimit } from '#engine/domain/catalog/taxed-as.ts';
import { enteredLimit } from '#engine/domain/pricing/shown-price.ts';
import type { ProductFilter, TaxonomyCondition, TaxonomyGroup } from '#engine/domain/search/product-query.ts';
import type { ListedKind } from '#engine/domain/search/variation-listing.ts';
import type { ShopSettings } from '#engine/domain/settings/settings.ts';
import { withoutUndefined } from '#engine/domain/without-undefined.ts';
import type { Context } from '../../context/context.ts';
import type {
  InputMaybe,
  ProductTypesEnum,
  RootQueryToProductUnionConnectionWhereArgs,
  StockStatusEnum,
} from '../../generated/resolvers.generated.ts';
import { publication } from '../inputs/date-query.ts';
import { commaList, searchText, valuesOf } from '../inputs/input-values.ts';
import { taxonomyGroups } from './taxonomy-filter.ts';

export type ProductWhere = RootQueryToProductUnionConnectionWhereArgs;

const KINDS: Readonly<Record<ProductTypesEnum, readonly ListedKind[]>> = {
  SIMPLE: ['simple'],
  VARIABLE: ['variable'],
  EXTERNAL: ['external'],
  GROUPED: ['grouped'],
  VARIATION: ['variation'],
};

const STOCK_STATUSES_BY_NAME = {
  IN_STOCK: 'in-stock',
  ON_BACKORDER: 'on-backorder',
  OUT_OF_STOCK: 'out-of-stock',
} as const satisfies Record<StockStatusEnum, StockStatus>;

const NO_PRODUCTS: ProductFilter = { ids: [] };

/** What a list is limited to beforehand: a category, a tag, or products that were found before. */
export interface Within {
  readonly taxonomy?: TaxonomyCondition;
  readonly ids?: readonly number[];
}

/** The filter of a product list in the terms of the domain. */
export async function productFilter(where: ProductWhere, context: Context, within: Within): Promise<ProductFilter> {
  if (!isPublic(where)) return NO_PRODUCTS;
  const groups = await taxonomyGroups(where, context);
  const limits: readonly TaxonomyGroup[] = within.taxonomy ? [{ relation: 'and', conditions: [within.taxonomy] }] : [];
  return withoutUndefined({
    taxonomies: groups || within.taxonomy ? [...(groups ?? []), ...limits] : undefined,
    ids: idsIn(within.ids, valuesOf(where.include)),
    excludeIds: valuesOf(where.exclude),
    slugs: valuesOf(where.slugIn),
    skus: commaList(where.sku),
    kinds: typesOf(where)?.flatMap((type) => KINDS[type]),
    excludeKinds: valuesOf(where.typeNotIn)?.flatMap((type) => KINDS[type]),
    parentIds: where.parent ? [where.parent] : valuesOf(where.parentIn),
    excludeParentIds: valuesOf(where.parentNotIn),
    search: searchText(where.search),
    onSale: where.onSale ?? undefined,
    featured: where.featured ?? undefined,
    stock: valuesOf(where.stockStatus)?.map((status) => STOCK_STATUSES_BY_NAME[status]),
    minPrice: limitOf(where.minPrice, 'lowest', context.settings),
    maxPrice: limitOf(where.maxPrice, 'highest', context.settings),
    ratings: valuesOf(where.rating),
    listedIn: listedIn(where),
    ...publication(where.dateQuery),
  });
}

const typesOf = ({ type, typeIn }: ProductWhere) => (type ? [type] : valuesOf(typeIn));

/** True when variations are rows of the list. */
export const listsVariations = (where: ProductWhere): boolean =>
  typesOf(where)?.includes('VARIATION') ?? where.includeVariations === true;

const idsIn = (within: readonly number[] | undefined, requested: readonly number[] | undefined) =>
  within && requested ? within.filter((id) => requested.includes(id)) : (within ?? requested);

/** Drafts and hidden products are not listed to anybody. */
const isPublic = ({ status, visibility }: ProductWhere) =>
  (!status || ['publish', 'any'].includes(status.toLowerCase())) && visibility !== 'HIDDEN';

function listedIn({ visibility, search }: ProductWhere): ProductFilter['listedIn'] | undefined {
  if (visibility === 'VISIBLE') return 'both';
  if (visibility === 'CATALOG') return 'catalog';
  return visibility === 'SEARCH' || search?.trim() ? 'search' : undefined;
}

/** Amounts beyond every price are lowered to what the database can compare. They are limits of what is shown. */
function limitOf(
  amount: InputMaybe<number>,
  edge: 'lowest' | 'highest',
  settings: ShopSettings,
): PriceLimit | undefined {
  if (amount === null || amount === undefined) return undefined;
  const shown = Math.max(-MAX_AMOUNT, Math.min(MAX_AMOUNT, Math.round(amount * 10 ** settings.currencyDecimals)));
  return enteredLimit(shown, edge, settings);
}

const MAX_AMOUNT = 2 ** 31 - 1;
