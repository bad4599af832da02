import { sitemapXml } from '../../model/search-engines/sitemap.ts';
import { pageNotFound } from '../../page-errors.ts';
import { shopContext } from '../../shop-context.ts';
import type { Route } from './+types/sitemap.ts';
import { listedPages, xmlResponse } from './listed-pages.ts';

/** `/id/sitemap/1.xml`: the pages in one language. */
export async function loader({ params, context }: Route.LoaderArgs): Promise<Response> {
  const shop = context.get(shopContext);
  const number = Number(/^([1-9]\d{0,5})\.xml$/.exec(params.file)?.[1] ?? 0);
  if (number === 0) throw pageNotFound();
  const xml = sitemapXml(await listedPages(shop), { ...shop, number });
  if (xml === null) throw pageNotFound();
  return xmlResponse(xml, 'application/xml');
}
