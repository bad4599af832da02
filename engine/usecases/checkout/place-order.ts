import { mergeAddress } from '#engine/domain/addresses/address.ts';
import { type LineItem, toLineItems } from '#engine/domain/cart/line-item.ts';
import type { Customer } from '#engine/domain/customers/customer.ts';
import type { CustomerForbidden, RegistrationRefusal } from '#engine/domain/customers/refusals.ts';
import type { CheckoutRequest } from '#engine/domain/orders/checkout-request.ts';
import { decideOrder, type OrderDecision, type OrderFacts } from '#engine/domain/orders/decide-order.ts';
import type { Order } from '#engine/domain/orders/order.ts';
import { ORDER_KEY_LENGTH, orderKey } from '#engine/domain/orders/order-access.ts';
import type { OrderRefusal } from '#engine/domain/orders/refusals.ts';
import type { UnpaidPieces } from '#engine/domain/orders/unpaid-pieces.ts';
import { NO_OFFERS, type Offers } from '#engine/domain/promotions/offers.ts';
import type { RateLimitRefusal } from '#engine/domain/rate-limits/attempt-limits.ts';
import { ok, type Result, refuse } from '#engine/domain/result.ts';
import { afterOrder, withoutDropped } from '#engine/domain/sessions/change-session.ts';
import { customerNumber, isGuest, type Session } from '#engine/domain/sessions/session.ts';
import type { ShippingRefusal } from '#engine/domain/shipping/choose-rate.ts';
import { readCart } from '../cart/read-cart.ts';
import { lubricantCategoryIds } from '../catalog/lubricants.ts';
import { limitLargeOrder, lockUnprovenBuyer, type UnprovenBuyer } from '../orders/unproven-buyer.ts';
import { attachPayment } from '../payment/payment-records.ts';
import type { CheckoutKey, UnpaidBuyer } from '../ports/orders.ts';
import type { Caller, Needs, UnitOfWork } from '../ports/ports.ts';
import { withRollBack } from '../ports/roll-back.ts';
import { rateLimit } from '../rate-limits/rate-limit.ts';
import { dropVanished } from '../sessions/change-session.ts';
import { lockOffers } from '../sessions/load-offers.ts';
import { loadSellables } from '../sessions/load-sellables.ts';
import { openSession } from '../sessions/open-session.ts';
import { type SessionView, viewSession } from '../sessions/session-view.ts';
import {
  openCheckoutAccount,
  type PreparedAccount,
  prepareAccount,
  refundAccount,
  saveAddresses,
} from './checkout-account.ts';
import { type KeyUsed, storeOrder } from './store-order.ts';

export interface PlaceOrderRequest extends CheckoutRequest {
  /** Sent again with the same key, the request returns the first order. Empty when the client sends none. */
  readonly idempotencyKey: string;
}

export interface Placed {
  readonly order: Order;
  /** False when an earlier request with the same key had placed it. */
  readonly isNew: boolean;
  readonly view: SessionView;
  /** The customer whose account was opened with the order. The request continues as theirs. */
  readonly registered: Customer | null;
}

type PlaceOrderRefusal = OrderRefusal | ShippingRefusal | RegistrationRefusal | RateLimitRefusal | CustomerForbidden;

/**
 * Places an order in one transaction, or changes nothing. The session's lock serializes two requests of one form. The
 * second one finds the cart empty or the key used, and returns the first one's order.
 */
export async function placeOrder(
  needs: Needs,
  caller: Caller,
  request: PlaceOrderRequest,
): Promise<Result<Placed, PlaceOrderRefusal>> {
  if (!needs.settings.takesOrders) return refuse({ code: 'SHOP_NOT_OPEN' });
  const lubricants = await lubricantCategoryIds(needs);
  const account = await prepareAccount(needs, caller, request);
  if (!account.ok) return account;
  const key = checkoutKey(caller, request);
  const placed = await withRollBack<Placed, PlaceOrderRefusal | KeyUsed>((rollBack) =>
    needs.unitOfWork((shop) =>
      placeInTransaction({ needs, shop, caller, key, account: account.value, lubricants, rollBack }, request),
    ),
  );
  if (placed.ok) return placed;
  if (account.value) await refundAccount(needs, caller, placed.refusal.code);
  const earlier = key && (await needs.orders.placedWith(key));
  if (earlier) return ok({ order: earlier, isNew: false, view: await readCart(needs, caller), registered: null });
  const { refusal } = placed;
  if (refusal.code === 'CHECKOUT_KEY_USED') throw new Error('an idempotency key is used, but its order does not exist');
  return refuse(refusal);
}

interface PlacingContext {
  readonly needs: Needs;
  readonly shop: UnitOfWork;
  readonly caller: Caller;
  readonly key: CheckoutKey | null;
  readonly account: PreparedAccount | null;
  readonly lubricants: ReadonlySet<number>;
  rollBack(refusal: PlaceOrderRefusal | KeyUsed): never;
}

