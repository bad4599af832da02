import { cp, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ArticleDraft } from '#engine/domain/articles/article.ts';
import type { AttributeDraft } from '#engine/domain/catalog/attribute.ts';
import type { CategoryDraft } from '#engine/domain/catalog/category.ts';
import type { Result } from '#engine/domain/result.ts';
import type { ReviewDraft } from '#engine/domain/reviews/review.ts';
import type { Usecases } from '#engine/usecases/usecases.ts';
import { ARTICLES } from '../articles/index.ts';
import { ATTRIBUTES } from '../catalogue/attributes.ts';
import { CATEGORIES } from '../catalogue/categories.ts';
import { PRODUCTS } from '../catalogue/index.ts';
import { allPictures, shelfPicture } from './all-pictures.ts';
import { articleDraft } from './article-drafts.ts';
import { pictureDraft } from './picture-drafts.ts';
import { productDraft } from './product-drafts.ts';

const SEED = fileURLToPath(new URL('..', import.meta.url));
const PICTURES = join(SEED, 'pictures', 'uploads');
const FILES = join(SEED, 'files');

interface Needs {
  readonly usecases: Usecases;
  /** The content host's folder; the pictures are copied there. */
  readonly uploads: string;
  /** Private folder of the files that are sold. */
  readonly files: string;
  onProgress(step: string): void;
}

const categoryDraft = ({ slug, name, description, order }: (typeof CATEGORIES)[number]): CategoryDraft => ({
  slug,
  text: {
    id: { name: name.id, description: description.id },
    en: { name: name.en, description: description.en },
  },
  parent: null,
  order,
  picture: shelfPicture(slug),
});

const attributeDraft = ({ slug, label, terms }: (typeof ATTRIBUTES)[number]): AttributeDraft => ({
  slug,
  label,
  terms: terms.map((term) => ({ slug: term.slug, name: { id: term.name, en: term.name } })),
});

const reviewDrafts = (): readonly ReviewDraft[] =>
  PRODUCTS.flatMap((product) =>
    product.reviews.map(({ date, ...review }) => ({
      ...review,
      product: product.slug,
      writtenAt: new Date(date),
      status: 'approved' as const,
    })),
  );

/** The seed is our own data: a refusal is a mistake in it, not a shopper's. */
async function mustPass<T>(step: string, result: Promise<Result<T, unknown>>): Promise<void> {
  const { ok, ...rest } = await result;
  if (!ok) throw new Error(`the seed's ${step} were refused: ${JSON.stringify(rest)}`);
}

async function copyUploads({ uploads, files }: Needs): Promise<void> {
  await mkdir(uploads, { recursive: true });
  await cp(PICTURES, uploads, { recursive: true });
  await mkdir(files, { recursive: true });
  await cp(FILES, files, { recursive: true, filter: (source) => !source.includes(join('files', 'source')) });
}

/**
 * Fills the shop through the engine's own use cases. May be repeated: what is there is brought up to date, counted
 * pieces stay as they are. Articles come last, so a shop that has some was filled to the end.
 */
export async function loadShop(needs: Needs): Promise<void> {
  const { usecases, onProgress } = needs;
  onProgress('pictures');
  await copyUploads(needs);
  const pictures = await Promise.all(allPictures().map((picture) => pictureDraft(PICTURES, picture)));
  await mustPass('pictures', usecases.importPictures(pictures));
  onProgress('categories');
  await mustPass('categories', usecases.importCategories(CATEGORIES.map(categoryDraft)));
  await mustPass('attributes', usecases.importAttributes(ATTRIBUTES.map(attributeDraft)));
  onProgress('products');
  await mustPass('products', usecases.importProducts({ products: PRODUCTS.map(productDraft), stock: 'keep' }));
  onProgress('reviews');
  await mustPass('reviews', usecases.importReviews(reviewDrafts()));
  onProgress('articles');
  const articles: readonly ArticleDraft[] = ARTICLES.map(articleDraft);
  await mustPass('articles', usecases.importPosts(articles));
}

/** True when an earlier load ended well. */
export async function isLoaded(usecases: Usecases): Promise<boolean> {
  const { total } = await usecases.catalog.articles({ language: 'id', page: { first: 1 } });
  return total > 0;
}
