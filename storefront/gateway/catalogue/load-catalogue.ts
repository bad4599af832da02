import type { CommerceApi } from '#contract/commerce-api.ts';
import type { Language } from '#contract/languages.ts';
import { LIMITS } from '#contract/limits.ts';
import type { Category, ProductSummary } from '../../model/product.ts';
import { type GetProductsQuery, getProductCategories, getProducts } from '../generated/operations.generated.ts';
import { nodesOf, pictureOf } from '../map/fragments.ts';
import { isSupported, priceChangesOf, productSummaryOf } from '../map/product.ts';
import { nameText, plainText } from '../map/text.ts';
import { ApiFailure, runOperation } from '../transport/run-operation.ts';

/** A backend may cut a page shorter than asked for; this many pages are more than any catalogue has. */
const MAX_PAGES = 1000;

type RawPage = NonNullable<GetProductsQuery['products']>;

async function loadPage(
  api: CommerceApi,
  language: Language,
  variables: { after?: string | null; include?: number[] },
) {
  const request = { operation: getProducts, variables: { first: LIMITS.allProducts, ...variables } };
  const answer = await runOperation(api, request, { language });
  const page = answer.data?.products;
  if (!answer.ok || !page) throw new ApiFailure('the commerce API gave no list of products');
  return page;
}

/** Products as they are listed now. */
export interface LoadedProducts {
  readonly cards: readonly ProductSummary[];
  /** Milliseconds since 1970, when a sale of one of them begins or ends. */
  readonly priceChanges: readonly number[];
}

const listingOf = (nodes: RawPage['nodes']): LoadedProducts => {
  const shown = nodes.filter(isSupported);
  return { cards: shown.map(productSummaryOf), priceChanges: shown.flatMap(priceChangesOf) };
};

/** Every product that is listed. */
export async function loadAllProducts(api: CommerceApi, language: Language): Promise<LoadedProducts> {
  const nodes: RawPage['nodes'][number][] = [];
  let after: string | null = null;
  for (let page = 0; page < MAX_PAGES; page += 1) {
    const raw: RawPage = await loadPage(api, language, { after });
    nodes.push(...raw.nodes);
    after = raw.pageInfo.endCursor;
    if (!raw.pageInfo.hasNextPage || after === null) return listingOf(nodes);
  }
  throw new ApiFailure('the list of products of the commerce API has no end');
}

export const loadProducts = async (
  api: CommerceApi,
  language: Language,
  ids: readonly number[],
): Promise<LoadedProducts> => listingOf((await loadPage(api, language, { include: [...ids] })).nodes);

export async function loadCategories(api: CommerceApi, language: Language): Promise<readonly Category[]> {
  const request = { operation: getProductCategories, variables: { first: LIMITS.terms } };
  const { data } = await runOperation(api, request, { language });
  return nodesOf(data?.productCategories).map(
    ({ parentDatabaseId, databaseId, slug, name, description, count, image }) => ({
      id: databaseId,
      parentId: parentDatabaseId,
      slug: slug ?? '',
      name: nameText(name),
      description: plainText(description),
      count: count ?? 0,
      picture: pictureOf(image),
    }),
  );
}
