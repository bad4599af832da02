import type { CommerceApi } from '#contract/commerce-api.ts';
import type { Language } from '#contract/languages.ts';
import type { Product } from '../../model/product.ts';
import {
  type GetProductQuery,
  getPost,
  getPosts,
  getProduct,
  getProductExtras,
} from '../generated/operations.generated.ts';
import { nodesOf } from '../map/fragments.ts';
import { postCardOf, postOf } from '../map/post.ts';
import { productOf, type RawExtras, type RawProduct } from '../map/product.ts';
import type { Catalogue } from '../shop.ts';
import { ApiFailure, type IfSupported, type OperationResult, runOperation } from '../transport/run-operation.ts';
import type { SearchCache } from './search-cache.ts';
import type { Snapshots } from './snapshots.ts';

interface Needs {
  readonly api: CommerceApi;
  readonly snapshots: Snapshots;
  readonly searches: SearchCache;
  readonly ifSupported: IfSupported;
}

/** The catalogue in one language: lists from memory, one product or article by a question of its own. */
export function createCatalogue({ api, snapshots, searches, ifSupported }: Needs, language: Language): Catalogue {
  const askProduct = async (slug: string): Promise<RawProduct | null> =>
    productOrNull(await runOperation(api, { operation: getProduct, variables: { slug } }, { language }));

  const askExtras = (slug: string): Promise<RawExtras | null> =>
    ifSupported(async () => {
      const { data } = await runOperation(api, { operation: getProductExtras, variables: { slug } }, { language });
      return data?.product ?? null;
    });

  async function product(slug: string): Promise<Product | null> {
    const [raw, own, { byId }] = await Promise.all([askProduct(slug), askExtras(slug), snapshots.get(language)]);
    if (!raw) return null;
    const related = nodesOf(raw.related).map(({ databaseId }) => byId.get(databaseId));
    return productOf(raw, { extras: own, related: related.filter((card) => card !== undefined) });
  }

  return {
    products: async () => (await snapshots.get(language)).cards,
    categories: async () => (await snapshots.get(language)).categories,
    search: async (text) => searches.find(text, { snapshot: await snapshots.get(language), language }),
    product,
    posts: async (first) => {
      const { data } = await runOperation(api, { operation: getPosts, variables: { first } }, { language });
      return nodesOf(data?.posts).map(postCardOf);
    },
    post: async (slug) => {
      const { data } = await runOperation(api, { operation: getPost, variables: { slug } }, { language });
      return data?.post ? postOf(data.post) : null;
    },
  };
}

/** An unknown product is null; any other refusal is not the shopper's business. */
function productOrNull(answer: OperationResult<GetProductQuery>): RawProduct | null {
  if (answer.ok || answer.refusal.code === 'PRODUCT_NOT_FOUND') return answer.data?.product ?? null;
  throw new ApiFailure(answer.refusal.message);
}
