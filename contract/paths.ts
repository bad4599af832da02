import { isLanguage, type Language } from './languages.ts';
import { ENDPOINTS, pathTo, ROUTES } from './routes.ts';

/** Paths of links, without a language prefix; `localPath` adds one. */
export const PATHS = {
  home: ROUTES.home.path,
  products: ROUTES.products.path,
  cart: ROUTES.cart.path,
  checkout: ROUTES.checkout.path,
  findOrder: ROUTES.findOrder.path,
  language: ROUTES.language.path,
  categories: '/categories',
  category: '/category',
  articles: '/articles',
  about: '/about',
  contact: '/contact',
  faq: '/faq',
  privacy: '/privacy-policy',
  racing: '/racing/stp-racing',
  account: '/my-account',
  profile: '/profile',
  history: '/history',
  wishlist: '/wishlist',
} as const;

export const productPath = (slug: string) => pathTo('product', { slug });
export const articlePath = (slug: string) => `/article/${encodeURIComponent(slug)}`;
export const categoryPath = (slug: string) => pathTo('category', { categorySlug: slug });
/** Of a bought file. The signature proves that this shop made the link. */
export const downloadPath = (id: number, signature: string) => `${ENDPOINTS.download.path}/${id}/${signature}`;
/** The page that says why a bought file cannot be downloaded. */
export const downloadRefusedPath = (reason: string) => pathTo('downloadRefused', { reason });

const withKey = (path: string, key: string | undefined) => (key ? `${path}?key=${encodeURIComponent(key)}` : path);

export const orderReceivedPath = (id: number, key?: string) => withKey(pathTo('orderReceived', { orderId: id }), key);

/** The page asks for the new password with the key and login of a reset e-mail, and for an account without them. */
export const lostPasswordPath = (link?: { readonly key: string; readonly login: string }) =>
  `/my-account/lost-password${link ? `?${new URLSearchParams(link)}` : ''}`;

/** Where the card for an order is entered, unless the gateway has a page of its own. */
export const cardPaymentPath = (id: number, key: string) => withKey(pathTo('cardPayment', { orderId: id }), key);

/** States of a country, for the checkout's form. */
export const statesPath = (country: string) => pathTo('states', { country });

export const orderSummaryPath = (id: number) => pathTo('orderSummary', { orderId: id });

/** Page 1 has no number: one list, one address. */
export const pagePath = (listPath: string, page: number) => (page <= 1 ? listPath : `${listPath}/page/${page}`);

/** `/id/products` → `{ language: 'id', path: '/products' }`; without a prefix the language is null. */
export function splitLanguage(pathname: string): { language: Language | null; path: string } {
  const [, first, ...rest] = pathname.split('/');
  return isLanguage(first) ? { language: first, path: `/${rest.join('/')}` } : { language: null, path: pathname };
}

/** The path with the language prefix that the visitor is on, or none. */
export const localPath = (path: string, prefix: Language | null) =>
  prefix === null ? path : path === '/' ? `/${prefix}` : `/${prefix}${path}`;

/** A page of this shop to go back to, or null. Anything that a browser could read as another host is refused. */
export const returnPath = (path: unknown): string | null =>
  typeof path === 'string' && path.length <= 2000 && /^\/(?![/\\])[!-[\]-~]*$/.test(path) ? path : null;
