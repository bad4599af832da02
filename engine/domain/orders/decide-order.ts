import type { GoodsLine } from '../cart/goods-line.ts';
import type { Language } from '../language.ts';
import type { PaymentGateway } from '../payment/gateway.ts';
import { paymentFacts } from '../payment/offer-gateways.ts';
import { priceCart } from '../pricing/price-cart.ts';
import type { PricedCart } from '../pricing/priced-cart.ts';
import type { Offers } from '../promotions/offers.ts';
import { granted, type Result, refused } from '../result.ts';
import type { Session } from '../sessions/session.ts';
import type { ShopSettings } from '../settings.ts';
import { decideShipping } from '../shipping/choose-rate.ts';
import type { ShippingRefusal } from '../shipping/refusals.ts';
import { buildOrder } from './build-order.ts';
import { checkoutAddresses } from './checkout-addresses.ts';
import type { CheckoutWish } from './checkout-wish.ts';
import { choosePayment } from './choose-payment.ts';
import type { NewOrder } from './order.ts';
import { toOrderLine } from './order-lines.ts';
import { needsProcessing } from './payment-state.ts';
import type { OrderRefusal } from './refusals.ts';
import { refuseAddresses } from './refuse-addresses.ts';
import { refuseLines } from './refuse-lines.ts';
import { refuseOffers } from './refuse-offers.ts';

export interface OrderFacts {
  readonly settings: ShopSettings;
  readonly gateways: readonly PaymentGateway[];
  /** Looked up just now, and held so that nobody else can use them up meanwhile. */
  readonly offers: Offers;
  readonly language: Language;
  readonly now: Date;
  /** Of the new order, already random. */
  readonly key: string;
}

interface Checkout {
  readonly session: Session;
  /** Every line of the cart, its goods looked up just now. */
  readonly goods: readonly GoodsLine[];
  readonly wish: CheckoutWish;
}

export interface OrderDecision {
  readonly order: NewOrder;
  /** The session with the addresses and the delivery it ordered with. */
  readonly session: Session;
}

type Decision = Result<OrderDecision, OrderRefusal | ShippingRefusal> & {
  /** What the order was refused for and must leave the cart. */
  readonly dropped?: PricedCart['dropped'];
};

/** May this cart become an order, and which? Nothing is written or taken here. */
export function decideOrder({ session, goods, wish }: Checkout, facts: OrderFacts): Decision {
  if (goods.length === 0) return refused({ code: 'NO_SESSION' });
  const needsShipping = goods.some((line) => !line.goods.virtual);
  const addresses = checkoutAddresses(session, { ...wish, needsShipping }, facts.settings.places);
  const refusal = refuseLines(goods) ?? refuseAddresses(addresses, needsShipping, facts.settings);
  if (refusal) return refused(refusal);
  const delivered = chooseDelivery({ session: { ...session, ...addresses }, goods, wish }, facts);
  if (!delivered.ok) return delivered;
  const stale = refuseOffers(delivered.value.cart);
  if (stale) return { ...refused(stale), dropped: delivered.value.cart.dropped };
  return decidePayment(delivered.value, wish, facts);
}

interface Priced {
  readonly session: Session;
  readonly cart: PricedCart;
}

function chooseDelivery(checkout: Checkout, facts: OrderFacts): Result<Priced, OrderRefusal | ShippingRefusal> {
  const first = price(checkout.session, checkout.goods, facts);
  if (!first.cart.needsShipping) return granted(first);
  const rates = first.cart.offer?.rates ?? [];
  if (rates.length === 0) return refused({ code: 'NO_SHIPPING_METHOD' });
  if (checkout.wish.shippingMethods.every((id) => id === '')) return granted(first);
  const choice = decideShipping(rates, checkout.wish.shippingMethods);
  if (!choice.ok) return choice;
  return granted(price({ ...checkout.session, shippingChoice: choice.value }, checkout.goods, facts));
}

const price = (session: Session, goods: readonly GoodsLine[], facts: OrderFacts): Priced => ({
  session,
  cart: priceCart(goods, { session, offers: facts.offers, settings: facts.settings, at: facts.now }),
});

function decidePayment({ session, cart }: Priced, wish: CheckoutWish, facts: OrderFacts): Decision {
  const { expectedTotal = null } = wish;
  if (expectedTotal !== null && expectedTotal !== cart.totals.total) return refused({ code: 'TOTAL_CHANGED' });
  const lines = cart.lines.map(toOrderLine);
  const payment = choosePayment({
    id: wish.paymentMethod,
    gateways: facts.gateways,
    facts: paymentFacts(cart, session, facts.settings),
    needsProcessing: needsProcessing({ lines }),
  });
  if (!payment.ok) return payment;
  return granted({ session, order: buildOrder({ session, cart, wish, payment: payment.value }, facts) });
}
