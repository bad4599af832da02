import { PATHS } from '#contract/paths.ts';
import { cachedPageHeaders } from '../cached-page.ts';
import { FOOTER, NAVIGATION } from '../i18n/messages/navigation.ts';
import { webManifest } from '../model/search-engines/web-manifest.ts';
import { shopContext } from '../shop-context.ts';
import type { Route } from './+types/web-manifest.ts';

export function loader({ context }: Route.LoaderArgs): Response {
  const { language } = context.get(shopContext);
  const text = NAVIGATION[language];
  const footer = FOOTER[language];
  const shortcuts = [
    { name: text.allProducts, path: PATHS.products },
    { name: footer.guides, path: PATHS.guides },
    { name: text.cart, path: PATHS.cart },
    { name: footer.trackOrder, path: PATHS.findOrder },
  ];
  const headers = cachedPageHeaders();
  headers.set('Content-Type', 'application/manifest+json');
  return new Response(JSON.stringify(webManifest(language, shortcuts)), { headers });
}
