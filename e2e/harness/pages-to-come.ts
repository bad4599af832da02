/** Pages that menus, home and footer name already and that a later release brings. */
export const PAGES_TO_COME = [
  '/about',
  '/article/[^/]+',
  '/articles',
  '/categories',
  '/contact',
  '/faq',
  '/history',
  '/my-account',
  '/privacy-policy',
  '/profile',
  '/racing/stp-racing',
  '/wishlist',
].map((path) => ({ path, pattern: new RegExp(`^/(?:en|id)${path}$`) }));

/** Passing over a link to such a page fetches its 404 ahead. */
export const isToldTooEarly = (words: string): boolean => {
  const [, path = ''] = /status of 404.*\(https?:\/\/[^/]+(\/.*)\.data\b/.exec(words) ?? [];
  return PAGES_TO_COME.some(({ pattern }) => pattern.test(path));
};
