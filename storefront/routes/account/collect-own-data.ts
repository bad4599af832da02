import { SITE } from '#contract/site.ts';
import { type CollectedData, dataExport } from '../../model/account/data-export.ts';
import type { Viewer } from '../../model/account/viewer.ts';
import { minorUnits } from '../../model/money.ts';
import type { ShopRequest } from '../../shop-context.ts';

/** Keys of the account's data that have a place of their own in the copy. */
const KNOWN_KEYS: readonly string[] = ['addresses', 'wishlist'];

async function collect({ shopper, catalog }: ShopRequest, viewer: Viewer): Promise<CollectedData> {
  const [{ registered, stored }, addresses, wishlist, cart, orders, records, products] = await Promise.all([
    shopper.ownAccount(),
    shopper.addressBook(),
    shopper.savedWishlist(),
    shopper.cart(),
    shopper.allOrders(),
    shopper.ownRecords(),
    catalog.productsById(),
  ]);
  return {
    viewer,
    registered,
    addresses,
    cart: cart.lines,
    orders,
    records,
    wishlist: (wishlist ?? []).map((productId) => ({ productId, name: products.get(productId)?.name ?? '' })),
    otherData: Object.fromEntries(Object.entries(stored).filter(([key]) => !KNOWN_KEYS.includes(key))),
  };
}

/** The customer's copy of everything that the shop keeps of them. @throws {ApiFailure} when some of it could not be read */
export async function collectOwnData(shop: ShopRequest, viewer: Viewer, madeAt: Date) {
  const stamp = { shop: SITE.siteName, currency: SITE.currency, minorUnits: minorUnits(), madeAt };
  return dataExport(await collect(shop, viewer), stamp);
}
