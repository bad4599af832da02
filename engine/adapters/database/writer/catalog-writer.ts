import type { Kysely } from 'kysely';
import type { CatalogWriter } from '#engine/usecases/ports/writer.ts';
import type { Tables } from '../tables.ts';
import { readReferences } from './references.ts';
import { saveArticle } from './save-article.ts';
import { saveProduct } from './save-product.ts';
import { saveReview } from './save-review.ts';
import { saveAttribute, saveCategory, savePicture } from './save-shelves.ts';

export const createCatalogWriter = (db: Kysely<Tables>): CatalogWriter => ({
  references: () => readReferences(db),
  savePicture: (draft) => savePicture(db, draft),
  saveCategory: (draft) => saveCategory(db, draft),
  saveAttribute: (draft) => saveAttribute(db, draft),
  saveProduct: (draft, stock) => saveProduct(db, draft, stock),
  saveReview: (draft) => saveReview(db, draft),
  saveArticle: (draft) => saveArticle(db, draft),
});
