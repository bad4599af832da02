import { cachedPageHeaders } from '../../cached-page.ts';
import { robotsText } from '../../model/search-engines/robots.ts';
import { shopContext } from '../../shop-context.ts';
import type { Route } from './+types/robots.ts';

export function loader({ context }: Route.LoaderArgs): Response {
  const headers = cachedPageHeaders();
  headers.set('Content-Type', 'text/plain; charset=utf-8');
  return new Response(robotsText(context.get(shopContext).baseUrl), { headers });
}
