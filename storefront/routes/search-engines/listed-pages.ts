import { categoryPath, guidePath, racingPath } from '#contract/paths.ts';
import { cachedPageHeaders } from '../../cached-page.ts';
import { type SitemapEntry, sitemapEntries } from '../../model/search-engines/sitemap.ts';
import type { ShopRequest } from '../../shop-context.ts';

/** The pages of the shop that search engines should list. */
export async function listedPages({ catalog, content }: ShopRequest): Promise<readonly SitemapEntry[]> {
  const [categories, articles, products] = await Promise.all([
    catalog.categories(),
    catalog.allArticles(null),
    catalog.products(),
  ]);
  const undated = [
    ...categories.filter(({ count }) => count > 0).map(({ slug }) => categoryPath(slug)),
    ...content.guides.map(({ slug }) => guidePath(slug)),
    ...content.racing.map(({ slug }) => racingPath(slug)),
  ];
  return sitemapEntries({ undated, articles, products });
}

/** XML that is the same for everyone until products or articles change. */
export function xmlResponse(xml: string, type: 'application/xml' | 'application/rss+xml'): Response {
  const headers = cachedPageHeaders('catalog', 'articles');
  headers.set('Content-Type', `${type}; charset=utf-8`);
  return new Response(xml, { headers });
}
