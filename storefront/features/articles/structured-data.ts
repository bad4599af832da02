import { LANGUAGES, type Language } from '#contract/languages.ts';
import { SITE } from '#contract/site.ts';
import type { PostCard } from '../../model/post.ts';

interface PageFacts {
  /** Absolute, without a trailing slash. */
  readonly baseUrl: string;
  /** Absolute address of the page. */
  readonly address: string;
  readonly language: Language;
}

/** schema.org Article. JSON leaves out undefined properties by itself. */
export const articleStructuredData = (post: PostCard, { baseUrl, address, language }: PageFacts) => ({
  '@context': 'https://schema.org',
  '@type': 'Article',
  headline: post.title,
  description: post.excerpt,
  url: address,
  mainEntityOfPage: address,
  inLanguage: LANGUAGES[language].tag,
  datePublished: post.date,
  articleSection: post.category?.name,
  image: post.picture ? [new URL(post.picture.src, `${baseUrl}/`).href] : undefined,
  author: post.author ? { '@type': 'Person', name: post.author } : { '@type': 'Organization', name: SITE.siteName },
  publisher: { '@type': 'Organization', name: SITE.siteName, url: baseUrl },
});
