/** Pages that menus, home and footer link to already and that do not exist yet. */
export const MISSING_PAGES = [
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

/** Hovering over a link to such a page prefetches its 404. */
export const isPrefetchOfMissingPage = (error: string): boolean => {
  const [, path = ''] = /status of 404.*\(https?:\/\/[^/]+(\/.*)\.data\b/.exec(error) ?? [];
  return MISSING_PAGES.some(({ pattern }) => pattern.test(path));
};
