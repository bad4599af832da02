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
  getAllowedCountries,
  getCart,
  getStates,
  RemoveCoupons,
  RestoreCartItems,
  UpDateCartQuantity,
  UpdateCustomer,
} from './generated/operations.generated.ts';
import { addressInput, addressOf, countryOf } from './map/address.ts';
import { cartOf, paymentMethodsOf } from './map/cart.ts';
import { createPaymentVisit, payable, payPageIn } from './payment.ts';
import { readOrder } from './read-order.ts';
import type { CheckoutForm, Outcome, PlacedOrder, SessionState, Visit, VisitRequest } from './shop.ts';
import { createVisitorAsk } from './visitor-ask.ts';
import { withGiftCards } from './with-gift-cards.ts';

interface Needs {
  readonly api: CommerceApi;
  readonly extras: ReturnType<typeof createExtras>;
}

const refused = ({ refusal }: { readonly refusal: Refusal }) => ({ ok: false, refusal }) as const;

export function createVisit({ api, extras }: Needs, request: VisitRequest): Visit {
  const { ask: askAs, renew } = createVisitorAsk(api, request);

  const complete = (cart: Cart) => withGiftCards({ askAs, extras }, cart);

  async function cartOutcome<Data>(
    asked: Promise<Answer<Data>>,
    pick: (data: Data) => CartFragment | null | undefined,
  ): Promise<Outcome<Cart>> {
    const answer = await asked;
    if (!answer.ok) return refused(answer);
    const cart = pick(answer.data);
    if (!cart) throw new ApiFailure('the commerce API gave no cart');
    return { ok: true, value: await complete(cartOf(cart)) };
  }

  async function state(): Promise<SessionState> {
    const answer = await askAs(getCart, {});
    const { cart, customer } = answer.data ?? {};
    // Whoever only looks keeps their cart as long as whoever changes it.
    if (customer?.sessionToken) renew(customer.sessionToken);
    if (!answer.ok || !cart) throw new ApiFailure(answer.ok ? 'the commerce API gave no cart' : answer.refusal.message);
    return {
      cart: await complete(cartOf(cart, customer?.shipping?.country ?? null)),
      billing: addressOf(customer?.billing),
      shipping: addressOf(customer?.shipping),
      paymentMethods: await payable({ askAs, extras }, paymentMethodsOf(answer.data)),
    };
  }

  return {
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
      return answer.ok ? { ok: true, value: (await state()).cart } : refused(answer);
    },
    placeOrder: async (form) => placed(await askAs(Checkout, { input: checkoutInput(form) })),
    ...createPaymentVisit({ askAs, extras }),
    lastOrder: () => lastOrder({ askAs }),
    findOrder: (wish) => findOrder({ askAs, extras }, wish),
    order: (id, key) => readOrder({ askAs, extras }, { id, key }),
    allowedCountries: async () => {
      const { data } = await askAs(getAllowedCountries, {});
      return data?.allowedCountries?.filter((code) => code !== null) ?? [];
    },
    states: async (country) => {
      const code = countryOf(country);
      const { data } = code ? await askAs(getStates, { country: code }) : {};
      return data?.countryStates?.filter((one) => one !== null) ?? [];
    },
  };
}

const checkoutInput = ({ billing, shipping, expectedTotal, ...rest }: CheckoutForm) => ({
  ...rest,
  metaData: [{ key: EXPECTED_TOTAL, value: String(expectedTotal) }],
  billing: addressInput(billing),
  shipping: addressInput(shipping),
});

function placed(answer: Answer<CheckoutMutation>): Outcome<PlacedOrder> {
  if (!answer.ok) return refused(answer);
  const { order, redirect } = answer.data.checkout ?? {};
  if (!order?.databaseId) throw new ApiFailure('the commerce API took an order and did not say which');
  const key = order.orderKey ?? keyIn(redirect);
  return { ok: true, value: { id: order.databaseId, key, payPage: payPageIn(redirect) } };
}

/** A backend that hides the key from a guest still has it in the address it sends the guest to. */
const keyIn = (redirect: string | null | undefined): string => /[?&]key=([^&#]+)/.exec(redirect ?? '')?.[1] ?? '';
