import type { Article, ArticleCategory } from '#engine/domain/articles/article.ts';
import type { Attribute } from '#engine/domain/catalog/attribute.ts';
import type { Category } from '#engine/domain/catalog/category.ts';
import type { Product } from '#engine/domain/catalog/product.ts';
import type { Language } from '#engine/domain/language.ts';
import type { Page, PageRequest } from '#engine/domain/paging/page.ts';
import type { Review } from '#engine/domain/reviews/review.ts';
import type { ProductQuery } from '#engine/domain/search/product-query.ts';

export type ProductAddress = { readonly id: number } | { readonly slug: string } | { readonly sku: string };

export interface ArticleQuery {
  readonly language: Language;
  readonly page: PageRequest;
  /** Any of these article categories; without it all. */
  readonly categories?: readonly string[];
  readonly search?: string;
}

/**
 * What anyone may read. Drafts and private things are not in it. Texts come in the language asked for. Reads need no
 * lock and may be answered from memory, as long as they show what was committed.
 */
export interface Catalog {
  /** The whole catalogue in one answer is a normal question: a fixed number of statements, however many rows. */
  products(query: ProductQuery): Promise<Page<Product>>;
  /** A published product, hidden ones too; null when there is none. The id or SKU of a variation is not a product's. */
  product(address: ProductAddress, language: Language): Promise<Product | null>;
  /** In the order of `ids`; what is missing is left out. A variation's id stands for its product. */
  productsByIds(ids: readonly number[], language: Language): Promise<readonly Product[]>;
  /** Published and visible, sharing a category, never itself; most shared categories first, then best sellers. */
  related(productId: number, limit: number, language: Language): Promise<readonly Product[]>;
  /** All, in the merchant's order. */
  categories(language: Language): Promise<readonly Category[]>;
  /** All, by slug; terms in the merchant's order. */
  attributes(language: Language): Promise<readonly Attribute[]>;
  /** Approved ones of each product, newest first; a product without any has no entry. */
  reviews(productIds: readonly number[]): Promise<ReadonlyMap<number, readonly Review[]>>;
  /** Published, newest first. */
  articles(query: ArticleQuery): Promise<Page<Article>>;
  article(address: { readonly id: number } | { readonly slug: string }, language: Language): Promise<Article | null>;
  /** All, most articles first. */
  articleCategories(language: Language): Promise<readonly ArticleCategory[]>;
}
