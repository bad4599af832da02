import { cachedPageHeaders } from '../../cached-page.ts';
import { type SitemapEntry, sitemapEntries } from '../../model/search-engines/sitemap.ts';
import type { ShopRequest } from '../../shop-context.ts';

/** The pages of the shop that search engines should list. */
export async function listedPages({ catalog, content }: ShopRequest): Promise<readonly SitemapEntry[]> {
  const [categories, posts, products] = await Promise.all([
    catalog.categories(),
    catalog.allPosts(null),
    catalog.products(),
  ]);
  const filled = categories.filter(({ count }) => count > 0);
  return sitemapEntries({ categories: filled, posts, products, guides: content.guides, racing: content.racing });
}

/** XML that is the same for everyone until products or articles change. */
export function xmlResponse(xml: string, type: 'application/xml' | 'application/rss+xml'): Response {
  const headers = cachedPageHeaders('catalog', 'posts');
  headers.set('Content-Type', `${type}; charset=utf-8`);
  return new Response(xml, { headers });
}
