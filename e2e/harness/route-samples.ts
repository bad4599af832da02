import type { ROUTES, RouteId } from '#contract/routes.ts';

/** A route that is a page. */
type PageId = { [Id in RouteId]: (typeof ROUTES)[Id]['frame'] extends null ? never : Id }[RouteId];

interface Sample {
  /** Without a language prefix. */
  readonly path: string;
  /** 200 where it is left out. */
  readonly status?: number;
}

/** An address of each page in the demo shop, as a visitor without a session finds it. */
const SAMPLES: Readonly<Record<PageId, Sample>> = {
  home: { path: '/' },
  products: { path: '/products' },
  productsPage: { path: '/products/page/2' },
  category: { path: '/product-category/campuran-bahan-bakar' },
  categoryPage: { path: '/product-category/campuran-bahan-bakar/page/1' },
  categories: { path: '/categories' },
  guides: { path: '/category' },
  guide: { path: '/category/campuran-bahan-bakar' },
  product: { path: '/product/syn-formula' },
  wishlist: { path: '/wishlist' },
  review: { path: '/product/syn-formula/review' },
  compare: { path: '/compare?products=syn-formula,full-synthetic' },
  cart: { path: '/cart' },
  cartLink: { path: '/cart/link?items=STP-CAR-WAX-300:1' },
  orderReceived: { path: '/checkout/order-received/1', status: 404 },
  findOrder: { path: '/order-summary' },
  orderSummary: { path: '/order-summary/1', status: 404 },
  stockAlert: { path: '/product/throttle-cleaner/notify' },
  stopStockAlerts: { path: '/stock-alerts/1/unsigned' },
  vehicle: { path: '/vehicle' },
  account: { path: '/my-account' },
  lostPassword: { path: '/my-account/lost-password' },
  profile: { path: '/profile' },
  history: { path: '/history' },
  orderCancel: { path: '/order-summary/1/cancel', status: 404 },
  orderReturn: { path: '/order-summary/1/return', status: 404 },
  orderInvoice: { path: '/order-summary/1/invoice', status: 404 },
  downloadRefused: { path: '/download/expired', status: 410 },
  contact: { path: '/contact' },
  faq: { path: '/faq' },
  privacyPolicy: { path: '/privacy-policy' },
  terms: { path: '/terms' },
  articles: { path: '/articles' },
  article: { path: '/article/cara-membaca-stik-oli' },
  about: { path: '/about' },
  racing: { path: '/racing/richard-petty' },
  offline: { path: '/offline' },
  notFound: { path: '/no/such/page', status: 404 },
  checkout: { path: '/checkout' },
  cardPayment: { path: '/checkout/pay/1', status: 404 },
};

export const ROUTE_SAMPLES = Object.entries(SAMPLES).map(([id, { path, status = 200 }]) => ({ id, path, status }));
