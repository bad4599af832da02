import { BACKEND_PICTURES_PATH, UPLOADS_PATH } from './pictures.ts';

/** Requests a minute and client are limited by these budgets. */
export type RequestLimit = 'checkout' | 'orders' | 'api' | 'pages';

/** One address of the storefront. */
export interface Route {
  /** As React Router reads it: `:name` stands for one segment, `*` for the rest. The language prefix comes before it. */
  readonly path: string;
  /** What stands around the page; null for a response that is no page. */
  readonly frame: 'shop' | 'checkout' | null;
  /** Pages for everyone are cached. What belongs to one visitor never is. */
  readonly audience: 'everyone' | 'visitor';
  readonly limit: RequestLimit | null;
  /** The page may load the payment gateway's script. */
  readonly hasCardForm?: true;
  /** Its form may carry pictures. */
  readonly hasUploads?: true;
  /** Its form may change a whole cart, and counts as so many pages. */
  readonly formWeight?: number;
}

/**
 * Every address of the storefront. The router's configuration, the page cache, the request limiter, the content policy and
 * the links are made from this table. Where two patterns match with the same number of fixed segments, the first row wins.
 */
export const ROUTES = {
  home: { path: '/', frame: 'shop', audience: 'everyone', limit: null },
  products: { path: '/products', frame: 'shop', audience: 'everyone', limit: null },
  productsPage: { path: '/products/page/:pageNumber', frame: 'shop', audience: 'everyone', limit: null },
  category: { path: '/product-category/:categorySlug', frame: 'shop', audience: 'everyone', limit: null },
  categoryPage: {
    path: '/product-category/:categorySlug/page/:pageNumber',
    frame: 'shop',
    audience: 'everyone',
    limit: null,
  },
  categories: { path: '/categories', frame: 'shop', audience: 'everyone', limit: null },
  guides: { path: '/category', frame: 'shop', audience: 'everyone', limit: null },
  guide: { path: '/category/:slug', frame: 'shop', audience: 'everyone', limit: null },
  product: { path: '/product/:slug', frame: 'shop', audience: 'everyone', limit: null },
  wishlist: { path: '/wishlist', frame: 'shop', audience: 'visitor', limit: null, formWeight: 25 },
  review: { path: '/product/:slug/review', frame: 'shop', audience: 'visitor', limit: null },
  compare: { path: '/compare', frame: 'shop', audience: 'everyone', limit: null },
  cart: { path: '/cart', frame: 'shop', audience: 'visitor', limit: null },
  cartLink: { path: '/cart/link', frame: 'shop', audience: 'visitor', limit: null, formWeight: 25 },
  orderReceived: { path: '/checkout/order-received/:orderId', frame: 'shop', audience: 'visitor', limit: 'orders' },
  findOrder: { path: '/order-summary', frame: 'shop', audience: 'visitor', limit: 'orders' },
  orderCancel: { path: '/order-summary/:orderId/cancel', frame: 'shop', audience: 'visitor', limit: 'orders' },
  orderReturn: {
    path: '/order-summary/:orderId/return',
    frame: 'shop',
    audience: 'visitor',
    limit: 'orders',
    hasUploads: true,
  },
  orderInvoice: { path: '/order-summary/:orderId/invoice', frame: 'shop', audience: 'visitor', limit: 'orders' },
  orderSummary: { path: '/order-summary/:orderId', frame: 'shop', audience: 'visitor', limit: 'orders' },
  stockAlert: { path: '/product/:slug/notify', frame: 'shop', audience: 'visitor', limit: null },
  stopStockAlerts: { path: '/stock-alerts/:id/:signature', frame: 'shop', audience: 'visitor', limit: null },
  vehicle: { path: '/vehicle', frame: 'shop', audience: 'visitor', limit: null },
  account: { path: '/my-account', frame: 'shop', audience: 'visitor', limit: null },
  lostPassword: { path: '/my-account/lost-password', frame: 'shop', audience: 'visitor', limit: null },
  profile: { path: '/profile', frame: 'shop', audience: 'visitor', limit: null },
  history: { path: '/history', frame: 'shop', audience: 'visitor', limit: null },
  downloadRefused: { path: '/download/:reason', frame: 'shop', audience: 'everyone', limit: null },
  articles: { path: '/articles', frame: 'shop', audience: 'everyone', limit: null },
  article: { path: '/article/:slug', frame: 'shop', audience: 'everyone', limit: null },
  contact: { path: '/contact', frame: 'shop', audience: 'visitor', limit: null },
  faq: { path: '/faq', frame: 'shop', audience: 'everyone', limit: null },
  privacyPolicy: { path: '/privacy-policy', frame: 'shop', audience: 'everyone', limit: null },
  terms: { path: '/terms', frame: 'shop', audience: 'everyone', limit: null },
  about: { path: '/about', frame: 'shop', audience: 'everyone', limit: null },
  racing: { path: '/racing/:slug', frame: 'shop', audience: 'everyone', limit: null },
  /** Shown by the browser when a page that it has not kept cannot be reached. */
  offline: { path: '/offline', frame: 'shop', audience: 'everyone', limit: null },
  notFound: { path: '/*', frame: 'shop', audience: 'everyone', limit: null },
  checkout: { path: '/checkout', frame: 'checkout', audience: 'visitor', limit: 'checkout' },
  cardPayment: {
    path: '/checkout/pay/:orderId',
    frame: 'checkout',
    audience: 'visitor',
    limit: null,
    hasCardForm: true,
  },
  states: { path: '/checkout/states/:country', frame: null, audience: 'visitor', limit: null },
  productCards: { path: '/products/cards', frame: null, audience: 'everyone', limit: null },
  wishlistMarks: { path: '/wishlist/marks', frame: null, audience: 'visitor', limit: null },
  suggestions: { path: '/suggestions', frame: null, audience: 'everyone', limit: null },
  /** A form posted there downloads what the shop keeps of a customer. */
  accountData: { path: '/my-account/data', frame: null, audience: 'visitor', limit: 'orders' },
  deliveryCountries: { path: '/cart/countries', frame: null, audience: 'visitor', limit: null },
  postcode: { path: '/checkout/postcode/:postcode', frame: null, audience: 'visitor', limit: null },
  language: { path: '/language', frame: null, audience: 'visitor', limit: null },
  /** For search engines and feed readers. */
  robots: { path: '/robots.txt', frame: null, audience: 'everyone', limit: null },
  sitemaps: { path: '/sitemap.xml', frame: null, audience: 'everyone', limit: null },
  sitemap: { path: '/sitemap/:file', frame: null, audience: 'everyone', limit: null },
  feed: { path: '/articles/feed.xml', frame: null, audience: 'everyone', limit: null },
  /** Of the installed shop: its name, colours and icons. */
  webManifest: { path: '/site.webmanifest', frame: null, audience: 'everyone', limit: null },
} as const satisfies Readonly<Record<string, Route>>;

