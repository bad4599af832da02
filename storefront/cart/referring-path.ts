import { PATHS, returnPath, splitLanguage } from '#contract/paths.ts';

/**
 * The page that a form of the cart was sent from, by the browser's `Referer`, so that forms need not carry it. For the
 * cart's own page it is the page before. Null when the browser does not tell, or for a page of another site.
 */
export function referringPath(referrer: string | null): string | null {
  const page = referrer === null ? null : URL.parse(referrer);
  if (!page) return null;
  const isCart = splitLanguage(page.pathname).path === PATHS.cart;
  return returnPath(isCart ? page.searchParams.get('back') : page.pathname + page.search);
}
