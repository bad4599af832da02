import type { Article, ArticleCategory, ArticleTag } from '#engine/domain/articles/article.ts';
import type { Product } from '#engine/domain/catalog/product.ts';
import type { Attribute, Category, ProductTag } from '#engine/domain/catalog/taxonomies.ts';
import type { Language } from '#engine/domain/language.ts';
import type { Page, PageRequest } from '#engine/domain/paging/page.ts';
import type { Review } from '#engine/domain/reviews/review.ts';
import type { ProductQuery } from '#engine/domain/search/product-query.ts';
import type { Listed } from '#engine/domain/search/variation-listing.ts';

/** Filters of different kinds all hold together; within a list any one does. An empty list matches nothing. */
export interface ArticleFilter {
  readonly ids?: readonly number[];
  readonly excludeIds?: readonly number[];
  readonly slugs?: readonly string[];
  /** Slugs of article categories. */
  readonly categories?: readonly string[];
  readonly excludeCategories?: readonly string[];
  /** Slugs. */
  readonly tags?: readonly string[];
  readonly excludeTags?: readonly string[];
  /** Slugs. */
  readonly authors?: readonly string[];
  readonly authorIds?: readonly number[];
  readonly excludeAuthorIds?: readonly number[];
  readonly title?: string;
  /** One piece of text in title, slug, excerpt or content, whatever its case. */
  readonly search?: string;
  readonly publishedAfter?: Date;
  readonly publishedBefore?: Date;
}

export type ArticleSort =
  | 'date'
  | 'modified'
  | 'title'
  | 'slug'
  | 'author'
  /** In the order of the filter's ids or slugs. */
  | 'given-ids'
  | 'given-slugs';

export interface ArticleOrder {
  readonly by: ArticleSort;
  readonly direction: 'ascending' | 'descending';
}

export interface ArticleQuery {
  readonly language: Language;
  /** What is published later is not there yet. */
  readonly at: Date;
  readonly filter: ArticleFilter;
  /** The first decides, the next break ties; the id, in the first one's direction, breaks the last. */
  readonly order: readonly ArticleOrder[];
  readonly page: PageRequest;
}

export interface ProductPage<Row = Product> extends Page<Row> {
  /** Nothing matches the search: these come nearest to it. */
  readonly isNearest: boolean;
  /** Typed words of the search that no product has. */
  readonly missed: readonly string[];
}

export type ProductAddress = { readonly id: number } | { readonly slug: string } | { readonly sku: string };

export type ArticleAddress = { readonly id: number } | { readonly slug: string };

/** The language of the texts, and the instant: articles published later are not there yet. */
export interface CatalogContext {
  readonly language: Language;
  readonly at: Date;
}

/**
 * What anyone may read. Drafts and private things are not in it. Texts come in the language asked for. Reads need no
 * lock and may be answered from memory, as long as they show what was committed.
 */
export interface Catalog {
  /** The whole catalog in one page is a normal query: a fixed number of statements, however many rows. */
  products(query: ProductQuery): Promise<ProductPage>;
  /** The same with every published variation as a row of its own. */
  productsAndVariations(query: ProductQuery): Promise<ProductPage<Listed>>;
  /** A published product, hidden ones too; null when there is none. The id or SKU of a variation is not a product's. */
  product(address: ProductAddress, language: Language): Promise<Product | null>;
  /** In the order of `ids`; what is missing is left out. A variation's id stands for its product. */
  productsByIds(ids: readonly number[], language: Language): Promise<readonly Product[]>;
  /** Published and visible, sharing a category or tag, never itself; what shares most comes first, then best sellers. */
  related(productId: number, limit: number, language: Language): Promise<readonly Product[]>;
  /** The first instant after this at which a price changes by itself; null when none will. */
  nextPriceChange(at: Date): Promise<Date | null>;
  /** All, in the merchant's order. */
  categories(language: Language): Promise<readonly Category[]>;
  /** All tags of published products, by slug. */
  productTags(language: Language): Promise<readonly ProductTag[]>;
  /** All, by slug; terms in the merchant's order. */
  attributes(language: Language): Promise<readonly Attribute[]>;
  /** Approved ones of each product, newest first; a product without any has no entry. */
  reviews(productIds: readonly number[]): Promise<ReadonlyMap<number, readonly Review[]>>;
  /** An approved one; null when there is none of that number. */
  review(id: number): Promise<Review | null>;
  /** Published. */
  articles(query: ArticleQuery): Promise<Page<Article>>;
  article(address: ArticleAddress, context: CatalogContext): Promise<Article | null>;
  /** All, most articles first. */
  articleCategories(context: CatalogContext): Promise<readonly ArticleCategory[]>;
  /** All, most articles first. */
  articleTags(context: CatalogContext): Promise<readonly ArticleTag[]>;
}
