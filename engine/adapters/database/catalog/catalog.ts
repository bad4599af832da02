import type { Catalog } from '#engine/usecases/ports/catalog.ts';
import type { Database } from '../open-database.ts';
import { findArticle, listArticleCategories, listArticles } from './articles.ts';
import { createResidentCatalog } from './resident/resident-catalog.ts';
import { createResidentShelves } from './resident/resident-shelves.ts';
import { readReviews } from './reviews.ts';
import { createCatalogSource } from './source.ts';

/** Products and what they stand in are answered from memory, which every commit brings up to date; the rest is read. */
export function createCatalog({ db, changes }: Pick<Database, 'db' | 'changes'>): Catalog {
  const shelves = createResidentShelves(createCatalogSource(db));
  changes.onOwnCommit(shelves.tell);
  changes.onChange(shelves.tell);
  return {
    ...createResidentCatalog(shelves),
    reviews: (productIds) => readReviews(db, productIds),
    articles: (query) => listArticles(db, query),
    article: (address, language) => findArticle(db, address, language),
    articleCategories: (language) => listArticleCategories(db, language),
  };
}
