import { SITE } from '#contract/site.ts';
import { ARTICLES } from '../../i18n/messages/articles.ts';
import { feedXml } from '../../model/search-engines/feed.ts';
import { shopContext } from '../../shop-context.ts';
import type { Route } from './+types/feed.ts';
import { xmlResponse } from './listed-pages.ts';

/** More than a reader that asks once a week would miss. */
const NEWEST = 50;

export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const { catalog, language, baseUrl } = context.get(shopContext);
  const articles = await catalog.allArticles(null);
  const { title, description } = ARTICLES[language];
  const facts = { title: `${title} | ${SITE.siteName}`, description, baseUrl, language };
  return xmlResponse(feedXml(articles.slice(0, NEWEST), facts), 'application/rss+xml');
}
