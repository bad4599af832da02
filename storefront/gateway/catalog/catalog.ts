import type { CommerceApi } from '#contract/commerce-api.ts';
import type { Language } from '#contract/languages.ts';
import type { Post, PostCard } from '../../model/post.ts';
import type { Category, Product, ProductSummary } from '../../model/product.ts';
import type { SearchResult } from '../../model/search.ts';
import { getPost, getPosts, getProduct } from '../generated/operations.generated.ts';
import { nodesOf } from '../map/fragments.ts';
import { postCardOf, postOf } from '../map/post.ts';
import { productOf } from '../map/product.ts';
import { ApiFailure, runOperation } from '../transport/run-operation.ts';
import type { SearchCache } from './search-cache.ts';
import type { Snapshots } from './snapshots.ts';

/** The catalog in one language, the same for every visitor. */
export interface Catalog {
  /** The whole list from the snapshot, newest first. */
  products(): Promise<readonly ProductSummary[]>;
  /** Products that the backend's own search finds for a text that is not blank. */
  search(text: string): Promise<SearchResult>;
  /** Null when no published product has that slug. */
  product(slug: string): Promise<ProductDetails | null>;
  categories(): Promise<readonly Category[]>;
  posts(first: number): Promise<readonly PostCard[]>;
  post(slug: string): Promise<Post | null>;
}

export interface ProductDetails {
  readonly product: Product;
  readonly related: readonly ProductSummary[];
}

interface Needs {
  readonly api: CommerceApi;
  readonly snapshots: Snapshots;
  readonly searches: SearchCache;
}

/** Lists come from memory, one product or article from an operation of its own. */
export function createCatalog({ api, snapshots, searches }: Needs, language: Language): Catalog {
  async function rawProduct(slug: string) {
    const result = await runOperation(api, { operation: getProduct, variables: { slug } }, { language });
    // Shoppers cannot cause any other refusal.
    if (!result.ok && result.refusal.code !== 'PRODUCT_NOT_FOUND') throw new ApiFailure(result.refusal.message);
    return result.data?.product ?? null;
  }

  return {
    products: async () => (await snapshots.get(language)).products,
    categories: async () => (await snapshots.get(language)).categories,
    search: async (text) => searches.find(text, { snapshot: await snapshots.get(language), language }),
    product: async (slug) => {
      const [raw, { byId }] = await Promise.all([rawProduct(slug), snapshots.get(language)]);
      const product = raw && productOf(raw);
      if (!product) return null;
      const related = nodesOf(raw.related).map(({ databaseId }) => byId.get(databaseId));
      return { product, related: related.filter((summary) => summary !== undefined) };
    },
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
