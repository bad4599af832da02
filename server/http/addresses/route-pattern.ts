import { isLanguage } from '#contract/languages.ts';
import { matchRoute } from '#contract/match-route.ts';
import { ENDPOINTS, ROUTES } from '#contract/routes.ts';
import { shortened } from '#engine/domain/text/text.ts';
import { readAddress } from './address.ts';

/** Of addresses that nobody may type: a broken escape, a NUL, another host. */
const INVALID = 'invalid';

const BUILT_FILES = '/assets';

const FOLDERS = [...Object.values(ENDPOINTS).map(({ path }) => path), BUILT_FILES];

/**
 * Which address it is, without what stands in it: no product, order, key, email address, language or search. There are
 * only as many of them as the shop has routes. `/*` are files at the root, and what does not exist.
 * @param target what stands in the request line, as the client has sent it
 */
export function routePattern(target: string): string {
  const address = readAddress(target);
  if (!address) return INVALID;
  const { path } = address;
  const folder = FOLDERS.find((one) => path === one || path.startsWith(`${one}/`));
  if (folder !== undefined) return path === folder ? folder : `${folder}/*`;
  const { route, prefix } = matchRoute(address.target);
  return prefix === null || isLanguage(prefix) ? route.path : ROUTES.notFound.path;
}

/** What of an address stands beside an error: of a page for everyone which one it is, of any other its pattern. Never the query. */
export function loggedPath(target: string): string {
  const pattern = routePattern(target);
  const { route } = matchRoute(target);
  const isForEveryone = route.audience === 'everyone' && route.path === pattern && route !== ROUTES.notFound;
  return isForEveryone ? shortened(target.split('?', 1)[0] ?? '') : pattern;
}
