import { isLanguage, type Language } from './languages.ts';

/** Site paths without a language prefix; `localPath` adds one. */
export const PATHS = {
  home: '/',
  products: '/products',
  categories: '/categories',
  category: '/category',
  articles: '/articles',
  about: '/about',
  contact: '/contact',
  contactMail: '/mail/send',
  faq: '/faq',
  privacy: '/privacy-policy',
  racing: '/racing/stp-racing',
  checkout: '/checkout',
  cart: '/cart',
  language: '/language',
  account: '/my-account',
  profile: '/profile',
  history: '/history',
  wishlist: '/wishlist',
  /** Where a guest asks for an order. */
  findOrder: '/order-summary',
  graphql: '/graphql',
  download: '/download',
} as const;

export const productPath = (slug: string) => `/product/${encodeURIComponent(slug)}`;
export const articlePath = (slug: string) => `/article/${encodeURIComponent(slug)}`;
export const categoryPath = (slug: string) => `/product-category/${encodeURIComponent(slug)}`;
/** Of a bought file; the mark proves that this shop made the link. */
export const downloadPath = (id: number, mark: string) => `${PATHS.download}/${id}/${mark}`;
/** The page that says why a bought file is not given out. */
export const downloadRefusedPath = (reason: string) => `${PATHS.download}/${reason}`;
export const orderReceivedPath = (id: number, key?: string) =>
  `/checkout/order-received/${id}${key ? `?key=${encodeURIComponent(key)}` : ''}`;

/** With key and login of a reset mail the page asks for the new password, without them whom to send one to. */
export const lostPasswordPath = (link?: { readonly key: string; readonly login: string }) =>
  `/my-account/lost-password${link ? `?${new URLSearchParams(link)}` : ''}`;

/** Where the card for an order is entered, unless the gateway has a page of its own. */
export const cardPaymentPath = (id: number, key: string) => `/checkout/pay/${id}?key=${encodeURIComponent(key)}`;

/** Of such a page, in whichever language: it runs a script of the gateway's, and so has a content policy of its own. */
export const isCardPaymentPath = (pathname: string): boolean => /^(?:\/(?:id|en))?\/checkout\/pay\/\d+$/.test(pathname);

/** States of a country, for the checkout's form. */
export const statesPath = (country: string) => `/checkout/states/${encodeURIComponent(country)}`;

export const orderSummaryPath = (id: number) => `${PATHS.findOrder}/${id}`;

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
export const returnPath = (asked: unknown): string | null =>
  typeof asked === 'string' && asked.length <= 2000 && /^\/(?![/\\])[!-[\]-~]*$/.test(asked) ? asked : null;
