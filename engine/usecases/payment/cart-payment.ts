import { lookUpGoods } from '#engine/domain/cart/look-up-goods.ts';
import { offerGateways, paymentFacts } from '#engine/domain/payment/offer-gateways.ts';
import { granted, type Result, refused } from '#engine/domain/result.ts';
import { loadGoods } from '../cart/load-goods.ts';
import { openSession } from '../cart/open-session.ts';
import { priceGoods } from '../cart/session-view.ts';
import type { Payment } from '../ports/payments.ts';
import type { Caller, Needs, UnitOfWork } from '../ports.ts';
import { loadOffers } from '../promotions/load-offers.ts';
import { newPayment } from './new-payment.ts';
import { openIntent } from './open-intent.ts';
import { providerOf } from './provider-of.ts';

/** What a shopper's browser needs to enter a card for the cart. */
export interface CartIntent {
  readonly id: string;
  readonly clientSecret: string;
  readonly amount: number;
  readonly currency: string;
}

type NoIntent = { readonly code: 'PAYMENT_METHOD_INVALID' | 'PAYMENT_UNAVAILABLE' | 'CART_EMPTY' };

export interface CartPaymentInput {
  readonly gateway: string;
  /** Reserve the cart's money, or only keep the card until the order is there. */
  readonly kind: 'payment' | 'setup';
}

/** The open intent of the caller's cart, over today's total: one for a session, however often and in how many tabs. */
export async function cartPayment(
  needs: Needs,
  caller: Caller,
  { gateway, kind }: CartPaymentInput,
): Promise<Result<CartIntent, NoIntent>> {
  const provider = providerOf(needs, gateway);
  if (!provider) return refused({ code: 'PAYMENT_METHOD_INVALID' });
  const due = await needs.unitOfWork((shop) => dueForCart(needs, shop, { caller, gateway }));
  if (!due.ok) return due;
  const { id, amount, currency, reference } = due.value;
  if (kind === 'payment') {
    const opened = await openIntent(needs, provider, due.value);
    return opened.ok ? granted({ ...opened.value, amount, currency }) : refused({ code: 'PAYMENT_UNAVAILABLE' });
  }
  const setUp = await provider.setUp(reference);
  if (!setUp.ok) return refused({ code: 'PAYMENT_UNAVAILABLE' });
  await needs.unitOfWork(async ({ payments }) => {
    const payment = await payments.find(id);
    if (payment && payment.setup === null) await payments.save({ ...payment, setup: setUp.value.id });
  });
  return granted({ ...setUp.value, amount, currency });
}

interface Asked {
  readonly caller: Caller;
  readonly gateway: string;
}

async function dueForCart(
  needs: Needs,
  shop: UnitOfWork,
  { caller, gateway }: Asked,
): Promise<Result<Payment, NoIntent>> {
  const session = openSession(needs, caller, await shop.sessions.forUpdate(caller.customerId));
  const sellables = await loadGoods(shop.sellables, session.cart.lines, caller.language);
  const { goods } = lookUpGoods(session.cart.lines, sellables);
  const offers = await loadOffers(shop, session, caller.language);
  const cart = priceGoods(needs, { session, goods, offers });
  const amount = cart.totals.total;
  if (amount === 0) return refused({ code: 'CART_EMPTY' });
  const offered = offerGateways(needs.gateways, paymentFacts(cart, session, needs.settings));
  if (!offered.some(({ id }) => id === gateway)) return refused({ code: 'PAYMENT_METHOD_INVALID' });
  const { currency } = needs.settings;
  const begun = await shop.payments.ofCart(gateway, caller.customerId);
  if (!begun) {
    const facts = { gateway, sessionId: caller.customerId, orderId: null, amount, currency };
    return granted(await shop.payments.add(newPayment(needs, facts)));
  }
  const payment = { ...begun, amount, currency };
  await shop.payments.save(payment);
  return granted(payment);
}
