import { AddressInput, BuyerInput, ContactInput, DeliveryContactInput } from '#contract/inputs/checkout.ts';
import { type CheckoutFacts, type Step, stepsOf } from './steps.ts';

// For loaders only, apart from `steps.ts`: the schemas would add 20 KB to the scripts of the checkout.

const IS_DONE: Readonly<Record<Step, (facts: CheckoutFacts) => boolean>> = {
  contact: ({ cart, billing }) => (cart.needsShipping ? DeliveryContactInput : ContactInput).safeParse(billing).success,
  address: ({ cart, billing, shipping }) =>
    cart.needsShipping
      ? AddressInput.safeParse(shipping).success && AddressInput.safeParse(billing).success
      : BuyerInput.safeParse(billing).success,
  delivery: ({ cart }) => cart.rates.some(({ id }) => id === cart.chosenRate),
  payment: () => false,
};

/** The first step that still needs the shopper; all before it are done. */
const firstOpenStep = (facts: CheckoutFacts): Step =>
  stepsOf(facts.cart).find((step) => !IS_DONE[step](facts)) ?? 'payment';

/** The requested step, unless an earlier one is not done yet; without a request, the first that is not done. */
export function currentStep(requested: string | null, facts: CheckoutFacts): Step {
  const steps = stepsOf(facts.cart);
  const open = firstOpenStep(facts);
  const known = steps.find((step) => step === requested);
  return known && steps.indexOf(known) <= steps.indexOf(open) ? known : open;
}
