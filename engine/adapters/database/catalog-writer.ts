import { type Kysely, sql } from 'kysely';
import type { CatalogReferences, CatalogWriter } from '#engine/usecases/ports/catalog-writer.ts';
import { listAllArticles, removeArticle } from './articles/keep-articles.ts';
import { saveArticle } from './articles/save-article.ts';
import { createRemovals } from './catalog/removals.ts';
import { saveProducts } from './catalog/save-products.ts';
import { saveAttribute, saveCategory, savePicture } from './catalog/save-taxonomies.ts';
import { saveReview } from './reviews/reviews.ts';
import type { Tables } from './tables/tables.ts';

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
  ...createRemovals(db),
  saveReview: (draft) => saveReview(db, draft),
  saveArticle: (draft) => saveArticle(db, draft),
  articles: () => listAllArticles(db),
  removeArticle: (slug) => removeArticle(db, slug),
});

interface ReferenceRow {
  readonly categories: readonly string[];
  readonly pictures: readonly string[];
  readonly products: readonly string[];
  readonly attributes: readonly { readonly slug: string; readonly terms: readonly string[] }[];
  readonly skus: readonly { readonly sku: string; readonly slug: string }[];
}

async function readReferences(db: Kysely<Tables>): Promise<CatalogReferences> {
  const { rows } = await sql<ReferenceRow>`select
    array(select slug from categories) as categories,
    array(select file from pictures) as pictures,
    array(select slug from products where slug is not null) as products,
    (select coalesce(json_agg(json_build_object(
        'slug', a.slug, 'terms', array(select slug from terms where attribute_id = a.id))), '[]')
      from attributes a where a.product_id is null) as attributes,
    (select coalesce(json_agg(json_build_object('sku', p.sku, 'slug', family.slug)), '[]')
      from products p join products family on family.id = p.family_id where p.sku <> '') as skus`.execute(db);
  const [known = { categories: [], pictures: [], products: [], attributes: [], skus: [] }] = rows;
  return {
    categories: new Set(known.categories),
    pictures: new Set(known.pictures),
    products: new Set(known.products),
    attributes: new Map(known.attributes.map(({ slug, terms }) => [slug, new Set(terms)])),
    skus: new Map(known.skus.map(({ sku, slug }) => [sku, slug])),
  };
}
