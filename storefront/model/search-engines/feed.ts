import { LANGUAGES, type Language } from '#contract/languages.ts';
import { articlePath, localPath, PATHS } from '#contract/paths.ts';
import type { ArticleCardData } from '../content/article.ts';
import { XML_HEAD, xmlText } from './xml.ts';

interface FeedFacts {
  readonly title: string;
  readonly description: string;
  readonly baseUrl: string;
  readonly language: Language;
}

/** The articles as RSS 2.0, the newest first. */
export function feedXml(
  articles: readonly ArticleCardData[],
  { title, description, baseUrl, language }: FeedFacts,
): string {
  const address = (path: string) => xmlText(baseUrl + localPath(path, language));
  const items = articles.map((article) => {
    const link = address(articlePath(article.slug));
    return [
      '<item>',
      `<title>${xmlText(article.title)}</title>`,
      `<link>${link}</link>`,
      `<guid isPermaLink="true">${link}</guid>`,
      `<pubDate>${new Date(article.date).toUTCString()}</pubDate>`,
      `<description>${xmlText(article.excerpt)}</description>`,
      article.category ? `<category>${xmlText(article.category.name)}</category>` : '',
      '</item>',
    ].join('');
  });
  return [
    XML_HEAD,
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
    `<title>${xmlText(title)}</title>`,
    `<link>${address(PATHS.articles)}</link>`,
    `<atom:link rel="self" type="application/rss+xml" href="${address(PATHS.feed)}"/>`,
    `<description>${xmlText(description)}</description>`,
    `<language>${LANGUAGES[language].tag}</language>`,
    ...items,
    '</channel></rss>',
    '',
  ].join('\n');
}
