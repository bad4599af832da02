import { destinationOf } from '../places/destination.ts';
import type { PricedCart } from '../pricing/priced-cart.ts';
import type { Session } from '../sessions/session.ts';
import type { ShopSettings } from '../settings.ts';
import type { PaymentFacts, PaymentGateway } from './gateway.ts';

export function paymentFacts(
  cart: PricedCart,
  { billing, shipping }: Pick<Session, 'billing' | 'shipping'>,
  { base, currency }: ShopSettings,
): PaymentFacts {
  const { needsShipping } = cart;
  return {
    total: cart.totals.total,
    currency,
    country: destinationOf(needsShipping ? shipping : billing, base).country,
    needsShipping,
    hasFiles: cart.lines.some(({ goods }) => goods.downloadable),
  };
}

/** What this cart can be paid with, in the shop's order. */
export const offerGateways = (gateways: readonly PaymentGateway[], facts: PaymentFacts): readonly PaymentGateway[] =>
  gateways.filter((gateway) => gateway.available(facts));
