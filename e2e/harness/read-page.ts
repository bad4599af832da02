import { decodeHTML } from 'entities';
import type { Language } from '#contract/languages.ts';

/** What a page says of itself, read from its HTML. */
export interface ReadPage {
  readonly status: number;
  /** After redirects. */
  readonly path: string;
  readonly html: string;
  readonly language: string | null;
  readonly titles: readonly string[];
  readonly description: string | null;
  readonly isListed: boolean;
  readonly canonical: string | null;
  /** Its addresses by language, and by `x-default`. */
  readonly alternates: Readonly<Record<string, string>>;
  /** What it is for those who share it: `og:title`, `og:image`. */
  readonly shared: Readonly<Record<string, string>>;
  /** Texts of the headings of the first level. */
  readonly headings: readonly string[];
}

const all = (html: string, pattern: RegExp): readonly string[] =>
  [...html.matchAll(pattern)].map(([, found = '']) => decodeHTML(found));

const first = (html: string, pattern: RegExp): string | null => all(html, pattern)[0] ?? null;

const byName = (html: string, pattern: RegExp): Readonly<Record<string, string>> =>
  Object.fromEntries([...html.matchAll(pattern)].map(([, name = '', found = '']) => [name, decodeHTML(found)]));

/**
 * @param url whose page is asked for as a browser without script asks for it
 * @param preferred the browser's language
 */
export async function readPage(url: string, preferred?: Language): Promise<ReadPage> {
  const headers = { accept: 'text/html', ...(preferred && { 'accept-language': preferred }) };
  const response = await fetch(url, { headers });
  const html = await response.text();
  return {
    status: response.status,
    path: new URL(response.url).pathname,
    html,
    language: first(html, /<html lang="([^"]*)"/g),
    titles: all(html, /<title>([^<]*)<\/title>/g),
    description: first(html, /<meta name="description" content="([^"]*)"/g),
    isListed: !html.includes('<meta name="robots" content="noindex"'),
    canonical: first(html, /<link rel="canonical" href="([^"]*)"/g),
    alternates: byName(html, /<link rel="alternate" hrefLang="([^"]*)" href="([^"]*)"/g),
    shared: byName(html, /<meta property="(og:[^"]*)" content="([^"]*)"/g),
    headings: all(html, /<h1[^>]*>(.*?)<\/h1>/gs).map((heading) => heading.replace(/<[^>]*>/g, '').trim()),
  };
}

type JsonLd = Readonly<Record<string, unknown>>;

/** What the page tells search engines as JSON-LD, one thing after the other. */
export const structuredData = (html: string): readonly JsonLd[] =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].flatMap(([, json = '']) => {
    const data: JsonLd & { readonly '@graph'?: readonly JsonLd[] } = JSON.parse(json);
    return data['@graph'] ?? data;
  });

/** Addresses that the page links to within the shop, with their queries and without fragments. */
export function internalLinks(html: string, pageUrl: string): readonly string[] {
  const own = new URL(pageUrl).origin;
  const urls = all(html, /<a\b[^>]*?\shref="([^"]*)"/g).flatMap((href) => URL.parse(href, pageUrl) ?? []);
  return [...new Set(urls.filter(({ origin }) => origin === own).map(({ pathname, search }) => pathname + search))];
}

/** What a reader sees or hears of a page: its texts, and the attributes that are read out. */
export function shownTexts(html: string): readonly string[] {
  const shown = html.replace(/<(script|style|noscript)\b.*?<\/\1>|<!--.*?-->/gs, '');
  // What keeps a word in one line does not end a text.
  const whole = shown.replace(/<span class="unbroken">(.*?)<\/span>/gs, '$1');
  const attributes = all(shown, /\s(?:aria-label|alt|title|placeholder|content)="([^"]*)"/g);
  return [...whole.split(/<[^>]*>/).map((text) => decodeHTML(text)), ...attributes]
    .map((text) => text.trim())
    .filter((text) => text !== '');
}
