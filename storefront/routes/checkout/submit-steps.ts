import { redirect } from 'react-router';
import { HOME_COUNTRY } from '#contract/geography/home-country.ts';
import { ContactInput, DeliveryContactInput, NamedBuyerInput, readCheckoutForm } from '#contract/inputs/checkout.ts';
import { localPath, PATHS } from '#contract/paths.ts';
import { addressForm, formProblems } from '../../address/address-values.ts';
import { respondWithNotices, type StepResponse, stepResponse } from '../../features/checkout/step-response.ts';
import { isNameEnough, nextStep, type Step } from '../../features/checkout/steps.ts';
import { textOf } from '../../forms/read-request.ts';
import { ok, type Result, refuse } from '../../gateway/result.ts';
import type { CheckoutState } from '../../gateway/shop.ts';
import { hasOwnPhone } from '../../model/address.ts';
import type { Cart } from '../../model/cart/cart.ts';
import type { ShopRequest } from '../../shop-context.ts';

export type StepResult = Promise<Response | StepResponse>;

interface SubmittedStep {
  readonly step: Step;
  readonly form: FormData;
  readonly shop: ShopRequest;
}

/**
 * A redirect to the next step, or this step with the refusal or the notices. Where the session has ended, with its cart, what was typed is
 * stored in the new one and sent back.
 */
export function finishStep({ step, form, shop: { prefix, storeSettings } }: SubmittedStep, saved: Result<Cart>) {
  if (!saved.ok) return stepResponse(step, form, { refusal: saved.refusal });
  if (saved.value.lines.length === 0) return stepResponse(step, form, refuse('NO_SESSION'));
  const next = nextStep(step, saved.value, storeSettings) ?? step;
  return respondWithNotices(step, form, saved.value) ?? redirect(localPath(`${PATHS.checkout}?step=${next}`, prefix));
}

/** The cart after the addresses were saved. Where it is not sent, all but its amounts is as before. */
export const cartAfter = (saved: Result<Cart | null>, { cart }: Pick<CheckoutState, 'cart'>): Result<Cart> =>
  saved.ok ? ok(saved.value ?? cart) : saved;

export async function saveContact(form: FormData, shop: ShopRequest): StepResult {
  const state = await shop.shopper.checkoutState();
  const { needsShipping } = state.cart;
  if (isNameEnough(state.cart, shop.storeSettings)) return saveNamedBuyer(form, shop, state);
  const contact = needsShipping ? readCheckoutForm(DeliveryContactInput, form) : readCheckoutForm(ContactInput, form);
  if (!contact.ok) return stepResponse('contact', form, { problems: contact.problems });
  const { email, phone } = contact.value;
  const shipping = hasOwnPhone(state) ? {} : { phone };
  const saved = await shop.shopper.saveAddresses({ billing: { email, phone }, shipping });
  return finishStep({ step: 'contact', form, shop }, cartAfter(saved, state));
}

/** Nobody is asked for the country, whose tax is due: it is the one that the prices were worked out for. */
async function saveNamedBuyer(form: FormData, shop: ShopRequest, state: CheckoutState): StepResult {
  const typed = addressForm(form);
  typed.set('country', state.billing.country || HOME_COUNTRY);
  typed.set('email', textOf(form, 'email'));
  const contact = readCheckoutForm(NamedBuyerInput, typed);
  if (!contact.ok) return stepResponse('contact', form, { problems: formProblems(contact.problems) });
  const saved = await shop.shopper.saveAddresses({ billing: contact.value, shipping: {} });
  return finishStep({ step: 'contact', form, shop }, cartAfter(saved, state));
}

export async function saveDelivery(form: FormData, shop: ShopRequest): StepResult {
  const saved = await shop.shopper.chooseShipping(textOf(form, 'rate'));
  return finishStep({ step: 'delivery', form, shop }, saved);
}
