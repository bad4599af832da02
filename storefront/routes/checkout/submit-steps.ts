import { redirect, redirectDocument } from 'react-router';
import {
  BuyerInput,
  ContactInput,
  DeliveryContactInput,
  PaymentInput,
  readCheckoutForm,
} from '#contract/inputs/checkout.ts';
import { cardPaymentPath, localPath, orderReceivedPath, PATHS } from '#contract/paths.ts';
import { addressForm, FILL_IN_FIELD, formProblems } from '../../address/address-values.ts';
import { fillInPlace, readAddress } from '../../address/read-address.ts';
import { BILLING } from '../../features/checkout/address-step.tsx';
import { respondWithNotices, type StepResponse, stepResponse } from '../../features/checkout/step-response.ts';
import { isSameAddress, nextStep, type Step } from '../../features/checkout/steps.ts';
import type { CheckoutState, Result } from '../../gateway/shop.ts';
import type { Cart } from '../../model/cart.ts';
import type { ShopRequest } from '../../shop-context.ts';

type StepResult = Promise<Response | StepResponse>;

/** A redirect to the next step, or this step with the refusal or the notices. */
function finishStep(
  step: Step,
  form: FormData,
  { saved, prefix }: { saved: Result<Cart>; prefix: ShopRequest['prefix'] },
) {
  if (!saved.ok) return stepResponse(step, form, { refusal: saved.refusal });
  const next = localPath(`${PATHS.checkout}?step=${nextStep(step, saved.value)}`, prefix);
  return respondWithNotices(step, form, saved.value) ?? redirect(next);
}

export async function saveContact(form: FormData, { shopper, prefix }: ShopRequest): StepResult {
  const { needsShipping } = await shopper.cart();
  const contact = needsShipping ? readCheckoutForm(DeliveryContactInput, form) : readCheckoutForm(ContactInput, form);
  if (!contact.ok) return stepResponse('contact', form, { problems: contact.problems });
  const { email, phone } = contact.value;
  const saved = await shopper.saveAddresses({ billing: { email, phone }, shipping: { phone } });
  return finishStep('contact', form, { saved, prefix });
}

async function saveBuyer(form: FormData, { shopper, prefix }: ShopRequest): StepResult {
  const buyer = readCheckoutForm(BuyerInput, addressForm(form));
  if (!buyer.ok) return stepResponse('address', form, { problems: formProblems(buyer.problems) });
  const saved = await shopper.saveAddresses({ billing: buyer.value, shipping: {} });
  return finishStep('address', form, { saved, prefix });
}

async function saveAddresses(form: FormData, { shopper, prefix }: ShopRequest): StepResult {
  if (form.has(FILL_IN_FIELD)) {
    for (const part of ['', BILLING]) fillInPlace(form, part);
    return stepResponse('address', form, {});
  }
  const shipping = readAddress(form);
  const billing = form.has('billingIsSame') ? shipping : readAddress(form, BILLING);
  if (!shipping.ok || !billing.ok) {
    return stepResponse('address', form, {
      problems: shipping.ok ? {} : shipping.problems,
      billingProblems: billing.ok || billing === shipping ? {} : billing.problems,
    });
  }
  const saved = await shopper.saveAddresses({ billing: billing.value, shipping: shipping.value });
  return finishStep('address', form, { saved, prefix });
}

export async function saveAddress(form: FormData, shop: ShopRequest): StepResult {
  const cart = await shop.shopper.cart();
  return (
    respondWithNotices('address', form, cart) ??
    (cart.needsShipping ? saveAddresses(form, shop) : saveBuyer(form, shop))
  );
}

export async function saveDelivery(form: FormData, { shopper, prefix }: ShopRequest): StepResult {
  const saved = await shopper.chooseShipping(String(form.get('rate') ?? ''));
  return finishStep('delivery', form, { saved, prefix });
}

const redirectToOrder = (order: { readonly id: number; readonly key: string }, { prefix }: ShopRequest) =>
  redirect(localPath(orderReceivedPath(order.id, order.key), prefix));

/** A full page load: the content policy of the card page comes with its document. */
const redirectToCardForm = (order: { readonly id: number; readonly key: string }, { prefix }: ShopRequest) =>
  redirectDocument(localPath(cardPaymentPath(order.id, order.key), prefix));

interface PaymentDetails {
  readonly expectedTotal: number;
  readonly paymentMethod: string;
  readonly customerNote: string;
  readonly idempotencyKey: string;
}

const checkoutRequest = ({ cart, billing, shipping }: CheckoutState, payment: PaymentDetails) => ({
  ...payment,
  billing,
  shipping: cart.needsShipping ? shipping : billing,
  shipToDifferentAddress: cart.needsShipping && !isSameAddress(billing, shipping),
});

/** Orders the cart once, at the total that the shopper saw. */
export async function placeOrder(form: FormData, shop: ShopRequest): Promise<Response | StepResponse> {
  const payment = readCheckoutForm(PaymentInput, form);
  if (!payment.ok) return stepResponse('payment', form, { problems: payment.problems });
  const { seenTotal, ...details } = payment.value;
  const state = await shop.shopper.checkoutState();
  const notified = respondWithNotices('payment', form, state.cart);
  if (notified) return notified;
  // A repeated form finds an empty cart. Its idempotency key then finds the order.
  const hasChanged = state.cart.lines.length > 0 && state.cart.total !== seenTotal;
  if (hasChanged) return stepResponse('payment', form, { seenTotal });
  const placed = await shop.shopper.placeOrder(checkoutRequest(state, { ...details, expectedTotal: seenTotal }));
  if (placed.ok && placed.value.payPage) return redirectDocument(placed.value.payPage);
  if (placed.ok && placed.value.needsCardForm) return redirectToCardForm(placed.value, shop);
  if (placed.ok) return redirectToOrder(placed.value, shop);
  const isOtherTotal = placed.refusal.code === 'TOTAL_CHANGED';
  return stepResponse('payment', form, isOtherTotal ? { seenTotal } : { refusal: placed.refusal });
}
