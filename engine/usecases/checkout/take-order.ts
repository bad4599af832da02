import type { AddressPatch } from '#engine/domain/addresses/address.ts';
import { type LineItem, toLineItems } from '#engine/domain/cart/line-item.ts';
import type { Customer } from '#engine/domain/customers/customer.ts';
import type { CustomerForbidden } from '#engine/domain/customers/refusals.ts';
import type { Language } from '#engine/domain/language.ts';
import { decideOrder, type OrderFacts } from '#engine/domain/orders/decide-order.ts';
import type { NewOrder } from '#engine/domain/orders/order.ts';
import { ORDER_KEY_LENGTH, orderKey } from '#engine/domain/orders/order-access.ts';
import type { OrderRefusal } from '#engine/domain/orders/refusals.ts';
import { NOTHING_UNPAID } from '#engine/domain/orders/unpaid-pieces.ts';
import type { PricedRate } from '#engine/domain/pricing/priced-cart.ts';
import { ok, type Result, refuse } from '#engine/domain/result.ts';
import type { Session } from '#engine/domain/sessions/session.ts';
import type { ShippingRefusal } from '#engine/domain/shipping/choose-rate.ts';
import { lubricantCategoryIds } from '../catalog/lubricants.ts';
import type { Needs, UnitOfWork } from '../ports/ports.ts';
import { withRollBack } from '../ports/roll-back.ts';
import { lockOffers } from '../sessions/load-offers.ts';
import { loadSellables } from '../sessions/load-sellables.ts';
import { type CartRequest, type CodeRefusal, fillCart } from './fill-cart.ts';
import type { ItemRefusal } from './lines-of-skus.ts';
import { storeOrder } from './store-order.ts';

/** An order that an operator takes for somebody, by telephone or in a chat. */
export interface TakeOrderRequest extends CartRequest {
  /** The account it belongs to. Null for a guest. */
  readonly customerId: number | null;
  /** Where it is delivered to, over that address of the account. Empty for the billing address, or that of the account. */
  readonly shipping: AddressPatch;
  /** Id of a rate, such as `flat_rate:2`. Empty takes the first that is offered. */
  readonly shippingMethod: string;
  /** Null takes the first that is offered. None that is paid online. */
  readonly paymentMethod: string | null;
  /** The buyer's wishes for this order. */
  readonly note: string;
  /** What a checkout would send along with the order. */
  readonly meta?: Readonly<Record<string, string>>;
  /** Null for that of the account, or of the shop. */
  readonly language: Language | null;
  /** False only decides. */
  readonly store: boolean;
}

export interface TakenOrder {
  readonly order: NewOrder;
  /** Null when it is not stored. */
  readonly id: number | null;
  /** How it could be delivered. */
  readonly rates: readonly PricedRate[];
}

export type TakeOrderRefusal = ItemRefusal | CodeRefusal | OrderRefusal | ShippingRefusal | CustomerForbidden;

/**
 * Places an order by the rules of the checkout, in one transaction, or changes nothing. It needs no session: the account's own
 * cart stays as it is.
 */
export async function takeOrder(
  needs: Needs,
  request: TakeOrderRequest,
): Promise<Result<TakenOrder, TakeOrderRefusal>> {
  if (!needs.settings.takesOrders) return refuse({ code: 'SHOP_NOT_OPEN' });
  const lubricants = await lubricantCategoryIds(needs);
  return withRollBack<TakenOrder, TakeOrderRefusal>((rollBack) =>
    needs.unitOfWork(async (shop): Promise<Result<TakenOrder, TakeOrderRefusal>> => {
      const decided = await decideIn({ needs, shop, lubricants }, request);
      if (!decided.ok) return decided;
      const { order, lineItems, rates } = decided.value;
      if (!request.store) return ok({ order, id: null, rates });
      const stored = await storeOrder({ shop, key: null, network: null, needs }, order, lineItems);
      if (!stored.ok) {
        if (stored.refusal.code === 'CHECKOUT_KEY_USED') throw new Error('an order without a key cannot be sent again');
        return rollBack(stored.refusal);
      }
      const { id, customerId, createdAt: writtenAt } = stored.value;
      // Whoever erases the account meanwhile either finds the order or leaves nobody to take it for.
      const isErased = customerId !== null && !(await shop.customers.forUpdate(customerId));
      if (isErased) return rollBack({ code: 'CUSTOMER_FORBIDDEN' });
      await shop.orders.addNote({ orderId: id, event: { code: 'taken' }, writtenAt });
      return ok({ order: stored.value, id, rates });
    }),
  );
}

interface TakingContext {
  readonly needs: Needs;
  readonly shop: UnitOfWork;
  /** Categories whose products need a number of registration. */
  readonly lubricants: ReadonlySet<number>;
}

interface Decided extends Pick<TakenOrder, 'order' | 'rates'> {
  readonly lineItems: readonly LineItem[];
}

async function decideIn(context: TakingContext, request: TakeOrderRequest): Promise<Result<Decided, TakeOrderRefusal>> {
  const { needs, shop } = context;
  const account = await accountOf(shop, request.customerId);
  if (!account.ok) return account;
  const customer = account.value;
  const language = request.language ?? customer?.language ?? needs.settings.shopLanguage;
  const filled = await fillCart({ needs, shop, language, customer }, request);
  if (!filled.ok) return filled;
  const session = filled.value;
  const sellables = await loadSellables(shop.sellables, session.cart.lines, language);
  const { lineItems } = toLineItems(session.cart.lines, sellables);
  const checkout = { session, lineItems, request: checkoutRequest(request, customer) };
  const decision = decideOrder(checkout, await factsOf(context, session, { language, customer }));
  if (!decision.ok) return refuse(decision.refusal);
  const { order, cart } = decision.value;
  return ok({ order, lineItems, rates: cart.offer?.rates ?? [] });
}

async function accountOf(
  { customers }: UnitOfWork,
  id: number | null,
): Promise<Result<Customer | null, CustomerForbidden>> {
  if (id === null) return ok(null);
  const customer = await customers.find(id);
  return customer ? ok(customer) : refuse({ code: 'CUSTOMER_FORBIDDEN' });
}

const checkoutRequest = (
  { billing, shipping, shippingMethod, paymentMethod, note, meta = {} }: TakeOrderRequest,
  customer: Customer | null,
) => ({
  billing,
  shipping,
  shippingMethods: [shippingMethod],
  paymentMethod,
  note,
  meta,
  shipToDifferentAddress:
    Object.keys(shipping).length > 0 || (customer !== null && customer.shipping.address1 !== '' && !isPostal(billing)),
});

const isPostal = ({ email: _email, phone: _phone, ...postal }: AddressPatch): boolean => Object.keys(postal).length > 0;

interface Buyer {
  readonly language: Language;
  readonly customer: Customer | null;
}

/** Nobody is there to enter a card. The operator knows whose account it is, and whether that buyer pays. */
async function factsOf(
  { needs, shop, lubricants }: TakingContext,
  session: Session,
  { language, customer }: Buyer,
): Promise<OrderFacts> {
  const { settings, gateways, now, random } = needs;
  return {
    settings,
    language,
    now: now(),
    key: orderKey(random(ORDER_KEY_LENGTH, 'alphanumeric')),
    gateways: gateways.filter(({ kind }) => kind === 'bank-transfer' || kind === 'pay-on-delivery'),
    lubricants,
    offers: await lockOffers(shop, session, language),
    unpaid: customer ? null : NOTHING_UNPAID,
  };
}
