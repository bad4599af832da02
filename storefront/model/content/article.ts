import type { Picture } from '../picture.ts';

export interface ArticleCategory {
  readonly slug: string;
  readonly name: string;
}

export interface ArticleCardData {
  readonly slug: string;
  readonly title: string;
  /** Plain text. */
  readonly excerpt: string;
  readonly date: string;
  readonly author: string | null;
  readonly category: ArticleCategory | null;
  readonly picture: Picture | null;
  /** Whole minutes, at least one. */
  readonly readingMinutes: number;
}

export interface Article extends ArticleCardData {
  /** Sanitised HTML. */
  readonly content: string;
}

const WORDS_PER_MINUTE = 200;

/** Minutes that most people take to read a plain text. */
export function readingMinutes(text: string): number {
  const words = text.match(/\S+/g)?.length ?? 0;
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE));
}

const PRODUCT_LINK = /<a\b[^>]*\bhref="[^"]*\/product\/([^"/?#]+)/g;

/** Slugs of the products that a text links to, in its order, each once. */
export const linkedProducts = (html: string): readonly string[] => [
  ...new Set([...html.matchAll(PRODUCT_LINK)].map(([, slug = '']) => decodeSlug(slug))),
];

function decodeSlug(slug: string): string {
  try {
    return decodeURIComponent(slug);
  } catch {
    return slug;
  }
}

/** Other articles to read next: those of the same category first, each group in its order. */
export function nextArticles(articles: readonly ArticleCardData[], { slug, category }: ArticleCardData, count: number) {
  const others = articles.filter((article) => article.slug !== slug);
  const isNear = (article: ArticleCardData) => category !== null && article.category?.slug === category.slug;
  return [...others.filter(isNear), ...others.filter((article) => !isNear(article))].slice(0, count);
}
