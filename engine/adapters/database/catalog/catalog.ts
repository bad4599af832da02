import type { Catalog } from '#engine/usecases/ports/catalog.ts';
import type { Needs } from '#engine/usecases/ports.ts';
import type { Database } from '../open-database.ts';
import { findArticle, listArticleCategories, listArticles, listArticleTags } from './articles.ts';
import { createKeptReviews } from './resident/kept-reviews.ts';
import { readKnownGoods } from './resident/known-goods.ts';
import { createResidentCatalog } from './resident/resident-catalog.ts';
import { createResidentIndexes } from './resident/resident-indexes.ts';
import { readReview, readReviews } from './reviews.ts';
import { createCatalogSource } from './source.ts';

/** Products and what they stand in are answered from memory, which every commit brings up to date; the rest is read. */
export function createCatalog({
  db,
  changes,
}: Pick<Database, 'db' | 'changes'>): Pick<Needs, 'catalog' | 'knownGoods'> {
  const indexes = createResidentIndexes(createCatalogSource(db));
  const reviews = createKeptReviews((productIds) => readReviews(db, productIds));
  for (const { tell } of [indexes, reviews]) {
    changes.onOwnCommit(tell);
    changes.onChange(tell);
  }
  const catalog: Catalog = {
    ...createResidentCatalog(indexes),
    reviews: reviews.of,
    review: (id) => readReview(db, id),
    articles: (query) => listArticles(db, query),
    article: (address, moment) => findArticle(db, address, moment),
    articleCategories: (moment) => listArticleCategories(db, moment),
    articleTags: (moment) => listArticleTags(db, moment),
  };
  return { catalog, knownGoods: () => readKnownGoods(indexes) };
}
