import type { CommerceApi } from '#contract/commerce-api.ts';
import type { Language } from '#contract/languages.ts';
import type { Article, ArticleCardData, ArticleCategory } from '../../model/content/article.ts';
import type { Sellable } from '../../model/content/linked-item.ts';
import { withPartsPrice } from '../../model/product/parts.ts';
import type { Category, Product, ProductSummary } from '../../model/product/product.ts';
import type { Review } from '../../model/product/reviews.ts';
import type { SearchResult } from '../../model/search/search.ts';
import { getProduct, getReviews } from '../generated/operations.generated.ts';
import { withLastAnswer } from '../last-answer.ts';
import { nodesOf } from '../map/fragments.ts';
import { partsOf, productOf, type RawProduct } from '../map/product.ts';
import { type RawReviews, reviewsOf } from '../map/reviews.ts';
import { pagesOf } from '../transport/pages-of.ts';
import { ApiFailure, isStockBackend, runOperation } from '../transport/run-operation.ts';
import { withAllPartsVariations } from './all-variations.ts';
import { findSellables } from './find-sellables.ts';
import { loadAllArticles, loadArticle, loadArticleCategories, loadNewestArticles } from './load-articles.ts';
import type { SearchCache } from './search-cache.ts';
import type { Snapshot, Snapshots } from './snapshots.ts';

/** The catalog in one language, the same for every visitor. */
export interface Catalog {
  /** The whole list from the snapshot, newest first. */
  products(): Promise<readonly ProductSummary[]>;
  /** The same products by id. */
  productsById(): Promise<ReadonlyMap<number, ProductSummary>>;
  /** Products that the backend's own search finds for a text that is not blank. */
  search(text: string): Promise<SearchResult>;
  /** Null when no published product has that slug. */
  product(slug: string): Promise<ProductDetails | null>;
  /** What is sold under these SKUs, of products or variations. Unknown ones are left out. */
  sellables(skus: readonly string[]): Promise<readonly Sellable[]>;
  categories(): Promise<readonly Category[]>;
  /** IANA name of the zone in which the shop tells dates. */
  timeZone(): Promise<string>;
  /** The backend is this shop's own engine, as far as is known. */
  isOwnEngine(): Promise<boolean>;
  /** False where nobody can log in. */
  takesLogins(): Promise<boolean>;
  articles(first: number): Promise<readonly ArticleCardData[]>;
  /** Every article, newest first; those of one category where its slug is given. */
  allArticles(category: string | null): Promise<readonly ArticleCardData[]>;
  /** The most used first; those without an article are left out. */
  articleCategories(): Promise<readonly ArticleCategory[]>;
  article(slug: string): Promise<Article | null>;
}

export interface ProductDetails {
  readonly product: Product;
  /** All that are shown, the newest first. */
  readonly reviews: readonly Review[];
  readonly related: readonly ProductSummary[];
  /** What a group is made of, in its order; of any other product nothing. */
  readonly parts: readonly ProductSummary[];
}

interface Needs {
  readonly api: CommerceApi;
  readonly snapshots: Snapshots;
  readonly searches: SearchCache;
  takesLogins(): Promise<boolean>;
  onMissingPart(why: ApiFailure): void;
}

/** A hundred reviews each. */
const MAX_REVIEW_PAGES = 20;

/** Lists come from memory, one product or article from an operation of its own. */
export function createCatalog(needs: Needs, language: Language): Catalog {
  const { api, snapshots, searches, takesLogins, onMissingPart } = needs;
  async function rawProduct(slug: string) {
    const caller = { language, onMissingPart };
    const result = await runOperation(api, { operation: getProduct, variables: { slug } }, caller);
    // Shoppers cannot cause any other refusal.
    if (!result.ok && result.refusal.code !== 'PRODUCT_NOT_FOUND') throw new ApiFailure(result.refusal.message);
    return result.data?.product ? withAllPartsVariations({ api, ...caller }, result.data.product) : null;
  }

  async function allReviews(slug: string, { reviews }: RawProduct): Promise<readonly Review[]> {
    const load = async (after: string | null): Promise<RawReviews | null> => {
      if (after === null) return reviews ?? null;
      const { data } = await runOperation(api, { operation: getReviews, variables: { slug, after } }, { language });
      return data?.product?.reviews ?? null;
    };
    const all: Review[] = [];
    for await (const page of pagesOf(load, MAX_REVIEW_PAGES)) all.push(...reviewsOf(page));
    return all;
  }
  const articleCategories = withLastAnswer((_all: null) => loadArticleCategories(api, language));

  return {
    products: async () => (await snapshots.get(language)).products,
    productsById: async () => (await snapshots.get(language)).byId,
    categories: async () => (await snapshots.get(language)).categories,
    timeZone: async () => (await snapshots.get(language)).timeZone,
    takesLogins,
    isOwnEngine: async () => {
      // Loading a list tells which backend it is.
      await snapshots.get(language);
      return !isStockBackend(api);
    },
    search: async (text) => searches.find(text, { snapshot: await snapshots.get(language), language }),
    product: async (slug) => {
      const [raw, snapshot] = await Promise.all([rawProduct(slug), snapshots.get(language)]);
      const product = raw && productOf(raw);
      return product && { ...shownWith(product, raw, snapshot), reviews: await allReviews(slug, raw) };
    },
    sellables: (skus) => findSellables(api, language, skus),
    articles: withLastAnswer((first) => loadNewestArticles(api, language, first)),
    allArticles: withLastAnswer((category) => loadAllArticles(api, language, category)),
    articleCategories: () => articleCategories(null),
    article: withLastAnswer((slug) => loadArticle(api, language, slug)),
  };
}

/** A product with the others that its page shows. */
function shownWith(product: Product, raw: RawProduct, { byId }: Snapshot): Omit<ProductDetails, 'reviews'> {
  const parts = partsOf(raw);
  const related = nodesOf(raw.related ?? raw.supportedRelated).map(({ databaseId }) => byId.get(databaseId));
  return {
    product: withPartsPrice(product, parts),
    parts,
    related: related.filter((summary) => summary !== undefined),
  };
}
