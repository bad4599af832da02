import { redirect, redirectDocument } from 'react-router';
import { readOrderAccount } from '#contract/inputs/account.ts';
import { PaymentInput, readCheckoutForm } from '#contract/inputs/checkout.ts';
import { cardPaymentPath, localPath, orderReceivedPath } from '#contract/paths.ts';
import { ACCOUNT_FIELD } from '../../features/checkout/order-account-fields.ts';
import { respondWithNotices, type StepResponse, stepResponse } from '../../features/checkout/step-response.ts';
import { addressesIn, SEEN_ADDRESSES, SEEN_DELIVERY } from '../../features/checkout/steps.ts';
import { textOf } from '../../forms/read-request.ts';
import type { CheckoutRequest, CheckoutState, PlacedOrder } from '../../gateway/shop.ts';
import { hasOwnPhone, isSameAddress } from '../../model/address.ts';
import { chosenDelivery, isToBeSent } from '../../model/cart/cart.ts';
import type { ShopRequest } from '../../shop-context.ts';
import { saveRequested } from './save-to-book.ts';

type OrderAccount = NonNullable<CheckoutRequest['account']>;
type PaymentDetails = Omit<CheckoutRequest, 'billing' | 'shipping' | 'shipToDifferentAddress'>;

/** The checked form of the last step, or why it stays open. `account` is null where none is opened. */
function readPayment(form: FormData) {
  const payment = readCheckoutForm(PaymentInput, form);
  const account = form.has(ACCOUNT_FIELD) ? readOrderAccount(form) : null;
  if (payment.ok && (account === null || account.ok))
    return { ok: true, payment: payment.value, account: account?.value ?? null } as const;
  const problems = payment.ok ? {} : payment.problems;
  const accountProblems = account === null || account.ok ? {} : account.problems;
  return { ok: false, response: stepResponse('payment', form, { problems, accountProblems }) } as const;
}

const checkoutRequest = ({ cart, billing, shipping }: CheckoutState, payment: PaymentDetails): CheckoutRequest => ({
  ...payment,
  billing,
  shipping: cart.needsShipping ? shipping : billing,
  shipToDifferentAddress:
    cart.needsShipping && (!isSameAddress(billing, shipping) || hasOwnPhone({ billing, shipping })),
});

/** What the shopper saw and is no longer true. A repeated form finds an empty cart: its idempotency key then finds the order. */
function outdatedIn(form: FormData, state: CheckoutState) {
  const { cart } = state;
  if (cart.lines.length === 0) return null;
  const [seenDelivery, seenAddresses] = [textOf(form, SEEN_DELIVERY), textOf(form, SEEN_ADDRESSES)];
  const seenTotal = PaymentInput.shape.seenTotal.safeParse(textOf(form, 'seenTotal')).data ?? cart.total;
  const isOtherTotal = cart.total !== seenTotal;
  // A page of an earlier release names neither.
  const isOtherDelivery = cart.needsShipping && seenDelivery !== '' && seenDelivery !== chosenDelivery(cart)?.label;
  const isOtherAddress = seenAddresses !== '' && seenAddresses !== addressesIn(state);
  if (!isOtherTotal && !isOtherDelivery && !isOtherAddress) return null;
  return {
    seenTotal: isOtherTotal ? seenTotal : null,
    seenDelivery: isOtherDelivery ? seenDelivery : null,
    isOtherAddress,
  };
}

/** Orders the cart once, at the total, by the delivery and to the addresses that the shopper saw. */
export async function placeOrder(form: FormData, shop: ShopRequest): Promise<Response | StepResponse> {
  const state = await shop.shopper.checkoutState();
  // Before the fields: the page that shows a field to be corrected would show the new state as if the shopper had seen it.
  const outdated = outdatedIn(form, state);
  const notified = respondWithNotices('payment', form, state.cart);
  if (notified) return { ...notified, ...outdated };
  if (outdated) return stepResponse('payment', form, outdated);
  const reading = readPayment(form);
  if (!reading.ok) return reading.response;
  const { seenTotal, isGift, giftMessage, ...details } = reading.payment;
  const account = state.viewer ? null : reading.account;
  const gift = isGift !== '' && isToBeSent(state.cart) && { giftMessage };
  const placed = await shop.shopper.placeOrder(
    checkoutRequest(state, { ...details, ...gift, expectedTotal: seenTotal, ...(account && { account }) }),
  );
  if (!placed.ok) {
    const isOtherTotal = placed.refusal.code === 'TOTAL_CHANGED';
    return stepResponse('payment', form, isOtherTotal ? { seenTotal } : { refusal: placed.refusal });
  }
  if (state.viewer && state.cart.needsShipping) await saveRequested(shop, state);
  if (account) await logInTo(account, state.billing.email, shop);
  return redirectAfter(placed.value, shop);
}

/** The order stands, whether or not its buyer can be logged in to the account that was opened with it. */
async function logInTo({ username, password }: OrderAccount, email: string, { shopper, onError }: ShopRequest) {
  await shopper.logIn({ username: email || username, password, isRemembered: true }).catch(onError);
}

/** To pay, or to the order. The content policy of the card page comes with its document: that is a full page load. */
function redirectAfter({ id, key, payPage, needsCardForm }: PlacedOrder, { prefix }: ShopRequest): Response {
  if (payPage) return redirectDocument(payPage);
  if (needsCardForm) return redirectDocument(localPath(cardPaymentPath(id, key), prefix));
  return redirect(localPath(orderReceivedPath(id, key), prefix));
}
