import type { LineItem } from '../cart/line-item.ts';
import type { Language } from '../language.ts';
import { type NewOrderFacts, offerGateways, type PaymentGateway, paymentFacts } from '../payment/gateway.ts';
import { priceCart } from '../pricing/price-cart.ts';
import type { PricedCart } from '../pricing/priced-cart.ts';
import type { DroppedOffers, Offers } from '../promotions/offers.ts';
import { ok, type Result, refuse } from '../result.ts';
import { isGuest, type Session } from '../sessions/session.ts';
import type { ShopSettings } from '../settings/settings.ts';
import { decideShipping, type ShippingRefusal } from '../shipping/choose-rate.ts';
import { buildOrder, type ChosenPayment, toOrderLine } from './build-order.ts';
import { refuseAddresses, refuseDroppedOffers, refuseLines } from './checkout-checks.ts';
import { type CheckoutRequest, checkoutAddresses } from './checkout-request.ts';
import { type NewOrder, type NewOrderLine, needsProcessing } from './order.ts';
import type { OrderRefusal } from './refusals.ts';
import { refuseUnpaid, type UnpaidPieces } from './unpaid-pieces.ts';

export interface OrderFacts {
  readonly settings: ShopSettings;
  readonly gateways: readonly PaymentGateway[];
  /** Categories whose products need a number of registration. */
  readonly lubricants: ReadonlySet<number>;
  /** Read and locked in this transaction, so that no other order can use them up. */
  readonly offers: Offers;
  /** Null for a buyer who has paid before, and whom nothing is limited for. */
  readonly unpaid: UnpaidPieces | null;
  readonly language: Language;
  readonly now: Date;
  /** Random key of the new order. */
  readonly key: string;
}

interface Checkout {
  readonly session: Session;
  /** Every line of the cart, resolved in this transaction. */
  readonly lineItems: readonly LineItem[];
  readonly request: CheckoutRequest;
}

export interface OrderDecision {
  readonly order: NewOrder;
  /** The session with the addresses and the shipping rate of the order. */
  readonly session: Session;
  readonly cart: PricedCart;
}

type Decision = Result<OrderDecision, OrderRefusal | ShippingRefusal> & {
  /** Offers that made the order fail and must leave the cart. */
  readonly dropped?: DroppedOffers;
};

/** The order this cart becomes, or why it is refused. Pure: nothing is stored or taken here. */
export function decideOrder({ session, lineItems, request }: Checkout, facts: OrderFacts): Decision {
  if (lineItems.length === 0) return refuse({ code: 'NO_SESSION' });
  const needsShipping = lineItems.some((line) => !line.sellable.virtual);
  const addresses = checkoutAddresses(session, { ...request, needsShipping }, facts.settings.geography);
  const refusal = refuseLines(lineItems, facts.lubricants) ?? refuseAddresses(addresses, needsShipping, facts.settings);
  if (refusal) return refuse(refusal);
  const delivered = chooseDelivery({ session: { ...session, ...addresses }, lineItems, request }, facts);
  if (!delivered.ok) return delivered;
  const stale = refuseDroppedOffers(delivered.value.cart);
  if (stale) return { ...refuse(stale), dropped: delivered.value.cart.dropped };
  return decidePayment(delivered.value, request, facts);
}

interface Priced {
  readonly session: Session;
  readonly cart: PricedCart;
}

function chooseDelivery(checkout: Checkout, facts: OrderFacts): Result<Priced, OrderRefusal | ShippingRefusal> {
  const first = priceCheckout(checkout.session, checkout.lineItems, facts);
  if (!first.cart.needsShipping) return ok(first);
  const rates = first.cart.offer?.rates ?? [];
  if (rates.length === 0) return refuse({ code: 'NO_SHIPPING_METHOD' });
  if (checkout.request.shippingMethods.every((id) => id === '')) return ok(first);
  const choice = decideShipping(rates, checkout.request.shippingMethods);
  if (!choice.ok) return choice;
  return ok(priceCheckout({ ...checkout.session, shippingChoice: choice.value }, checkout.lineItems, facts));
}

const priceCheckout = (session: Session, lineItems: readonly LineItem[], facts: OrderFacts): Priced => ({
  session,
  cart: priceCart(lineItems, { session, offers: facts.offers, settings: facts.settings, at: facts.now }),
});

function decidePayment({ session, cart }: Priced, request: CheckoutRequest, facts: OrderFacts): Decision {
  const { expectedTotal = null } = request;
  if (expectedTotal !== null && expectedTotal !== cart.totals.total) return refuse({ code: 'TOTAL_CHANGED' });
  const lines = cart.lines.map(toOrderLine);
  const payment = choosePayment({
    id: request.paymentMethod,
    gateways: facts.gateways,
    facts: { ...paymentFacts(cart, session, facts.settings), isTrusted: facts.unpaid === null },
    needsProcessing: needsProcessing({ lines }),
  });
  if (!payment.ok) return payment;
  const excess = refuseExcess({ session, lines }, payment.value, facts);
  if (excess) return refuse(excess);
  return ok({ session, cart, order: buildOrder({ session, cart, request, payment: payment.value }, facts) });
}

const refuseExcess = (
  { session, lines }: { readonly session: Session; readonly lines: readonly NewOrderLine[] },
  { gateway }: ChosenPayment,
  { unpaid, settings: { unpaidGuestOrders: limits } }: OrderFacts,
): OrderRefusal | null =>
  gateway &&
  unpaid &&
  refuseUnpaid({ lines, kind: gateway.kind, isGuest: isGuest(session.customerId), unpaid, limits });

interface Choice {
  /** Null takes the first method that is offered. */
  readonly id: string | null;
  readonly gateways: readonly PaymentGateway[];
  readonly facts: NewOrderFacts;
  readonly needsProcessing: boolean;
}

/** A free order counts as paid. */
function choosePayment({ id, gateways, facts, needsProcessing }: Choice): Result<ChosenPayment, OrderRefusal> {
  if (facts.total === 0) return ok({ gateway: null, status: needsProcessing ? 'processing' : 'completed' });
  const gateway = offerGateways(gateways, facts).find((one) => id === null || one.id === id);
  if (!gateway) return refuse({ code: 'PAYMENT_METHOD_INVALID' });
  return ok({ gateway, status: gateway.initialStatus(facts) });
}
