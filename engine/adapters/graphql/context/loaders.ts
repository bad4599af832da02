import DataLoader from 'dataloader';
import type { ArticleCategory, ArticleTag } from '#engine/domain/articles/article.ts';
import type { Product } from '#engine/domain/catalog/product.ts';
import type { Attribute, Category, ProductTag } from '#engine/domain/catalog/taxonomies.ts';
import type { Language } from '#engine/domain/language.ts';
import type { Review } from '#engine/domain/reviews/review.ts';
import type { CatalogBrowser } from '#engine/usecases/catalog/browse-catalog.ts';
import type { Turns } from '../limits/turns.ts';
import { once } from '../once.ts';
import { rowLoader } from './row-loader.ts';

/** Reads what the fields of one operation need again and again: each thing once, and many in one batch. */
export interface Loaders {
  /** Null when it is not published. */
  product(id: number): Promise<Product | null>;
  related(productId: number, limit: number): Promise<readonly Product[]>;
  reviews(productId: number): Promise<readonly Review[]>;
  categories(): Promise<readonly Category[]>;
  category(id: number): Promise<Category | null>;
  productTags(): Promise<readonly ProductTag[]>;
  attributes(): Promise<readonly Attribute[]>;
  articleCategories(): Promise<readonly ArticleCategory[]>;
  articleTags(): Promise<readonly ArticleTag[]>;
}

interface RelatedTo {
  readonly id: number;
  readonly limit: number;
}

/** So many lists of related products are handed on at once. */
const RELATED_BATCH = 10;

interface LoaderOptions {
  readonly language: Language;
  readonly turns: Turns;
}

export function createLoaders(catalog: CatalogBrowser, { language, turns }: LoaderOptions): Loaders {
  const products = new DataLoader<number, Product | null>(async (ids) => {
    const found = new Map((await catalog.productsByIds(ids, language)).map((product) => [product.id, product]));
    return ids.map((id) => found.get(id) ?? null);
  });
  // Each is a search through the catalog. They run one after the other, so that other visitors come in between.
  const related = new DataLoader<RelatedTo, readonly Product[], string>(
    async (requests) => {
      const found: (readonly Product[])[] = [];
      for (const { id, limit } of requests) {
        await turns.pass();
        found.push(await catalog.related(id, limit, language));
      }
      return found;
    },
    { cacheKeyFn: ({ id, limit }) => `${id} ${limit}`, maxBatchSize: RELATED_BATCH },
  );
  const reviews = rowLoader<readonly Review[]>(async (ids) => {
    const found = await catalog.reviews(ids);
    return ids.map((id) => found.get(id) ?? []);
  }, turns);
  const categories = once(() => catalog.categories(language));
  return {
    product: (id) => products.load(id),
    related: (id, limit) => related.load({ id, limit }),
    reviews,
    categories,
    category: async (id) => (await categories()).find((category) => category.id === id) ?? null,
    productTags: once(() => catalog.productTags(language)),
    attributes: once(() => catalog.attributes(language)),
    articleCategories: once(() => catalog.articleCategories(language)),
    articleTags: once(() => catalog.articleTags(language)),
  };
}
