import type { Language } from '#contract/languages.ts';
import { articlePath, localPath, PATHS, productPath, sitemapPath } from '#contract/paths.ts';
import { SITE } from '#contract/site.ts';
import { XML_HEAD, xmlText } from './xml.ts';

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** Addresses of one file. Search engines read at most 50,000 and 50 MB of one; each takes about half a kilobyte. */
export const SITEMAP_SIZE = 20_000;

export interface SitemapEntry {
  /** Without a language prefix. */
  readonly path: string;
  /** ISO 8601; null where the shop does not know it. */
  readonly changed: string | null;
}

interface Sluggish {
  readonly slug: string;
}

export interface ListedPages {
  /** Paths of pages that do not say when they have changed. */
  readonly undated: readonly string[];
  readonly articles: readonly (Sluggish & { readonly date: string })[];
  readonly products: readonly (Sluggish & { readonly modified: string | null })[];
}

const FIXED = [
  PATHS.home,
  PATHS.products,
  PATHS.categories,
  PATHS.guides,
  PATHS.vehicle,
  PATHS.articles,
  PATHS.faq,
  PATHS.about,
  PATHS.contact,
  PATHS.privacy,
  PATHS.terms,
];

/** Every page that search engines should list, the ones that lead to others first. */
export const sitemapEntries = ({ undated, articles, products }: ListedPages): readonly SitemapEntry[] => [
  ...[...FIXED, ...undated].map((path) => ({ path, changed: null })),
  ...articles.map(({ slug, date }) => ({ path: articlePath(slug), changed: date })),
  ...products.map(({ slug, modified }) => ({ path: productPath(slug), changed: modified })),
];

/** One file: its addresses in this language, each with the same page in all languages. Null when there is no such file. */
export function sitemapXml(
  entries: readonly SitemapEntry[],
  { baseUrl, language, number }: { readonly baseUrl: string; readonly language: Language; readonly number: number },
): string | null {
  const listed = entries.slice((number - 1) * SITEMAP_SIZE, number * SITEMAP_SIZE);
  if (listed.length === 0) return null;
  const address = (path: string, code: Language) => xmlText(baseUrl + localPath(path, code));
  const urls = listed.map(({ path, changed }) => {
    const link = (name: string, code: Language) =>
      `<xhtml:link rel="alternate" hreflang="${name}" href="${address(path, code)}"/>`;
    const others = [...SITE.languages.map((code) => link(code, code)), link('x-default', SITE.fallbackLanguage)].join(
      '',
    );
    const changedAt = changed === null ? '' : `<lastmod>${xmlText(changed.slice(0, 10))}</lastmod>`;
    return `<url><loc>${address(path, language)}</loc>${changedAt}${others}</url>`;
  });
  return [
    XML_HEAD,
    `<urlset xmlns="${NAMESPACE}" xmlns:xhtml="http://www.w3.org/1999/xhtml">`,
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}

/** All files, those of one language after the other's. */
export function sitemapIndexXml(entryCount: number, baseUrl: string): string {
  const files = Array.from({ length: Math.ceil(entryCount / SITEMAP_SIZE) }, (_, place) => sitemapPath(place + 1));
  const addresses = SITE.languages.flatMap((code) => files.map((path) => xmlText(baseUrl + localPath(path, code))));
  return [
    XML_HEAD,
    `<sitemapindex xmlns="${NAMESPACE}">`,
    ...addresses.map((address) => `<sitemap><loc>${address}</loc></sitemap>`),
    '</sitemapindex>',
    '',
  ].join('\n');
}
