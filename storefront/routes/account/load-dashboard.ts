import { countryNames } from '#contract/geography/countries.ts';
import type { ShopRequest } from '../../shop-context.ts';

const LATEST = 3;

/** What the first tab shows: counts, the latest orders, and where they go. */
export async function loadDashboard({ shopper, language }: ShopRequest) {
  const [{ orders, next }, files, wishlist, { billing, shipping }] = await Promise.all([
    shopper.orders(),
    shopper.downloads(),
    shopper.savedWishlist(),
    shopper.checkoutState(),
  ]);
  const facts = {
    orderCount: orders.length,
    hasOlderOrders: next !== null,
    fileCount: files.filter(({ url }) => url !== null).length,
    wishlistCount: wishlist?.length ?? 0,
    billing,
    shipping,
    countries: countryNames([billing.country, shipping.country], language),
    states: await shopper.states([billing.country, shipping.country]),
  };
  return { facts, latest: orders.slice(0, LATEST), formKey: crypto.randomUUID() };
}
