import { createContext, useContext } from 'react';
import { useLocation } from 'react-router';
import type { Language } from '#contract/languages.ts';
import { localPath, splitLanguage } from '#contract/paths.ts';
import { Link, type LinkProps } from '../ui/link.tsx';

/** The language prefix of the visitor's address, or null where it has none. */
export const PrefixContext = createContext<Language | null>(null);

/** Keeps the visitor's prefix: `/products` → `/id/products` on `/id/…`. */
export function useLocalPath(): (path: string) => string {
  const prefix = useContext(PrefixContext);
  return (path) => localPath(path, prefix);
}

/** The path of the page without its language prefix: what `PATHS` speaks of. */
export const useSitePath = (): string => splitLanguage(useLocation().pathname).path;

interface LocalLinkProps extends Omit<LinkProps, 'href'> {
  /** A site path without prefix: `productPath(slug)`. */
  readonly to: string;
}

/** A link within the shop that keeps the language prefix. */
export function LocalLink({ to, ...link }: LocalLinkProps) {
  return <Link {...link} href={useLocalPath()(to)} />;
}
