import { createContext, useContext } from 'react';
import { useLocation } from 'react-router';
import { LANGUAGES, type Language } from '#contract/languages.ts';
import { localPath, splitLanguage } from '#contract/paths.ts';
import { Link, type LinkProps } from '../ui/link.tsx';

/** The language prefix of the visitor's address, or null where it has none. */
export const PrefixContext = createContext<Language | null>(null);

/** Keeps the visitor's prefix: `/products` → `/id/products` on `/id/…`. */
export function useLocalPath(): (path: string) => string {
  const prefix = useContext(PrefixContext);
  return (path) => localPath(path, prefix);
}

/** The path of the page without its language prefix, as in `PATHS`. */
export const useSitePath = (): string => splitLanguage(useLocation().pathname).path;

interface LocalLinkProps extends Omit<LinkProps, 'href'> {
  /** A site path without prefix: `productPath(slug)`. */
  readonly to: string;
}

/** A link within the shop that keeps the language prefix. */
export function LocalLink({ to, ...link }: LocalLinkProps) {
  return <Link {...link} href={useLocalPath()(to)} />;
}

interface AlternatesProps {
  readonly baseUrl: string;
  /** The address without its query: a filtered list names the whole list. */
  readonly pathname: string;
  readonly language: Language;
}

const CODES: readonly Language[] = ['id', 'en'];

/** The canonical address of the page, and its addresses in both languages. */
export function Alternates({ baseUrl, pathname, language }: AlternatesProps) {
  const { path } = splitLanguage(pathname);
  const address = (code: Language) => baseUrl + localPath(path, code);
  return (
    <>
      <link rel="canonical" href={address(language)} />
      {CODES.map((code) => (
        <link key={code} rel="alternate" hrefLang={code} href={address(code)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={baseUrl + path} />
      <meta property="og:url" content={address(language)} />
      <meta property="og:locale" content={LANGUAGES[language].locale} />
    </>
  );
}
