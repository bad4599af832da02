import type { Kysely } from 'kysely';
import type { SearchWords } from '#engine/domain/search/words/search-words.ts';
import type { Catalog } from '#engine/usecases/ports/catalog.ts';
import type { Needs } from '#engine/usecases/ports/ports.ts';
import { findArticle, listArticleCategories, listArticles, listArticleTags } from '../articles/articles.ts';
import { createCatalogSource } from '../catalog/source.ts';
import type { ChangeFeed } from '../connection/change-feed.ts';
import { readReview, readReviews } from '../reviews/reviews.ts';
import type { Tables } from '../tables/tables.ts';
import { createCachedCatalog, createCatalogCache, readCachedSellables } from './catalog-cache.ts';
import { createReviewCache } from './review-cache.ts';

interface CatalogDatabase {
  readonly db: Kysely<Tables>;
  readonly changes: ChangeFeed;
}

/** Products, categories and attributes come from memory, which every commit brings up to date; the rest is read. */
export function createCatalog(
  { db, changes }: CatalogDatabase,
  searchWords: SearchWords,
): Pick<Needs, 'catalog' | 'cachedSellables'> {
  const indexes = createCatalogCache(createCatalogSource(db), searchWords);
  const reviews = createReviewCache((productIds) => readReviews(db, productIds));
  for (const { apply } of [indexes, reviews]) {
    changes.onOwnCommit(apply);
    changes.onChange(apply);
  }
  const catalog: Catalog = {
    ...createCachedCatalog(indexes),
    reviews: reviews.of,
    review: (id) => readReview(db, id),
    articles: (query) => listArticles(db, query),
    article: (address, context) => findArticle(db, address, context),
    articleCategories: (context) => listArticleCategories(db, context),
    articleTags: (context) => listArticleTags(db, context),
  };
  return { catalog, cachedSellables: () => readCachedSellables(indexes) };
}
