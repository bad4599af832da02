import { createContext, type Ref, useContext } from 'react';
import { Link, type LinkProps, useLocation } from 'react-router';
import type { Language } from '#contract/languages.ts';
import { localPath, splitLanguage } from '#contract/paths.ts';

/** The language prefix of the visitor's address, or null where it has none. */
export const PrefixContext = createContext<Language | null>(null);

/** Keeps the visitor's prefix: `/products` → `/id/products` on `/id/…`. */
export function useLocalPath(): (path: string) => string {
  const prefix = useContext(PrefixContext);
  return (path) => localPath(path, prefix);
}

/** The path of the page without its language prefix: what `PATHS` speaks of. */
export const useSitePath = (): string => splitLanguage(useLocation().pathname).path;

interface LocalLinkProps extends Omit<LinkProps, 'to'> {
  /** A site path without prefix: `productPath(slug)`. */
  readonly to: string;
  readonly ref?: Ref<HTMLAnchorElement>;
}

/** A link within the shop that keeps the language prefix and fetches its page when the shopper is about to follow it. */
export function LocalLink({ to, ...link }: LocalLinkProps) {
  const localise = useLocalPath();
  return <Link prefetch="intent" {...link} to={localise(to)} />;
}
