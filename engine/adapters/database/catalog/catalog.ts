import type { Kysely } from 'kysely';
import type { Catalog } from '#engine/usecases/ports/catalog.ts';
import type { Tables } from '../tables.ts';
import { findArticle, listArticleCategories, listArticles } from './articles.ts';
import { findProduct, findProducts, findRelated } from './find-products.ts';
import { listProducts } from './list-products.ts';
import { readReviews } from './reviews.ts';
import { listAttributes, listCategories } from './shelves.ts';

export const createCatalog = (db: Kysely<Tables>): Catalog => ({
  products: (query) => listProducts(db, query),
  product: (address, language) => findProduct(db, address, language),
  productsByIds: (ids, language) => findProducts(db, ids, language),
  related: (productId, limit, language) => findRelated(db, { productId, limit }, language),
  categories: (language) => listCategories(db, language),
  attributes: (language) => listAttributes(db, language),
  reviews: (productIds) => readReviews(db, productIds),
  articles: (query) => listArticles(db, query),
  article: (address, language) => findArticle(db, address, language),
  articleCategories: (language) => listArticleCategories(db, language),
});
