import { BuyerInput, ContactInput, PlaceInput } from '#contract/inputs/checkout.ts';
import { type CheckoutFacts, type Step, stepsOf } from './steps.ts';

const IS_DONE: Readonly<Record<Step, (facts: CheckoutFacts) => boolean>> = {
  contact: ({ billing }) => ContactInput.safeParse(billing).success,
  address: ({ cart, billing, shipping }) =>
    cart.needsShipping
      ? PlaceInput.safeParse(shipping).success && PlaceInput.safeParse(billing).success
      : BuyerInput.safeParse(billing).success,
  delivery: ({ cart }) => cart.rates.some(({ id }) => id === cart.chosenRate),
  payment: () => false,
};

/** The first step that still needs the shopper; all before it are done. */
const firstOpenStep = (facts: CheckoutFacts): Step =>
  stepsOf(facts.cart).find((step) => !IS_DONE[step](facts)) ?? 'payment';

/** The step asked for, unless an earlier one is not done yet. Without a wish a rate is offered for choice, not taken for granted. */
export function currentStep(asked: string | null, facts: CheckoutFacts): Step {
  const steps = stepsOf(facts.cart);
  const open = firstOpenStep(facts);
  const wish = steps.find((step) => step === asked);
  return wish && steps.indexOf(wish) <= steps.indexOf(open) ? wish : open;
}
