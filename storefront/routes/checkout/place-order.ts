import { redirect, redirectDocument } from 'react-router';
import { PaymentInput, readForm } from '#contract/inputs/checkout.ts';
import { cardPaymentPath, localPath, orderReceivedPath } from '#contract/paths.ts';
import { answer, type StepAnswer, toldFirst } from '../../features/checkout/step-answer.ts';
import { isSamePlace } from '../../features/checkout/steps.ts';
import type { SessionState } from '../../gateway/shop.ts';
import type { ShopRequest } from '../../shop-context.ts';

const toOrder = (order: { readonly id: number; readonly key: string }, { prefix }: ShopRequest) =>
  redirect(localPath(orderReceivedPath(order.id, order.key), prefix));

/** Its content policy comes with the document: the page is loaded as a whole. */
const toCardForm = (order: { readonly id: number; readonly key: string }, { prefix }: ShopRequest) =>
  redirectDocument(localPath(cardPaymentPath(order.id, order.key), prefix));

interface Wish {
  readonly expectedTotal: number;
  readonly paymentMethod: string;
  readonly customerNote: string;
  readonly clientMutationId: string;
}

const formOf = ({ cart, billing, shipping }: SessionState, wish: Wish) => ({
  ...wish,
  billing,
  shipping: cart.needsShipping ? shipping : billing,
  shipToDifferentAddress: cart.needsShipping && !isSamePlace(billing, shipping),
});

/** Orders what the shopper saw, at the price they saw, once. */
export async function placeOrder(form: FormData, shop: ShopRequest): Promise<Response | StepAnswer> {
  const payment = readForm(PaymentInput, form);
  if (!payment.ok) return answer('payment', form, { problems: payment.problems });
  const { seenTotal, ...wish } = payment.value;
  const state = await shop.visit.state();
  const told = toldFirst('payment', form, state.cart);
  if (told) return told;
  // An empty cart may be the work of this very form, sent before: its key finds that order.
  const hasChanged = state.cart.lines.length > 0 && state.cart.total !== seenTotal;
  if (hasChanged) return answer('payment', form, { seenTotal });
  const placed = await shop.visit.placeOrder(formOf(state, { ...wish, expectedTotal: seenTotal }));
  if (placed.ok && placed.value.payPage) return redirectDocument(placed.value.payPage);
  if (placed.ok && placed.value.needsCardForm) return toCardForm(placed.value, shop);
  if (placed.ok) return toOrder(placed.value, shop);
  const isOtherTotal = placed.refusal.code === 'TOTAL_CHANGED';
  return answer('payment', form, isOtherTotal ? { seenTotal } : { refusal: placed.refusal });
}
