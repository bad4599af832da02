import { createContext, useContext } from 'react';
import { LANGUAGES, type Language } from '#contract/languages.ts';
import { localPath, PATHS } from '#contract/paths.ts';
import { SITE } from '#contract/site.ts';
import { Link, type LinkProps } from '../ui/link.tsx';
import { useLanguage } from './bilingual.ts';

/** The language prefix of the visitor's address, or null where it has none. */
export const PrefixContext = createContext<Language | null>(null);

/** Keeps the visitor's prefix: `/products` → `/id/products` on `/id/…`. */
export function useLocalPath(): (path: string) => string {
  const prefix = useContext(PrefixContext);
  return (path) => localPath(path, prefix);
}

/** The path of the page without its language prefix, as in `PATHS`. Not the router's location, which changes with every query. */
export const SitePathContext = createContext<string>(PATHS.home);

export const useSitePath = (): string => useContext(SitePathContext);

interface LocalLinkProps extends Omit<LinkProps, 'href'> {
  /** A site path without prefix: `productPath(slug)`. */
  readonly to: string;
}

/** A link within the shop that keeps the language prefix. */
export function LocalLink({ to, ...link }: LocalLinkProps) {
  return <Link {...link} href={useLocalPath()(to)} />;
}

/** Absolute address of the shop without a trailing slash; null where the page's own data could not be loaded. */
export const BaseUrlContext = createContext<string | null>(null);

/** The canonical address of a page that shows a part of the one at this path, or the same in another order. */
export function CanonicalWhole({ path }: { readonly path: string }) {
  const baseUrl = useContext(BaseUrlContext);
  const language = useLanguage();
  return baseUrl === null ? null : <link rel="canonical" href={baseUrl + localPath(path, language)} />;
}

interface AlternatesProps {
  /** The part of the query that makes it a page of its own: `?page=2`. */
  readonly query: string;
}

/** The canonical address of the page, which has a language, and its addresses in all languages. */
export function Alternates({ query }: AlternatesProps) {
  const baseUrl = useContext(BaseUrlContext);
  const path = useSitePath().replace(/(?<=.)\/$/, '');
  const language = useLanguage();
  if (baseUrl === null) return null;
  const address = (code: Language) => baseUrl + localPath(path, code) + query;
  return (
    <>
      <link rel="canonical" href={address(language)} />
      {SITE.languages.map((code) => (
        <link key={code} rel="alternate" hrefLang={code} href={address(code)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={address(SITE.fallbackLanguage)} />
      <meta property="og:url" content={address(language)} />
      <meta property="og:locale" content={LANGUAGES[language].locale} />
    </>
  );
}
