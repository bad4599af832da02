import { returnPath } from '#contract/inputs/return-path.ts';
import { PATHS, splitLanguage } from '#contract/paths.ts';

/**
 * The page a form of the cart was sent from, to lead its sender back to: what the browser says of it, so that no form has
 * to carry it. From the cart's own page it is where its visitor came from. Null when the browser does not say.
 */
export function cameFrom(referrer: string | null): string | null {
  const page = referrer === null ? null : URL.parse(referrer);
  if (!page) return null;
  const isCart = splitLanguage(page.pathname).path === PATHS.cart;
  return returnPath(isCart ? page.searchParams.get('back') : page.pathname + page.search);
}