export type RouteId = keyof typeof ROUTES;

/** Addresses that the server answers itself, without the storefront and without the page cache. They have no language prefix. */
export const ENDPOINTS = {
  graphql: { path: '/graphql', limit: 'api' },
  contactMail: { path: '/mail/send', limit: null },
  /** A bought file: `/download/:id/:signature`. */
  download: { path: '/download', limit: null },
  /** Events of payment gateways: `/webhooks/:gateway`. */
  webhooks: { path: '/webhooks', limit: null },
  uploads: { path: UPLOADS_PATH, limit: null },
  /** Pictures of another backend: `/backend-pictures/:path`. */
  backendPictures: { path: BACKEND_PICTURES_PATH, limit: null },
  /** Icons by set and name: `/icons/tabler.json?icons=world`. */
  icons: { path: '/icons', limit: null },
  /** What is wrong with the shop, for a monitor. */
  health: { path: '/health', limit: null },
  /** Whether the process lives, for whoever restarts it. */
  liveness: { path: '/healthz', limit: null },
  /** Whether requests should be sent to this process, for a load balancer. */
  readiness: { path: '/readyz', limit: null },
  /** Numbers for the operator; only with a token. */
  metrics: { path: '/metrics', limit: null },
  /** Where browsers report what a page's content policy has refused. */
  policyReports: { path: '/csp-reports', limit: null },
  /** Where test cards are entered; not in production. */
  testCards: { path: '/test-cards', limit: null },
  /** Emails that were written to files; in development only. */
  mailViewer: { path: '/dev/mail', limit: null },
} as const satisfies Readonly<Record<string, { readonly path: string; readonly limit: RequestLimit | null }>>;

type ParameterNames<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParameterNames<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

export type RouteParameters<Id extends RouteId> = Readonly<
  Record<ParameterNames<(typeof ROUTES)[Id]['path']>, string | number>
>;

export const isRouteId = (id: string): id is RouteId => Object.hasOwn(ROUTES, id);

/** The path of a route with its parameters filled in: `pathTo('product', { slug: 'fuel-cleaner' })`. */
export const pathTo = <Id extends RouteId>(id: Id, parameters: RouteParameters<Id>): string =>
  ROUTES[id].path.replace(/:(\w+)/g, (_whole, name: keyof RouteParameters<Id>) =>
    encodeURIComponent(String(parameters[name])),
  );
