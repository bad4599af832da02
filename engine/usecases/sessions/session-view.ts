import type { CartLine } from '#engine/domain/cart/cart.ts';
import { type LineItem, toLineItems } from '#engine/domain/cart/line-item.ts';
import type { Sellable } from '#engine/domain/catalog/sellable.ts';
import { offerGateways, type PaymentGateway, paymentFacts } from '#engine/domain/payment/gateway.ts';
import { priceCart } from '#engine/domain/pricing/price-cart.ts';
import type { PricedCart } from '#engine/domain/pricing/priced-cart.ts';
import type { Offers } from '#engine/domain/promotions/offers.ts';
import type { Session } from '#engine/domain/sessions/session.ts';
import type { Needs } from '../ports/ports.ts';

/** A session as its shopper sees it, priced now. */
export interface SessionView {
  readonly session: Session;
  readonly cart: PricedCart;
  /** Payment methods for this cart, in the shop's order. */
  readonly gateways: readonly PaymentGateway[];
  /** Lines that were just removed because they are no longer sold. */
  readonly vanished: readonly CartLine[];
}

type Pricing = Pick<Needs, 'settings' | 'now'>;

interface Priceable {
  readonly session: Session;
  readonly lineItems: readonly LineItem[];
  readonly offers: Offers;
}

export const priceLineItems = ({ settings, now }: Pricing, { session, lineItems, offers }: Priceable): PricedCart =>
  priceCart(lineItems, { session, settings, offers, at: now() });

interface SessionFacts {
  /** Sellables of the lines that still exist. */
  readonly sellables: readonly Sellable[];
  readonly offers: Offers;
}

export function viewSession(needs: Needs, session: Session, { sellables, offers }: SessionFacts): SessionView {
  const { lineItems, vanished } = toLineItems(session.cart.lines, sellables);
  const cart = priceLineItems(needs, { session, lineItems, offers });
  const gateways = offerGateways(needs.gateways, paymentFacts(cart, session, needs.settings));
  return { session, cart, gateways, vanished };
}

/** True when something in the session no longer counts. It is reported once and removed. */
export const isStale = ({ vanished, cart: { dropped } }: SessionView): boolean =>
  vanished.length + dropped.coupons.length + dropped.giftCards.length > 0;
