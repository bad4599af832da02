import { isLanguage, LANGUAGES } from '#contract/languages.ts';
import { localPath, PATHS } from '#contract/paths.ts';
import { ENDPOINTS, ROUTES, type Route } from '#contract/routes.ts';

/** Pages of a visitor's own that search engines list all the same. */
const LISTED: ReadonlySet<string> = new Set([ROUTES.contact.path, ROUTES.vehicle.path]);

const CODES = Object.keys(LANGUAGES).filter(isLanguage);

/** `/order-summary/:orderId` → `/order-summary`. What begins with a page that is listed stays open. */
const ownPaths = (): readonly string[] => {
  const paths = Object.values<Route>(ROUTES)
    .filter(({ path, audience }) => audience === 'visitor' && !LISTED.has(path))
    .map(({ path }) => path.replace(/\/:.*$/, ''));
  const open = Object.values<Route>(ROUTES)
    .filter(({ audience }) => audience === 'everyone')
    .map(({ path }) => path.replace(/\/:.*$/, ''));
  return [...new Set(paths)].filter((path) => !open.includes(path));
};

/** What robots leave alone: a visitor's own pages in every language, and the API. */
export function robotsText(baseUrl: string): string {
  const pages = ownPaths().flatMap((path) => [path, ...CODES.map((code) => localPath(path, code))]);
  const hidden = [...pages, ENDPOINTS.graphql.path];
  return [
    'User-agent: *',
    ...hidden.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${baseUrl}${PATHS.sitemaps}`,
    '',
  ].join('\n');
}
