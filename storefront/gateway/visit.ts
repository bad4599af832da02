import type { CommerceApi } from '#contract/commerce-api.ts';
import { EXPECTED_TOTAL } from '#contract/order-meta.ts';
import type { Refusal } from '#contract/refusals.ts';
import type { Cart } from '../model/cart.ts';
import type { Answer } from './ask.ts';
import { ApiFailure } from './errors.ts';
import type { createExtras } from './extras.ts';
import { findOrder, lastOrder } from './find-order.ts';
import {
  ApplyCoupon,
  addToCart,
  type CartFragment,
  ChangeShippingMethod,
  Checkout,
  type CheckoutMutation,
  EmptyCart,
  type GetCartAloneQuery,
  getAllowedCountries,
  getCart,
  getCartAlone,
  RemoveCoupons,
  RestoreCartItems,
  UpDateCartQuantity,
  UpdateCustomer,
} from './generated/operations.generated.ts';
import { addressInput, formAddressOf } from './map/address.ts';
import { cartOf } from './map/cart.ts';
import { createPaymentVisit, isByCard, payable, payPageIn } from './payment.ts';
import { readOrder } from './read-order.ts';
import type { CheckoutForm, Outcome, PlacedOrder, SessionState, Visit, VisitRequest } from './shop.ts';
import type { FindStates } from './states.ts';
import type { FindStripeKey } from './stripe-key.ts';
import { createVisitorAsk } from './visitor-ask.ts';

interface Needs {
  readonly api: CommerceApi;
  readonly extras: ReturnType<typeof createExtras>;
  readonly states: FindStates;
  readonly stripeKey: FindStripeKey;
}

const refused = ({ refusal }: { readonly refusal: Refusal }) => ({ ok: false, refusal }) as const;

export function createVisit({ api, extras, states, stripeKey }: Needs, request: VisitRequest): Visit {
  const { ask: askAs, renew } = createVisitorAsk(api, request);

  async function cartOutcome<Data>(
    asked: Promise<Answer<Data>>,
    pick: (data: Data) => CartFragment | null | undefined,
  ): Promise<Outcome<Cart>> {
    const answer = await asked;
    if (!answer.ok) return refused(answer);
    const cart = pick(answer.data);
    if (!cart) throw new ApiFailure('the commerce API gave no cart');
    return { ok: true, value: cartOf(cart) };
  }

  /** Whoever only looks keeps their cart as long as whoever changes it. */
  function cartSeen<Data extends GetCartAloneQuery>(answer: Answer<Data>) {
    const { cart, customer } = answer.data ?? {};
    if (customer?.sessionToken) renew(customer.sessionToken);
    if (!answer.ok || !cart) throw new ApiFailure(answer.ok ? 'the commerce API gave no cart' : answer.refusal.message);
    return { cart: cartOf(cart, customer?.shipping?.country ?? null), data: answer.data };
  }

  const cartAlone = async (): Promise<Cart> => cartSeen(await askAs(getCartAlone, {})).cart;

  async function state(): Promise<SessionState> {
    const { cart, data } = cartSeen(await askAs(getCart, {}));
    return {
      cart,
      billing: formAddressOf(data.customer?.billing),
      shipping: formAddressOf(data.customer?.shipping),
      paymentMethods: await payable(data, stripeKey),
    };
  }

  return {
    cart: cartAlone,
    state,
    addToCart: async ({ productId, variationId, quantity, choices, form }) => {
      const variation = choices?.map(({ attribute, value }) => ({ attributeName: attribute, attributeValue: value }));
      const input = {
        ...{ productId, quantity },
        ...(variationId && { variationId }),
        ...(variation && { variation }),
        ...(form && { clientMutationId: form }),
      };
      return cartOutcome(askAs(addToCart, { input }), (data) => data.addToCart?.cart);
    },
    changeQuantity: (key, quantity) =>
      cartOutcome(askAs(UpDateCartQuantity, { key, quantity }), (data) => data.updateItemQuantities?.cart),
    restoreLine: (key) => cartOutcome(askAs(RestoreCartItems, { keys: [key] }), (data) => data.restoreCartItems?.cart),
    emptyCart: () => cartOutcome(askAs(EmptyCart, {}), (data) => data.emptyCart?.cart),
    applyCode: (code) => cartOutcome(askAs(ApplyCoupon, { code }), (data) => data.applyCoupon?.cart),
    removeCode: (code) => cartOutcome(askAs(RemoveCoupons, { codes: [code] }), (data) => data.removeCoupons?.cart),
    chooseShipping: (rateId) =>
      cartOutcome(
        askAs(ChangeShippingMethod, { shippingMethods: [rateId] }),
        (data) => data.updateShippingMethod?.cart,
      ),
    saveAddresses: async ({ billing, shipping }) => {
      const input = { billing: addressInput(billing), shipping: addressInput(shipping) };
      const answer = await askAs(UpdateCustomer, { input });
      if (!answer.ok) return refused(answer);
      const cart = answer.data.updateCustomer?.cart;
      return { ok: true, value: cart ? cartOf(cart) : await cartAlone() };
    },
    placeOrder: async (form) => placed(form, await askAs(Checkout, { input: checkoutInput(form) })),
    ...createPaymentVisit({ askAs, extras, stripeKey }),
    lastOrder: () => lastOrder({ askAs }),
    findOrder: (wish) => findOrder({ askAs, extras }, wish),
    order: (id, key) => readOrder({ askAs, extras }, { id, key }),
    allowedCountries: async () => {
      const { data } = await askAs(getAllowedCountries, {});
      return data?.allowedCountries?.filter((code) => code !== null) ?? [];
    },
    states,
  };
}

const checkoutInput = ({ billing, shipping, expectedTotal, ...rest }: CheckoutForm) => ({
  ...rest,
  metaData: [{ key: EXPECTED_TOTAL, value: String(expectedTotal) }],
  billing: addressInput(billing),
  shipping: addressInput(shipping),
});

function placed({ paymentMethod }: CheckoutForm, answer: Answer<CheckoutMutation>): Outcome<PlacedOrder> {
  if (!answer.ok) return refused(answer);
  const { order, redirect } = answer.data.checkout ?? {};
  if (!order?.databaseId) throw new ApiFailure('the commerce API took an order and did not say which');
  const key = order.orderKey ?? keyIn(redirect);
  const payPage = payPageIn(redirect);
  const needsCardForm = payPage === null && isByCard(paymentMethod);
  return { ok: true, value: { id: order.databaseId, key, payPage, needsCardForm } };
}

/** A backend that hides the key from a guest still has it in the address it sends the guest to. */
const keyIn = (redirect: string | null | undefined): string => /[?&]key=([^&#]+)/.exec(redirect ?? '')?.[1] ?? '';
