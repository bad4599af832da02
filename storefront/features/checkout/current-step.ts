import {
  AddressInput,
  BuyerInput,
  ContactInput,
  DeliveryContactInput,
  NamedBuyerInput,
} from '#contract/inputs/checkout.ts';
import { type CheckoutFacts, isNameEnough, type Step, type StepSettings, stepsOf } from './steps.ts';

// For loaders only, apart from `steps.ts`: the schemas would add 20 KB to the scripts of the checkout.

function contactInput({ cart }: CheckoutFacts, settings: StepSettings) {
  if (cart.needsShipping) return DeliveryContactInput;
  return isNameEnough(cart, settings) ? NamedBuyerInput : ContactInput;
}

const IS_DONE: Readonly<Record<Step, (facts: CheckoutFacts, settings: StepSettings) => boolean>> = {
  contact: (facts, settings) => contactInput(facts, settings).safeParse(facts.billing).success,
  address: ({ cart, billing, shipping }) =>
    cart.needsShipping
      ? AddressInput.safeParse(shipping).success && AddressInput.safeParse(billing).success
      : BuyerInput.safeParse(billing).success,
  delivery: ({ cart }) => cart.rates.some(({ id }) => id === cart.chosenRate),
  payment: () => false,
};

/** The first step that still needs the shopper; all before it are done. */
const firstOpenStep = (facts: CheckoutFacts, settings: StepSettings): Step =>
  stepsOf(facts.cart, settings).find((step) => !IS_DONE[step](facts, settings)) ?? 'payment';

/** The requested step, unless an earlier one is not done yet; without a request, the first that is not done. */
export function currentStep(requested: string | null, facts: CheckoutFacts, settings: StepSettings): Step {
  const steps = stepsOf(facts.cart, settings);
  const open = firstOpenStep(facts, settings);
  const known = steps.find((step) => step === requested);
  return known && steps.indexOf(known) <= steps.indexOf(open) ? known : open;
}
