import { cp, mkdir } from 'node:fs/promises';
import type { ArticleDraft } from '#engine/domain/articles/article.ts';
import type { ReviewDraft } from '#engine/domain/reviews/review.ts';
import type { Usecases } from '#engine/usecases/usecases.ts';
import { ARTICLES } from '../articles/index.ts';
import { PRODUCTS } from '../catalogue/index.ts';
import { articleDraft } from './article-drafts.ts';
import { copySoldFiles } from './copy-sold-files.ts';
import { loadPromotions } from './load-promotions.ts';
import { loadTaxonomies, PICTURES } from './load-taxonomies.ts';
import { mustPass } from './must-pass.ts';
import { productDraft } from './product-drafts.ts';

interface Needs {
  readonly usecases: Usecases;
  /** The content host's folder; the pictures are copied there. */
  readonly uploads: string;
  /** Private folder of the files that are sold. */
  readonly files: string;
  onProgress(step: string): void;
}

const reviewDrafts = (): readonly ReviewDraft[] =>
  PRODUCTS.flatMap((product) =>
    product.reviews.map(({ date, ...review }) => ({
      ...review,
      product: product.slug,
      writtenAt: new Date(date),
      status: 'approved' as const,
    })),
  );

async function copyUploads({ uploads, files }: Needs): Promise<void> {
  await mkdir(uploads, { recursive: true });
  await cp(PICTURES, uploads, { recursive: true });
  await copySoldFiles(files);
}

/**
 * Fills the shop through the engine's own use cases. May be repeated: what is there is brought up to date, counted
 * pieces stay as they are. Articles come last, so a shop that has some was filled to the end.
 */
export async function loadShop(needs: Needs): Promise<void> {
  const { usecases, onProgress } = needs;
  onProgress('pictures and categories');
  await copyUploads(needs);
  await loadTaxonomies(usecases);
  onProgress('products');
  await mustPass('products', usecases.importProducts({ products: PRODUCTS.map(productDraft), stock: 'keep' }));
  onProgress('reviews');
  await mustPass('reviews', usecases.importReviews(reviewDrafts()));
  await loadPromotions(usecases, onProgress);
  onProgress('articles');
  const articles: readonly ArticleDraft[] = ARTICLES.map(articleDraft);
  await mustPass('articles', usecases.importPosts(articles));
}

/** True when an earlier load ended well. */
export async function isLoaded(usecases: Usecases): Promise<boolean> {
  const { total } = await usecases.catalog.articles({ language: 'id', filter: {}, order: [], page: { first: 1 } });
  return total > 0;
}
