import { toLineItems } from '#engine/domain/cart/line-item.ts';
import { offerGateways, paymentFacts } from '#engine/domain/payment/gateway.ts';
import { ok, type Result, refuse } from '#engine/domain/result.ts';
import type { Gateway, PaymentProvider } from '../ports/payment-provider.ts';
import type { Payment } from '../ports/payments.ts';
import type { Caller, Needs, UnitOfWork } from '../ports/ports.ts';
import { loadOffers } from '../sessions/load-offers.ts';
import { loadSellables } from '../sessions/load-sellables.ts';
import { openSession } from '../sessions/open-session.ts';
import { priceLineItems } from '../sessions/session-view.ts';
import { createOrUpdateIntent, newPayment } from './payment-records.ts';

/** What the browser needs to enter a card for the cart. */
export interface CartPaymentIntent {
  readonly id: string;
  readonly clientSecret: string;
  readonly amount: number;
  readonly currency: string;
}

type CartPaymentRefusal = { readonly code: 'PAYMENT_METHOD_INVALID' | 'PAYMENT_UNAVAILABLE' | 'CART_EMPTY' };

/** `payment` reserves the cart's money. `setup` only saves the card until the order is stored. */
type IntentKind = 'payment' | 'setup';

/**
 * The open intent of the caller's cart over its current total, through the first method on offer that takes cards for carts.
 * A session has one, however often and in how many tabs it is asked for.
 */
export async function prepareCartPayment(
  needs: Needs,
  caller: Caller,
  kind: IntentKind,
): Promise<Result<CartPaymentIntent, CartPaymentRefusal>> {
  const opened = await needs.unitOfWork((shop) => openCartPayment(needs, shop, caller));
  if (!opened.ok) return opened;
  const { payment, provider } = opened.value;
  const { id, amount, currency, reference } = payment;
  if (kind === 'payment') {
    const intent = await createOrUpdateIntent(needs, provider, payment);
    return intent.ok ? ok({ ...intent.value, amount, currency }) : refuse({ code: 'PAYMENT_UNAVAILABLE' });
  }
  const setup = await provider.createSetupIntent(reference);
  if (!setup.ok) return refuse({ code: 'PAYMENT_UNAVAILABLE' });
  await needs.unitOfWork(async ({ payments }) => {
    const stored = await payments.find(id);
    if (stored && stored.setup === null) await payments.save({ ...stored, setup: setup.value.id });
  });
  return ok({ ...setup.value, amount, currency });
}

type CartProvider = Required<PaymentProvider>;

interface OpenCartPayment {
  readonly payment: Payment;
  readonly provider: CartProvider;
}

async function openCartPayment(
  needs: Needs,
  shop: UnitOfWork,
  caller: Caller,
): Promise<Result<OpenCartPayment, CartPaymentRefusal>> {
  if (!needs.gateways.some(takesCarts)) return refuse({ code: 'PAYMENT_METHOD_INVALID' });
  const { session, cart } = await priceSession(needs, shop, caller);
  const amount = cart.totals.total;
  if (amount === 0) return refuse({ code: 'CART_EMPTY' });
  const gateway = offerGateways(needs.gateways, paymentFacts(cart, session, needs.settings)).find(takesCarts);
  if (!gateway) return refuse({ code: 'PAYMENT_METHOD_INVALID' });
  const { currency } = needs.settings;
  const open = await shop.payments.findOpenByCart(gateway.id, caller.customerId);
  const payment = open
    ? { ...open, amount, currency }
    : await shop.payments.add(
        newPayment(needs, { gateway: gateway.id, sessionId: caller.customerId, orderId: null, amount, currency }),
      );
  if (open) await shop.payments.save(payment);
  return ok({ payment, provider: gateway.provider });
}

const takesCarts = (gateway: Gateway): gateway is Gateway & { readonly provider: CartProvider } =>
  gateway.provider?.createSetupIntent !== undefined;

async function priceSession(needs: Needs, shop: UnitOfWork, caller: Caller) {
  const session = openSession(needs, caller, await shop.sessions.forUpdate(caller.customerId));
  const sellables = await loadSellables(shop.sellables, session.cart.lines, caller.language);
  const { lineItems } = toLineItems(session.cart.lines, sellables);
  const offers = await loadOffers(shop, session, caller.language);
  return { session, cart: priceLineItems(needs, { session, lineItems, offers }) };
}
