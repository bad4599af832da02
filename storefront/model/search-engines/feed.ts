import { LANGUAGES, type Language } from '#contract/languages.ts';
import { articlePath, localPath, PATHS } from '#contract/paths.ts';
import type { PostCard } from '../post.ts';
import { XML_HEAD, xmlText } from './xml.ts';

interface FeedFacts {
  readonly title: string;
  readonly description: string;
  readonly baseUrl: string;
  readonly language: Language;
}

/** The articles as RSS 2.0, the newest first. */
export function feedXml(posts: readonly PostCard[], { title, description, baseUrl, language }: FeedFacts): string {
  const address = (path: string) => xmlText(baseUrl + localPath(path, language));
  const items = posts.map((post) => {
    const link = address(articlePath(post.slug));
    return [
      '<item>',
      `<title>${xmlText(post.title)}</title>`,
      `<link>${link}</link>`,
      `<guid isPermaLink="true">${link}</guid>`,
      `<pubDate>${new Date(post.date).toUTCString()}</pubDate>`,
      `<description>${xmlText(post.excerpt)}</description>`,
      post.category ? `<category>${xmlText(post.category.name)}</category>` : '',
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
