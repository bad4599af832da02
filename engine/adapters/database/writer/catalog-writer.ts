import type { Kysely } from 'kysely';
import type { CatalogWriter } from '#engine/usecases/ports/writer.ts';
import type { Tables } from '../tables.ts';
import { readReferences } from './references.ts';
import { saveArticle } from './save-article.ts';
import { savePicture } from './save-picture.ts';
import { saveProducts } from './save-products.ts';
import { saveReview } from './save-review.ts';
import { saveAttribute, saveCategory } from './save-taxonomies.ts';

export const createCatalogWriter = (db: Kysely<Tables>): CatalogWriter => ({
  references: () => readReferences(db),
  savePicture: (draft) => savePicture(db, draft),
  saveCategory: (draft) => saveCategory(db, draft),
  saveAttribute: (draft) => saveAttribute(db, draft),
  async saveProduct(draft, stock) {
    const [saved] = await saveProducts(db, [draft], stock);
    if (!saved) throw new Error(`${draft.slug} was not saved`);
    return saved;
  },
  saveProducts: (drafts, stock) => saveProducts(db, drafts, stock),
  saveReview: (draft) => saveReview(db, draft),
  saveArticle: (draft) => saveArticle(db, draft),
});
