import { index, layout, prefix, type RouteConfig, route } from '@react-router/dev/routes';

/** The URL table. `:language?` is `id`, `en` or absent; anything else is refused (`known-language.ts`). */
export default [
  ...prefix(':language?', [
    layout('routes/shop-layout.tsx', [
      index('routes/home.tsx'),
      route('products', 'routes/products.tsx', { id: 'products' }),
      route('products/page/:pageNumber', 'routes/products.tsx', { id: 'products-page' }),
      route('product-category/:categorySlug', 'routes/product-category.tsx', { id: 'product-category' }),
      route('product-category/:categorySlug/page/:pageNumber', 'routes/product-category.tsx', {
        id: 'product-category-page',
      }),
      route('product/:slug', 'routes/product.tsx'),
      route('cart', 'routes/cart.tsx'),
      route('checkout/order-received/:orderId', 'routes/order-received.tsx', { id: 'order-received' }),
      route('order-summary', 'routes/find-order.tsx'),
      route('order-summary/:orderId', 'routes/order-received.tsx', { id: 'order-summary' }),
      route('download/:reason', 'routes/file-refused.tsx'),
      route('*', 'routes/not-found.tsx'),
    ]),
    layout('routes/checkout/checkout-layout.tsx', [
      route('checkout', 'routes/checkout/checkout.tsx'),
      route('checkout/pay/:orderId', 'routes/card-payment.tsx'),
    ]),
    route('checkout/states/:country', 'routes/checkout/states.ts'),
    route('language', 'routes/language.ts'),
  ]),
] satisfies RouteConfig;
