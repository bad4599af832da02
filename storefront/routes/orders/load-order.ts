import type { ShopperApi } from '../../gateway/shop.ts';
import type { Order } from '../../model/order/order.ts';

interface OrderPage {
  readonly request: Request;
  readonly params: { readonly orderId: string };
}

/** The key in the address of an order's page, for whoever has no session that may read the order. */
export const keyIn = (request: Request): string | null => new URL(request.url).searchParams.get('key');

/** The order that the address names; null for a missing one and for somebody else's, without a difference. */
export function loadOrder({ request, params }: OrderPage, shopper: ShopperApi): Promise<Order | null> {
  const id = Number(params.orderId);
  return Number.isSafeInteger(id) && id > 0 ? shopper.order(id, keyIn(request)) : Promise.resolve(null);
}

/** An address with an order's key must not travel on to other sites. */
export const NO_REFERRER = { 'Referrer-Policy': 'no-referrer' } as const;
