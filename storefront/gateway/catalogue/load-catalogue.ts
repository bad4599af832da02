import type { CommerceApi } from '#contract/commerce-api.ts';
import type { Language } from '#contract/languages.ts';
import { LIMITS } from '#contract/limits.ts';
import type { Category, ProductCard } from '../../model/product.ts';
import { ask } from '../ask.ts';
import { ApiFailure } from '../errors.ts';
import { type GetProductsQuery, getProductCategories, getProducts } from '../generated/operations.generated.ts';
import { nodesOf } from '../map/goods.ts';
import { pictureOf } from '../map/picture.ts';
import { isShown, priceChangesOf, productCardOf } from '../map/product-card.ts';
import { nameText, plainText } from '../map/text.ts';

/** A backend may cut a page shorter than asked for; this many pages are more than any catalogue has. */
const MOST_PAGES = 1000;

type RawPage = NonNullable<GetProductsQuery['products']>;

async function loadPage(
  api: CommerceApi,
  language: Language,
  variables: { after?: string | null; include?: number[] },
) {
  const request = { operation: getProducts, variables: { first: LIMITS.allProducts, ...variables } };
  const answer = await ask(api, request, { language });
  const page = answer.data?.products;
  if (!answer.ok || !page) throw new ApiFailure('the commerce API gave no list of products');
  return page;
}

/** Products as they are listed now. */
export interface Listing {
  readonly cards: readonly ProductCard[];
  /** Milliseconds since 1970, when a sale of one of them begins or ends. */
  readonly priceChanges: readonly number[];
}

const listingOf = (nodes: RawPage['nodes']): Listing => {
  const shown = nodes.filter(isShown);
  return { cards: shown.map(productCardOf), priceChanges: shown.flatMap(priceChangesOf) };
};

/** Every product that is listed. */
export async function loadListing(api: CommerceApi, language: Language): Promise<Listing> {
  const nodes: RawPage['nodes'][number][] = [];
  let after: string | null = null;
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const raw: RawPage = await loadPage(api, language, { after });
    nodes.push(...raw.nodes);
    after = raw.pageInfo.endCursor;
    if (!raw.pageInfo.hasNextPage || after === null) return listingOf(nodes);
  }
  throw new ApiFailure('the list of products of the commerce API has no end');
}

export const loadListed = async (api: CommerceApi, language: Language, ids: readonly number[]): Promise<Listing> =>
  listingOf((await loadPage(api, language, { include: [...ids] })).nodes);

export async function loadCategories(api: CommerceApi, language: Language): Promise<readonly Category[]> {
  const request = { operation: getProductCategories, variables: { first: LIMITS.terms } };
  const { data } = await ask(api, request, { language });
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
