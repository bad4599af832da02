import type { CommerceApi } from '#contract/commerce-api.ts';
import type { Address } from '../model/address.ts';
import type { Cart } from '../model/cart/cart.ts';
import { createAccountApi, viewerOf } from './account.ts';
import { createAddressBookApi } from './addresses.ts';
import { createCartChanges } from './cart-changes.ts';
import type { CartMemory } from './cart-memory.ts';
import { type GetSessionQuery, getCart, getSession, UpdateCustomer } from './generated/operations.generated.ts';
import { addressInput, formAddressOf } from './map/address.ts';
import { cartOf } from './map/cart.ts';
import { createOrderChanges } from './order-changes.ts';
import { findLastOrder, findOrder, readOrder } from './orders.ts';
import { createOwnDataApi } from './own-data.ts';
import { createPaymentApi, supportedPaymentMethods } from './payment.ts';
import { placeOrder } from './place-order.ts';
import { ok, refused } from './result.ts';
import { createReviewApi } from './reviews.ts';
import type { CartAndViewer, CheckoutState, ShopperApi } from './shop.ts';
import type { ShopperRequest } from './shopper-request.ts';
import { createShopperSession } from './shopper-session.ts';
import { createProvinceCodes, type FindStates } from './states.ts';
import { createStockAlertApi } from './stock-alerts.ts';
import type { FindStripeKey } from './stripe-key.ts';
import { ApiFailure, type IfSupported, isStockBackend, type OperationResult } from './transport/run-operation.ts';
import { createWishlistApi } from './wishlist.ts';

interface Needs {
  readonly api: CommerceApi;
  readonly carts: CartMemory;
  countries(): Promise<readonly string[]>;
  takesLogins(): Promise<boolean>;
  readonly ifSupported: IfSupported;
  readonly states: FindStates;
  readonly stripeKey: FindStripeKey;
  onMissingPart(why: ApiFailure): void;
}

const NO_CART = 'the commerce API returned no cart';

/** Everything one shopper can do over the commerce API, in the shop's own terms. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: one operation per method
export function createShopperApi(
  { api, carts, countries, takesLogins, ifSupported, states, stripeKey, onMissingPart }: Needs,
  request: ShopperRequest,
): ShopperApi {
  const session = createShopperSession({ api, onMissingPart }, request);
  const { run, setToken } = session;
  const sendable = createSendable(createProvinceCodes(api));

  const remembered = () => {
    if (!isStockBackend(api)) return null;
    const isNew = request.sessionToken === null && !request.login;
    return carts.of(session.owner(), { isNew });
  };
  /** Over another backend, once what the shopper has begun is done. */
  const inTurn = <T>(change: () => Promise<T>): Promise<T> => remembered()?.inTurn(change) ?? change();
  const seen = (current: Cart): Cart => {
    remembered()?.see(current);
    return current;
  };

  /** Reading a cart renews its session, as changing it does. */
  function readCart<Data extends Pick<GetSessionQuery, 'cart' | 'customer'>>(result: OperationResult<Data>) {
    const { cart, customer } = result.data ?? {};
    if (customer?.sessionToken) setToken(customer.sessionToken);
    if (!result.ok || !cart?.contents) throw new ApiFailure(result.ok ? NO_CART : result.refusal.message);
    const { country, postcode } = customer?.shipping ?? {};
    return { cart: seen(cartOf(cart, { country: country ?? '', postcode: postcode ?? '' })), data: result.data };
  }

  const cart = async (): Promise<Cart> => readCart(await run(getSession, {})).cart;

  async function cartAndViewer(): Promise<CartAndViewer> {
    const { cart: current, data } = readCart(await run(getSession, {}));
    return { cart: current, viewer: viewerOf(data.viewer) };
  }

  async function checkoutState(): Promise<CheckoutState> {
    const { cart: current, data } = readCart(await run(getCart, {}));
    return {
      cart: current,
      viewer: viewerOf(data.viewer),
      billing: formAddressOf(data.customer?.billing),
      shipping: formAddressOf(data.customer?.shipping),
      paymentMethods: await supportedPaymentMethods(data, stripeKey),
    };
  }

  return {
    ...createAccountApi({ session, ifSupported, takesLogins }),
    cart,
    cartAndViewer,
    guestId: session.guestId,
    checkoutState,
    ...createCartChanges({ run, cart, remembered, see: seen }),
    saveAddresses: async ({ billing, shipping }) => {
      const input = { billing: await sendable(billing), shipping: await sendable(shipping) };
      const result = await inTurn(() => run(UpdateCustomer, { input }));
      if (!result.ok) return refused(result.refusal);
      const changed = result.data.updateCustomer?.cart;
      return ok(changed?.contents ? seen(cartOf(changed)) : null);
    },
    placeOrder: (order) => {
      remembered()?.see(null);
      const needs = { run, sendable, forgetsKeys: () => isStockBackend(api), onFailure: onMissingPart };
      return inTurn(() => placeOrder(needs, order));
    },
    ...createAddressBookApi({ run, ifSupported, sendable }),
    ...createOwnDataApi({ session, ifSupported }),
    ...createReviewApi({ run, isStockBackend: () => isStockBackend(api) }),
    ...createPaymentApi({ run, ifSupported, stripeKey }),
    ...createOrderChanges({ run, ifSupported }),
    ...createStockAlertApi({ run, ifSupported }),
    ...createWishlistApi({ run, hasSession: request.sessionToken !== null }),
    lastOrder: () => findLastOrder({ run }),
    findOrder: (facts) => findOrder({ run, ifSupported }, facts),
    order: (id, key) => readOrder({ run, refusesKeys: isStockBackend(api) }, { id, key }),
    allowedCountries: countries,
    states,
  };
}

const createSendable = (provinceCode: (state: string) => Promise<string>) => async (address: Partial<Address>) =>
  addressInput({ ...address, ...(address.state && { state: await provinceCode(address.state) }) });
