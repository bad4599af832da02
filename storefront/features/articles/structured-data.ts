import { LANGUAGES, type Language } from '#contract/languages.ts';
import { SITE } from '#contract/site.ts';
import type { ArticleCardData } from '../../model/content/article.ts';

interface PageFacts {
  /** Absolute, without a trailing slash. */
  readonly baseUrl: string;
  /** Absolute address of the page. */
  readonly address: string;
  readonly language: Language;
}

/** schema.org Article. JSON leaves out undefined properties by itself. */
export const articleStructuredData = (article: ArticleCardData, { baseUrl, address, language }: PageFacts) => ({
  '@context': 'https://schema.org',
  '@type': 'Article',
  headline: article.title,
  description: article.excerpt,
  url: address,
  mainEntityOfPage: address,
  inLanguage: LANGUAGES[language].tag,
  datePublished: article.date,
  articleSection: article.category?.name,
  image: article.picture ? [new URL(article.picture.src, `${baseUrl}/`).href] : undefined,
  author: article.author
    ? { '@type': 'Person', name: article.author }
    : { '@type': 'Organization', name: SITE.siteName },
  publisher: { '@type': 'Organization', name: SITE.siteName, url: baseUrl },
});
