import type { CommerceApi } from '#contract/commerce-api.ts';
import type { Language } from '#contract/languages.ts';
import type { Product } from '../../model/product.ts';
import { type Answer, ask } from '../ask.ts';
import { ApiFailure } from '../errors.ts';
import type { createExtras } from '../extras.ts';
import {
  type GetProductQuery,
  getPost,
  getPosts,
  getProduct,
  getProductExtras,
} from '../generated/operations.generated.ts';
import { nodesOf } from '../map/goods.ts';
import { postCardOf, postOf } from '../map/post.ts';
import { productOf, type RawExtras, type RawProduct } from '../map/product.ts';
import type { Catalogue } from '../shop.ts';
import type { Searches } from './searches.ts';
import type { Snapshots } from './snapshots.ts';

interface Needs {
  readonly api: CommerceApi;
  readonly snapshots: Snapshots;
  readonly searches: Searches;
  readonly extras: ReturnType<typeof createExtras>;
}

/** The catalogue in one language: lists from memory, one product or article by a question of its own. */
export function createCatalogue({ api, snapshots, searches, extras }: Needs, language: Language): Catalogue {
  const askProduct = async (slug: string): Promise<RawProduct | null> =>
    productOrNull(await ask(api, { operation: getProduct, variables: { slug } }, { language }));

  const askExtras = (slug: string): Promise<RawExtras | null> =>
    extras(async () => {
      const { data } = await ask(api, { operation: getProductExtras, variables: { slug } }, { language });
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
      const { data } = await ask(api, { operation: getPosts, variables: { first } }, { language });
      return nodesOf(data?.posts).map(postCardOf);
    },
    post: async (slug) => {
      const { data } = await ask(api, { operation: getPost, variables: { slug } }, { language });
      return data?.post ? postOf(data.post) : null;
    },
  };
}

/** An unknown product is null; any other refusal is not the shopper's business. */
function productOrNull(answer: Answer<GetProductQuery>): RawProduct | null {
  if (answer.ok || answer.refusal.code === 'PRODUCT_NOT_FOUND') return answer.data?.product ?? null;
  throw new ApiFailure(answer.refusal.message);
}
