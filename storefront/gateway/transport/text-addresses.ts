import { isLanguage } from '#contract/languages.ts';
import { matchRoute } from '#contract/match-route.ts';
import { PATHS } from '#contract/paths.ts';

export interface TextSources {
  /** Host of the pictures. */
  readonly pictures: URL;
  /** The site that the texts were written for, as it is called inside and outside: `https://shop.example/blog/`. */
  readonly sites: readonly URL[];
  onOtherHost(host: string): void;
}

const PICTURES = /<img\b[^>]*?\ssrc\s*=\s*(["'])(.*?)\1[^>]*>/gis;
const LINKS = /<a\s(?:[^<>]*?\s)?href\s*=\s*(["'])([^"'<>]*)\1/gi;

/** A text of a backend: its pictures come from their host, and its links lead to pages of this shop where it has them. */
export function textOfShop(html: string, sources: TextSources): string {
  const shown = html.includes('<img') ? withPictures(html, sources) : html;
  return shown.includes('<a') ? withLinks(shown, sources) : shown;
}

/** Inside texts pictures keep their address. The page's policy would block those of other hosts, and of another scheme. */
const withPictures = (html: string, { pictures, onOtherHost }: TextSources): string =>
  html.replace(PICTURES, (tag: string, _quote: string, address: string) => {
    const url = URL.parse(address, pictures);
    if (!url || !/^https?:$/.test(url.protocol)) return tag;
    if (url.host === pictures.host) return tag.replace(address, () => pictures.origin + pathOf(address));
    onOtherHost(url.host);
    return '';
  });

const withLinks = (html: string, { sites }: TextSources): string =>
  html.replace(LINKS, (link: string, quote: string, address: string) => {
    // What stands in the same page, and paths from where it stands.
    if (!/^(?:https?:)?\//i.test(address)) return link;
    const site = sites.find(({ host, href }) => URL.parse(address, href)?.host === host);
    const page = site ? pageOfShop(pathOf(address), site) : null;
    return page === null ? link : link.slice(0, -address.length - 1) + page + quote;
  });

/** With the query, as it is written, entities included. */
function pathOf(address: string): string {
  const path = address.replace(/^(?:https?:)?\/\/[^/?#]*/i, '');
  return path.startsWith('/') ? path : `/${path}`;
}

/** Null where the shop has none. */
function pageOfShop(path: string, site: URL): string | null {
  if (!path.startsWith(site.pathname)) return null;
  const own = path.slice(site.pathname.length - 1);
  if (/^\/shop\/?$/.test(own)) return PATHS.products;
  // WordPress names its pages by numbers, too: `/?p=12`.
  return own.startsWith('/?') || !isPage(own) ? null : own;
}

function isPage(path: string): boolean {
  const { id, prefix } = matchRoute(path.replace(/#.*/s, ''));
  return id !== 'notFound' && (prefix === null || isLanguage(prefix));
}
