import type { ListedOrder } from '../../model/order-history.ts';
import type { ShopRequest } from '../../shop-context.ts';

/** What the tab of orders shows; `orders` is null when they could not be loaded, which the tab says in its own words. */
export async function loadOrders({ shopper, onError }: ShopRequest, url: URL) {
  const orders = await shopper.orders().catch((error: unknown): readonly ListedOrder[] | null => {
    onError(error);
    return null;
  });
  return { orders, search: url.searchParams.get('order') ?? '' };
}
