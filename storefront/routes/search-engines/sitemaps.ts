import { sitemapIndexXml } from '../../model/search-engines/sitemap.ts';
import { shopContext } from '../../shop-context.ts';
import type { Route } from './+types/sitemaps.ts';
import { listedPages, xmlResponse } from './listed-pages.ts';

/** Names every list of pages, for search engines. */
export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const shop = context.get(shopContext);
  const entries = await listedPages(shop);
  return xmlResponse(sitemapIndexXml(entries.length, shop.baseUrl), 'application/xml');
}
