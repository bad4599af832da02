import { layout, prefix, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes';
import { isRouteId, ROUTES, type Route, type RouteId } from '#contract/routes.ts';

/** The module of each route of the table. */
const MODULES: Readonly<Record<RouteId, string>> = {
  home: 'routes/home.tsx',
  products: 'routes/products.tsx',
  productsPage: 'routes/products.tsx',
  category: 'routes/product-category.tsx',
  categoryPage: 'routes/product-category.tsx',
  categories: 'routes/categories.tsx',
  guides: 'routes/guides.tsx',
  guide: 'routes/guide.tsx',
  product: 'routes/product.tsx',
  wishlist: 'routes/wishlist/wishlist.tsx',
  review: 'routes/review.tsx',
  compare: 'routes/compare.tsx',
  cart: 'routes/cart.tsx',
  cartLink: 'routes/cart-link.tsx',
  orderReceived: 'routes/orders/order-received.tsx',
  findOrder: 'routes/find-order.tsx',
  stockAlert: 'routes/stock-alert.tsx',
  stopStockAlerts: 'routes/stop-stock-alerts.tsx',
  vehicle: 'routes/vehicle.tsx',
  account: 'routes/account/account.tsx',
  lostPassword: 'routes/lost-password.tsx',
  profile: 'routes/account/account.tsx',
  history: 'routes/account/account.tsx',
  orderSummary: 'routes/orders/order-received.tsx',
  orderCancel: 'routes/orders/cancel-order.tsx',
  orderReturn: 'routes/orders/return-order.tsx',
  orderInvoice: 'routes/orders/invoice.tsx',
  downloadRefused: 'routes/file-refused.tsx',
  articles: 'routes/articles.tsx',
  article: 'routes/article.tsx',
  contact: 'routes/contact.tsx',
  faq: 'routes/faq.tsx',
  privacyPolicy: 'routes/privacy-policy.tsx',
  terms: 'routes/terms.tsx',
  about: 'routes/about.tsx',
  racing: 'routes/racing.tsx',
  offline: 'routes/offline.tsx',
  notFound: 'routes/not-found.tsx',
  checkout: 'routes/checkout/checkout.tsx',
  cardPayment: 'routes/card-payment.tsx',
  states: 'routes/checkout/states.ts',
  productCards: 'routes/product-cards.ts',
  wishlistMarks: 'routes/wishlist/marks.ts',
  suggestions: 'routes/suggestions.ts',
  accountData: 'routes/account/download-data.ts',
  deliveryCountries: 'routes/delivery-countries.ts',
  postcode: 'routes/checkout/postcode.ts',
  language: 'routes/language.ts',
  robots: 'routes/search-engines/robots.ts',
  sitemaps: 'routes/search-engines/sitemaps.ts',
  sitemap: 'routes/search-engines/sitemap.ts',
  feed: 'routes/search-engines/feed.ts',
  webManifest: 'routes/web-manifest.ts',
};

const ROUTE_IDS = Object.keys(ROUTES).filter(isRouteId);

const entriesIn = (frame: Route['frame']): RouteConfigEntry[] =>
  ROUTE_IDS.filter((id) => ROUTES[id].frame === frame).map((id) => {
    const path = ROUTES[id].path.slice(1);
    return path === '' ? { id, index: true, file: MODULES[id] } : route(path, MODULES[id], { id });
  });

/** `:language?` is `id`, `en` or absent; anything else is refused (`known-language.ts`). */
export default [
  ...prefix(':language?', [
    layout('routes/shop-layout.tsx', entriesIn('shop')),
    layout('routes/checkout/checkout-layout.tsx', entriesIn('checkout')),
    ...entriesIn(null),
  ]),
] satisfies RouteConfig;
