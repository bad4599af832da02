import { redirect, redirectDocument } from 'react-router';
import { BuyerInput, ContactInput, PaymentInput, PlaceInput, readForm } from '#contract/inputs/checkout.ts';
import { cardPaymentPath, localPath, orderReceivedPath } from '#contract/paths.ts';
import { BILLING } from '../../features/checkout/address-step.tsx';
import { answer, type StepAnswer, toldFirst } from '../../features/checkout/step-answer.ts';
import { isSameAddress, nextStep, type Step } from '../../features/checkout/steps.ts';
import type { CheckoutState, Result } from '../../gateway/shop.ts';
import type { Cart } from '../../model/cart.ts';
import type { ShopRequest } from '../../shop-context.ts';

type Saved = Promise<Response | StepAnswer>;

/** On to the next step, or back to this one with the reason. */
function goOn(
  step: Step,
  form: FormData,
  { outcome, prefix }: { outcome: Result<Cart>; prefix: ShopRequest['prefix'] },
) {
  if (!outcome.ok) return answer(step, form, { refusal: outcome.refusal });
  const onward = redirect(localPath(`/checkout?step=${nextStep(step, outcome.value)}`, prefix));
  return toldFirst(step, form, outcome.value) ?? onward;
}

export async function saveContact(form: FormData, { shopper, prefix }: ShopRequest): Saved {
  const contact = readForm(ContactInput, form);
  if (!contact.ok) return answer('contact', form, { problems: contact.problems });
  const { email, phone } = contact.value;
  const outcome = await shopper.saveAddresses({ billing: { email, phone }, shipping: { phone } });
  return goOn('contact', form, { outcome, prefix });
}

async function saveBuyer(form: FormData, { shopper, prefix }: ShopRequest): Saved {
  const buyer = readForm(BuyerInput, form);
  if (!buyer.ok) return answer('address', form, { problems: buyer.problems });
  const outcome = await shopper.saveAddresses({ billing: buyer.value, shipping: {} });
  return goOn('address', form, { outcome, prefix });
}

async function savePlaces(form: FormData, { shopper, prefix }: ShopRequest): Saved {
  const shipping = readForm(PlaceInput, form);
  const billing = form.has('billingIsSame') ? shipping : readForm(PlaceInput, form, BILLING);
  if (!shipping.ok || !billing.ok) {
    return answer('address', form, {
      problems: shipping.ok ? {} : shipping.problems,
      billingProblems: billing.ok || billing === shipping ? {} : billing.problems,
    });
  }
  const outcome = await shopper.saveAddresses({ billing: billing.value, shipping: shipping.value });
  return goOn('address', form, { outcome, prefix });
}

export async function saveAddress(form: FormData, shop: ShopRequest): Saved {
  const cart = await shop.shopper.cart();
  return toldFirst('address', form, cart) ?? (cart.needsShipping ? savePlaces(form, shop) : saveBuyer(form, shop));
}

export async function saveDelivery(form: FormData, { shopper, prefix }: ShopRequest): Saved {
  const outcome = await shopper.chooseShipping(String(form.get('rate') ?? ''));
  return goOn('delivery', form, { outcome, prefix });
}

const toOrder = (order: { readonly id: number; readonly key: string }, { prefix }: ShopRequest) =>
  redirect(localPath(orderReceivedPath(order.id, order.key), prefix));

/** Its content policy comes with the document: the page is loaded as a whole. */
const toCardForm = (order: { readonly id: number; readonly key: string }, { prefix }: ShopRequest) =>
  redirectDocument(localPath(cardPaymentPath(order.id, order.key), prefix));

interface Wish {
  readonly expectedTotal: number;
  readonly paymentMethod: string;
  readonly customerNote: string;
  readonly idempotencyKey: string;
}

const formOf = ({ cart, billing, shipping }: CheckoutState, wish: Wish) => ({
  ...wish,
  billing,
  shipping: cart.needsShipping ? shipping : billing,
  shipToDifferentAddress: cart.needsShipping && !isSameAddress(billing, shipping),
});

/** Orders what the shopper saw, at the price they saw, once. */
export async function placeOrder(form: FormData, shop: ShopRequest): Promise<Response | StepAnswer> {
  const payment = readForm(PaymentInput, form);
  if (!payment.ok) return answer('payment', form, { problems: payment.problems });
  const { seenTotal, ...wish } = payment.value;
  const state = await shop.shopper.checkoutState();
  const told = toldFirst('payment', form, state.cart);
  if (told) return told;
  // An empty cart may be the work of this very form, sent before: its key finds that order.
  const hasChanged = state.cart.lines.length > 0 && state.cart.total !== seenTotal;
  if (hasChanged) return answer('payment', form, { seenTotal });
  const placed = await shop.shopper.placeOrder(formOf(state, { ...wish, expectedTotal: seenTotal }));
  if (placed.ok && placed.value.payPage) return redirectDocument(placed.value.payPage);
  if (placed.ok && placed.value.needsCardForm) return toCardForm(placed.value, shop);
  if (placed.ok) return toOrder(placed.value, shop);
  const isOtherTotal = placed.refusal.code === 'TOTAL_CHANGED';
  return answer('payment', form, isOtherTotal ? { seenTotal } : { refusal: placed.refusal });
}
