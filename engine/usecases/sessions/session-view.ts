import type { CartLine } from '#engine/domain/cart/cart.ts';
import { type LineItem, toLineItems } from '#engine/domain/cart/line-item.ts';
import type { Sellable } from '#engine/domain/catalog/sellable.ts';
import { offerGateways, type PaymentGateway, paymentFacts } from '#engine/domain/payment/gateway.ts';
import { priceCart } from '#engine/domain/pricing/price-cart.ts';
import type { PricedCart } from '#engine/domain/pricing/priced-cart.ts';
import type { Offers } from '#engine/domain/promotions/offers.ts';
import type { Session } from '#engine/domain/sessions/session.ts';
import type { Needs } from '../ports/ports.ts';

/** Everything a shopper may know of the own visit, priced at this moment. */
export interface SessionView {
  readonly session: Session;
  readonly cart: PricedCart;
  /** What the cart can be paid with, in the shop's order. */
  readonly gateways: readonly PaymentGateway[];
  /** Lines that were just taken out because their goods are no longer sold. */
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
  /** Of every line, as far as there are any. */
  readonly sellables: readonly Sellable[];
  readonly offers: Offers;
}

export function viewSession(needs: Needs, session: Session, { sellables, offers }: SessionFacts): SessionView {
  const { lineItems, vanished } = toLineItems(session.cart.lines, sellables);
  const cart = priceLineItems(needs, { session, lineItems: lineItems, offers });
  const gateways = offerGateways(needs.gateways, paymentFacts(cart, session, needs.settings));
  return { session, cart, gateways, vanished };
}

/** Something in the session counts no longer: it is told of once and taken out. */
export const isStale = ({ vanished, cart: { dropped } }: SessionView): boolean =>
  vanished.length + dropped.coupons.length + dropped.giftCards.length > 0;
