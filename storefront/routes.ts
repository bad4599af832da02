import { layout, prefix, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes';
import { ROUTES, type Route, type RouteId } from '#contract/routes.ts';

/** The module of each route of the table. */
const MODULES: Readonly<Record<RouteId, string>> = {
  home: 'routes/home.tsx',
  products: 'routes/products.tsx',
  productsPage: 'routes/products.tsx',
  category: 'routes/product-category.tsx',
  categoryPage: 'routes/product-category.tsx',
  product: 'routes/product.tsx',
  cart: 'routes/cart.tsx',
  orderReceived: 'routes/order-received.tsx',
  findOrder: 'routes/find-order.tsx',
  orderSummary: 'routes/order-received.tsx',
  downloadRefused: 'routes/file-refused.tsx',
  notFound: 'routes/not-found.tsx',
  checkout: 'routes/checkout/checkout.tsx',
  cardPayment: 'routes/card-payment.tsx',
  states: 'routes/checkout/states.ts',
  language: 'routes/language.ts',
};

const isRouteId = (id: string): id is RouteId => Object.hasOwn(ROUTES, id);
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
