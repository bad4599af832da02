import type { GoodsLine } from '#engine/domain/cart/goods-line.ts';
import { lookUpGoods } from '#engine/domain/cart/look-up-goods.ts';
import type { Customer } from '#engine/domain/customers/customer.ts';
import type { RegistrationRefusal } from '#engine/domain/customers/refusals.ts';
import type { CheckoutWish } from '#engine/domain/orders/checkout-wish.ts';
import { decideOrder, type OrderDecision, type OrderFacts } from '#engine/domain/orders/decide-order.ts';
import type { Order } from '#engine/domain/orders/order.ts';
import { ORDER_KEY_LENGTH, orderKey } from '#engine/domain/orders/order-key.ts';
import type { OrderRefusal } from '#engine/domain/orders/refusals.ts';
import { NO_OFFERS, type Offers } from '#engine/domain/promotions/offers.ts';
import { granted, type Result, refused } from '#engine/domain/result.ts';
import { afterOrder } from '#engine/domain/sessions/after-order.ts';
import type { Session } from '#engine/domain/sessions/session.ts';
import { withoutDropped } from '#engine/domain/sessions/without-dropped.ts';
import type { ShippingRefusal } from '#engine/domain/shipping/refusals.ts';
import type { TriesRefusal } from '#engine/domain/tries/refusals.ts';
import { dropVanished } from '../cart/change-session.ts';
import { loadGoods } from '../cart/load-goods.ts';
import { openSession } from '../cart/open-session.ts';
import { readCart } from '../cart/read-cart.ts';
import { type SessionView, viewSession } from '../cart/session-view.ts';
import { bindPayment } from '../payment/bind-payment.ts';
import type { CheckoutKey } from '../ports/orders.ts';
import type { Caller, Needs, UnitOfWork } from '../ports.ts';
import { holdOffers } from '../promotions/load-offers.ts';
import { withRollBack } from '../roll-back.ts';
import { openCheckoutAccount, type PreparedAccount, prepareAccount, rememberAddresses } from './checkout-account.ts';
import { type KeyUsed, storeOrder } from './store-order.ts';

export interface PlaceOrderInput extends CheckoutWish {
  /** Random key of this one checkout form: the same again is the same order. Empty when the client has none. */
  readonly clientMutationId: string;
}

export interface Placed {
  readonly order: Order;
  /** False when an earlier try with the same key had already placed it. */
  readonly isNew: boolean;
  readonly view: SessionView;
  /** Whose account was opened with it: the request goes on as theirs. */
  readonly registered: Customer | null;
}

type PlacingRefusal = OrderRefusal | ShippingRefusal | RegistrationRefusal | TriesRefusal;
type Placing = Result<Placed, PlacingRefusal>;

/**
 * All of it or nothing, in one transaction. The session's lock lets two tries of one form follow each other. To the
 * second the cart is empty, or the form's key used: it is answered with the first one's order.
 */
export async function placeOrder(needs: Needs, caller: Caller, input: PlaceOrderInput): Promise<Placing> {
  const account = await prepareAccount(needs, caller, input);
  if (!account.ok) return account;
  const key = checkoutKey(caller, input);
  const placing = await withRollBack<Placed, PlacingRefusal | KeyUsed>((rollBack) =>
    needs.unitOfWork((shop) => place({ needs, shop, caller, key, account: account.value, rollBack }, input)),
  );
  if (placing.ok) return placing;
  const earlier = key && (await needs.orders.placedWith(key));
  if (earlier) return granted({ order: earlier, isNew: false, view: await readCart(needs, caller), registered: null });
  const { refusal } = placing;
  if (refusal.code === 'CHECKOUT_KEY_USED') throw new Error('the order of a checkout key that was used is gone');
  return refused(refusal);
}

interface Place {
  readonly needs: Needs;
  readonly shop: UnitOfWork;
  readonly caller: Caller;
  readonly key: CheckoutKey | null;
  readonly account: PreparedAccount | null;
  rollBack(refusal: PlacingRefusal | KeyUsed): never;
}

async function place(placing: Place, input: PlaceOrderInput): Promise<Result<Placed, PlacingRefusal | KeyUsed>> {
  const { needs, shop, caller } = placing;
  const session = openSession(needs, caller, await shop.sessions.forUpdate(caller.customerId));
  const sellables = await loadGoods(shop.sellables, session.cart.lines, caller.language);
  const { goods, vanished } = lookUpGoods(session.cart.lines, sellables);
  if (vanished.length > 0) {
    await shop.sessions.save(dropVanished(session, vanished));
    return refused({ code: 'LINE_GONE' });
  }
  const offers = await holdOffers(shop, buyingSession(session, input), caller.language);
  const decision = decideOrder({ session, goods, wish: input }, orderFacts(needs, caller, offers));
  if (decision.ok) return carryOut(placing, decision.value, goods);
  if (decision.dropped) await shop.sessions.save(withoutDropped(session, decision.dropped));
  return refused(decision.refusal);
}

/** Limits per customer ask for the address the order will have. */
const buyingSession = (session: Session, { billing }: CheckoutWish): Session => ({
  ...session,
  billing: { ...session.billing, email: billing?.email ?? session.billing.email },
});

const checkoutKey = ({ customerId }: Caller, { clientMutationId }: PlaceOrderInput): CheckoutKey | null =>
  clientMutationId === '' ? null : { customerId, clientMutationId };

const orderFacts = ({ settings, gateways, now, random }: Needs, { language }: Caller, offers: Offers): OrderFacts => ({
  settings,
  gateways,
  offers,
  language,
  now: now(),
  key: orderKey(random(ORDER_KEY_LENGTH, 'alphanumeric')),
});

async function carryOut(
  placing: Place,
  decision: OrderDecision,
  goods: readonly GoodsLine[],
): Promise<Result<Placed, PlacingRefusal>> {
  const { needs, shop, key, account, rollBack } = placing;
  const opened = account && (await openCheckoutAccount(placing, account, decision.session));
  if (opened && !opened.ok) return opened;
  const registered = opened?.value ?? null;
  const decided = registered ? { ...decision.order, customerId: registered.id } : decision.order;
  const order = await storeOrder({ shop, key, needs }, decided, goods);
  if (!order.ok) return rollBack(order.refusal);
  await bindPayment(needs, shop, order.value);
  await rememberAddresses(placing, order.value);
  const session = await moveOn(placing, afterOrder(decision.session, order.value.id), registered);
  const view = viewSession(needs, session, { sellables: [], offers: NO_OFFERS });
  return granted({ order: order.value, isNew: true, view, registered });
}

/** The session after the order; with a new account it is the customer's from here on. */
async function moveOn({ shop }: Place, session: Session, registered: Customer | null): Promise<Session> {
  const owned = registered ? { ...session, customerId: String(registered.id) } : session;
  if (registered) await shop.sessions.remove(session.customerId);
  await shop.sessions.save(owned);
  return owned;
}