async function placeInTransaction(
  context: PlacingContext,
  given: PlaceOrderRequest,
): Promise<Result<Placed, PlaceOrderRefusal | KeyUsed>> {
  const { needs, shop, caller } = context;
  const { reopensOn } = needs.settings;
  if (reopensOn !== null) return refuse({ code: 'SHOP_CLOSED', reopensOn });
  const session = openSession(needs, caller, await shop.sessions.forUpdate(caller.customerId));
  const request = await withAccountEmail(shop, session, given);
  const sellables = await loadSellables(shop.sellables, session.cart.lines, caller.language);
  const { lineItems, vanished } = toLineItems(session.cart.lines, sellables);
  if (vanished.length > 0) {
    await shop.sessions.save(dropVanished(session, vanished));
    return refuse({ code: 'LINE_GONE' });
  }
  const withEmail = withOrderEmail(session, request);
  const offers = await lockOffers(shop, withEmail, caller.language);
  const unproven = await lockUnprovenBuyer(context, buyerOf(caller, withEmail.billing.email));
  const facts = orderFacts(context, offers, unproven?.unpaid ?? null);
  const decision = decideOrder({ session, lineItems, request }, facts);
  if (decision.ok) return storeDecision({ ...context, unproven }, decision.value, lineItems);
  if (decision.dropped) await shop.sessions.save(withoutDropped(session, decision.dropped));
  return refuse(decision.refusal);
}

function buyerOf({ customerId }: Caller, email: string): UnpaidBuyer {
  const account = customerNumber(customerId);
  return account === null ? { sessionId: customerId, email } : { account };
}

/** A customer who names no email address is written to at that of the account. */
async function withAccountEmail(
  { customers }: UnitOfWork,
  session: Session,
  request: PlaceOrderRequest,
): Promise<PlaceOrderRequest> {
  const { billing } = withOrderEmail(session, request);
  const id = customerNumber(session.customerId);
  const customer = billing.email === '' && id !== null ? await customers.find(id) : null;
  return customer ? { ...request, billing: { ...request.billing, email: customer.email } } : request;
}

/** Coupon limits per customer are checked for the email address of the order. */
const withOrderEmail = (session: Session, { billing }: CheckoutRequest): Session => ({
  ...session,
  billing: { ...session.billing, email: mergeAddress(session.billing, billing ?? {}).email },
});

const checkoutKey = ({ customerId }: Caller, { idempotencyKey }: PlaceOrderRequest): CheckoutKey | null =>
  idempotencyKey === '' ? null : { customerId, idempotencyKey };

const orderFacts = (
  { needs, caller, lubricants }: PlacingContext,
  offers: Offers,
  unpaid: UnpaidPieces | null,
): OrderFacts => ({
  settings: needs.settings,
  gateways: needs.gateways,
  lubricants,
  offers,
  unpaid,
  language: caller.language,
  now: needs.now(),
  key: orderKey(needs.random(ORDER_KEY_LENGTH, 'alphanumeric')),
});

interface StoringContext extends PlacingContext {
  readonly unproven: UnprovenBuyer | null;
}

async function storeDecision(
  context: StoringContext,
  decision: OrderDecision,
  lineItems: readonly LineItem[],
): Promise<Result<Placed, PlaceOrderRefusal>> {
  const { needs, shop, key, unproven, account, rollBack } = context;
  const opened = account && (await openCheckoutAccount(context, account, decision.session));
  if (opened && !opened.ok) return opened;
  const registered = opened?.value ?? null;
  const decided = registered ? { ...decision.order, customerId: registered.id } : decision.order;
  const open = await limitGuest(context, decided);
  if (!open.ok) return rollBack(open.refusal);
  const excess = unproven && decided.status === 'pending' && (await limitLargeOrder(context, unproven, decided));
  if (excess) return rollBack(excess);
  const order = await storeOrder({ shop, key, network: unproven?.network ?? null, needs }, decided, lineItems);
  if (!order.ok) return rollBack(order.refusal);
  await attachPayment(needs, shop, order.value);
  const saved = await saveAddresses(context, order.value);
  if (!saved.ok) return rollBack(saved.refusal);
  const session = await storeSession(context, afterOrder(decision.session, order.value.id), registered);
  const view = viewSession(needs, session, { sellables: [], offers: NO_OFFERS });
  return ok({ order: order.value, isNew: true, view, registered });
}

/** A guest's order goes to an email address that nobody has proven. Counted with the order, so only placed ones count. */
async function limitGuest(
  { needs, shop, caller }: PlacingContext,
  { billing }: Pick<Order, 'billing'>,
): Promise<Result<null, RateLimitRefusal>> {
  if (!isGuest(caller.customerId)) return ok(null);
  const attempt = { action: 'guest-order', subject: billing.email, clientAddress: null } as const;
  return rateLimit({ ...needs, attempts: shop.attempts }, attempt);
}

/** Stores the session after the order. With a new account it becomes the customer's session. */
async function storeSession({ shop }: PlacingContext, session: Session, registered: Customer | null): Promise<Session> {
  const owned = registered ? { ...session, customerId: String(registered.id) } : session;
  if (registered) await shop.sessions.remove(session.customerId);
  await shop.sessions.save(owned);
  return owned;
}
