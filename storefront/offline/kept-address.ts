import { matchRoute } from '#contract/match-route.ts';
import type { RouteId } from '#contract/routes.ts';
import { cachedPageAddress } from '../cached-page.ts';

/** Pages that are the same for everybody, and worth reading again. */
const READABLE: ReadonlySet<RouteId> = new Set([
  'home',
  'products',
  'productsPage',
  'category',
  'categoryPage',
  'categories',
  'guides',
  'guide',
  'product',
  'articles',
  'article',
  'faq',
  'about',
  'racing',
  'privacyPolicy',
  'terms',
]);

/** Under which address a visited page is kept for the time without a connection; null for pages that never are. */
export const keptAddress = (target: string): string | null =>
  READABLE.has(matchRoute(target).id) ? cachedPageAddress(target) : null;
