import { isLanguage, type Language } from './languages.ts';
import { ENDPOINTS, pathTo, ROUTES } from './routes.ts';

/** Paths of links, without a language prefix; `localPath` adds one. */
export const PATHS = {
  home: ROUTES.home.path,
  products: ROUTES.products.path,
  cart: ROUTES.cart.path,
  deliveryCountries: ROUTES.deliveryCountries.path,
  checkout: ROUTES.checkout.path,
  findOrder: ROUTES.findOrder.path,
  vehicle: ROUTES.vehicle.path,
  language: ROUTES.language.path,
  categories: ROUTES.categories.path,
  guides: ROUTES.guides.path,
  articles: ROUTES.articles.path,
  about: ROUTES.about.path,
  contact: ROUTES.contact.path,
  faq: ROUTES.faq.path,
  privacy: ROUTES.privacyPolicy.path,
  terms: ROUTES.terms.path,
  account: ROUTES.account.path,
  accountData: ROUTES.accountData.path,
  profile: ROUTES.profile.path,
  history: ROUTES.history.path,
  wishlist: ROUTES.wishlist.path,
  compare: ROUTES.compare.path,
  productCards: ROUTES.productCards.path,
  wishlistMarks: ROUTES.wishlistMarks.path,
  sitemaps: ROUTES.sitemaps.path,
  feed: ROUTES.feed.path,
  webManifest: ROUTES.webManifest.path,
} as const;

/** What one of the eight fixed categories is for. */
export const guidePath = (slug: string) => pathTo('guide', { slug });
export const racingPath = (slug: string) => pathTo('racing', { slug });
export const productPath = (slug: string) => pathTo('product', { slug });
/** One of the lists of pages for search engines, from 1. */
export const sitemapPath = (number: number) => pathTo('sitemap', { file: `${number}.xml` });
export const articlePath = (slug: string) => pathTo('article', { slug });
/** Where a review of the product is written. */
export const reviewPath = (slug: string) => pathTo('review', { slug });
export const categoryPath = (slug: string) => pathTo('category', { categorySlug: slug });
/** Of a bought file. The signature proves that this shop made the link. */
export const downloadPath = (id: number, signature: string) => `${ENDPOINTS.download.path}/${id}/${signature}`;
/** The page that says why a bought file cannot be downloaded. */
export const downloadRefusedPath = (reason: string) => pathTo('downloadRefused', { reason });

const withKey = (path: string, key: string | undefined) => (key ? `${path}?key=${encodeURIComponent(key)}` : path);

export const orderReceivedPath = (id: number, key?: string) => withKey(pathTo('orderReceived', { orderId: id }), key);

/** The page asks for the new password with the key and login of a reset email, and for an account without them. */
export const lostPasswordPath = (link?: { readonly key: string; readonly login: string }) =>
  `${ROUTES.lostPassword.path}${link ? `?${new URLSearchParams(link)}` : ''}`;

/** One tab of the account; without one its first. */
export const accountPath = (tab?: string) => (tab ? `${PATHS.account}?${new URLSearchParams({ tab })}` : PATHS.account);

/** The login, which leads back to the page that needs it. */
export const loginPath = (back: string) => `${PATHS.account}?${new URLSearchParams({ back })}`;

/** Where the card for an order is entered, unless the gateway has a page of its own. */
export const cardPaymentPath = (id: number, key: string) => withKey(pathTo('cardPayment', { orderId: id }), key);

/** States of a country, for the checkout's form. */
export const statesPath = (country: string) => pathTo('states', { country });

/** Products and categories to suggest for a text in the search field; popular ones for a blank text. */
export const suggestionsPath = (text: string) =>
  text === '' ? ROUTES.suggestions.path : `${ROUTES.suggestions.path}?${new URLSearchParams({ q: text })}`;
/** What an Indonesian postcode says about the place, for the checkout's form. */
export const postcodePath = (postcode: string) => pathTo('postcode', { postcode });
export const orderSummaryPath = (id: number, key?: string) => withKey(pathTo('orderSummary', { orderId: id }), key);

/** What can be done with an order; the key is for whoever reads the order by it. */
export const orderActionPath = (action: 'orderCancel' | 'orderReturn' | 'orderInvoice', id: number, key?: string) =>
  withKey(pathTo(action, { orderId: id }), key);

/** Where somebody asks to be told when a sold-out product is back. */
export const stockAlertPath = (slug: string) => pathTo('stockAlert', { slug });
/** Ends all stock alerts of an email address. The signature proves that this shop made the link. */
export const stopStockAlertsPath = (id: number, signature: string) => pathTo('stopStockAlerts', { id, signature });

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

/**
 * A page of this shop to go back to, or null. Anything that a browser could read as another host is refused, as is what
 * becomes such a path once its dots are resolved: `/..//host`.
 */
export function returnPath(path: unknown): string | null {
  if (typeof path !== 'string' || path.length > 2000 || !/^\/(?![/\\])[!-[\]-~]*$/.test(path)) return null;
  return new URL(path, 'http://shop').pathname.startsWith('//') ? null : path;
}
