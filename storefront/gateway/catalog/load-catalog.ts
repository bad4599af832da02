import type { CommerceApi } from '#contract/commerce-api.ts';
import type { Language } from '#contract/languages.ts';
import { LIMITS } from '#contract/limits.ts';
import { countInCategories } from '../../model/catalog/category-tree.ts';
import type { Category, ProductSummary } from '../../model/product/product.ts';
import {
  type GetProductCategoriesQuery,
  type GetProductsQuery,
  getProductCategories,
  getProducts,
} from '../generated/operations.generated.ts';
import { nodesOf, pictureOf } from '../map/fragments.ts';
import { isSupported, priceChangesOf, productSummaryOf } from '../map/product.ts';
import { nameText, plainText } from '../map/text.ts';
import { onceMore } from '../transport/once-more.ts';
import { isLastPage, pagesOf } from '../transport/pages-of.ts';
import { ApiFailure, runOperation } from '../transport/run-operation.ts';
import { withAllVariations } from './all-variations.ts';
import type { CatalogSource } from './catalog-source.ts';
import { createPartSharing } from './share-parts.ts';

/** A backend may return shorter pages than requested. No catalog has this many. */
const MAX_PAGES = 1000;

/** What is loaded of so many products is garbage before it has grown old: collecting more would cost as much as loading it. */
const PRODUCTS_A_PAGE = 500;

type RawPage = NonNullable<GetProductsQuery['products']>;

async function loadPage(
  { api, ...caller }: CatalogSource,
  variables: { first: number; after?: string | null; include?: number[] },
) {
  const result = await onceMore(() => runOperation(api, { operation: getProducts, variables }, caller));
  const page = result.data?.products;
  if (!result.ok || !page) throw new ApiFailure('the commerce API returned no list of products');
  const nodes: RawPage['nodes'][number][] = [];
  for (const product of page.nodes) nodes.push(await withAllVariations({ api, ...caller }, product));
  return { ...page, nodes };
}

/** Products as the shop lists them now. */
export interface LoadedProducts {
  readonly products: readonly ProductSummary[];
  /** Milliseconds since 1970 at which a sale of one of them begins or ends. */
  readonly priceChanges: readonly number[];
}

const loadedProducts = ({ nodes }: RawPage): LoadedProducts => {
  const supported = nodes.filter(isSupported);
  return { products: supported.map(productSummaryOf), priceChanges: supported.flatMap(priceChangesOf) };
};

/** Every listed product. One that moves from one page to the next meanwhile is listed once. */
export async function loadAllProducts(source: CatalogSource): Promise<LoadedProducts> {
  const products = new Map<number, ProductSummary>();
  const priceChanges: number[] = [];
  const sharePartsOf = createPartSharing();
  for await (const page of pagesOf((after) => loadPage(source, { first: PRODUCTS_A_PAGE, after }), MAX_PAGES)) {
    const loaded = loadedProducts(page);
    for (const product of loaded.products) products.set(product.id, sharePartsOf(product));
    priceChanges.push(...loaded.priceChanges);
    if (isLastPage(page)) return { products: [...products.values()], priceChanges };
  }
  throw new ApiFailure(`the commerce API returned more than ${MAX_PAGES} pages of products`);
}

export const loadProducts = async (source: CatalogSource, ids: readonly number[]): Promise<LoadedProducts> =>
  loadedProducts(await loadPage(source, { first: LIMITS.allProducts, include: [...ids] }));

type RawCategory = NonNullable<GetProductCategoriesQuery['productCategories']>['nodes'][number];

const categoryOf = ({
  parentDatabaseId,
  databaseId,
  slug,
  name,
  description,
  count,
  image,
}: RawCategory): Category => ({
  id: databaseId,
  parentId: parentDatabaseId,
  slug: slug ?? '',
  name: nameText(name),
  description: plainText(description),
  count: count ?? 0,
  picture: pictureOf(image),
});

async function loadCategoryPage(api: CommerceApi, language: Language, after: string | null) {
  const request = { operation: getProductCategories, variables: { first: LIMITS.terms, after } };
  const { data } = await runOperation(api, request, { language });
  return data?.productCategories ?? null;
}

/** Every category, by name. */
export async function loadCategories(api: CommerceApi, language: Language): Promise<readonly Category[]> {
  const categories: Category[] = [];
  for await (const page of pagesOf((after) => loadCategoryPage(api, language, after), MAX_PAGES)) {
    categories.push(...nodesOf(page).map(categoryOf));
  }
  return categories;
}

/** Counts what the page of each category lists: a WooCommerce counts hidden products, too. */
export function withListedCounts(
  categories: readonly Category[],
  products: readonly ProductSummary[],
): readonly Category[] {
  const counts = countInCategories(products, categories);
  return categories.map((category) => ({ ...category, count: counts.get(category.id) ?? 0 }));
}
