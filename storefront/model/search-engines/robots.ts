import { LANGUAGE_CODES } from '#contract/languages.ts';
import { localPath, PATHS } from '#contract/paths.ts';
import { ENDPOINTS, ROUTES, type Route } from '#contract/routes.ts';

/** Pages of a visitor's own that search engines list all the same. */
const LISTED: ReadonlySet<string> = new Set([ROUTES.contact.path, ROUTES.vehicle.path]);

/** A name in the middle stands for anything; one at the end says nothing. */
const ownPaths = (): readonly string[] => {
  const paths = Object.values<Route>(ROUTES)
    .filter(({ path, audience }) => audience === 'visitor' && !LISTED.has(path))
    .map(({ path }) => path.replace(/(\/:\w+)+$/, '').replace(/:\w+/g, '*'));
  return [...new Set(paths)];
};

/** What robots leave alone: a visitor's own pages in every language, and what is no page. */
export function robotsText(baseUrl: string): string {
  const pages = ownPaths().flatMap((path) => [path, ...LANGUAGE_CODES.map((code) => localPath(path, code))]);
  const { graphql, contactMail, download, webhooks, policyReports } = ENDPOINTS;
  const hidden = [...pages, ...[graphql, contactMail, download, webhooks, policyReports].map(({ path }) => path)];
  return [
    'User-agent: *',
    ...hidden.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${baseUrl}${PATHS.sitemaps}`,
    '',
  ].join('\n');
}
