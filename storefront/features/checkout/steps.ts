import { BuyerInput, ContactInput, PlaceInput } from '#contract/inputs/checkout.ts';
import type { Cart } from '../../model/cart.ts';
import type { Address } from '../../model/order.ts';

export type Step = 'contact' | 'address' | 'delivery' | 'payment';

/** What the shop knows of this checkout so far. */
export interface CheckoutFacts {
  readonly cart: Cart;
  readonly billing: Address;
  readonly shipping: Address;
}

/** Files are not delivered. */
export const stepsOf = (cart: Cart): readonly Step[] =>
  cart.needsShipping ? ['contact', 'address', 'delivery', 'payment'] : ['contact', 'address', 'payment'];

export const nextStep = (step: Step, cart: Cart): Step => {
  const steps = stepsOf(cart);
  return steps[steps.indexOf(step) + 1] ?? 'payment';
};

const ADDRESS_FIELDS = [
  'firstName',
  'lastName',
  'company',
  'country',
  'address1',
  'address2',
  'city',
  'state',
  'postcode',
] as const;

/** True when the bill goes where the parcel goes. */
export const isSameAddress = (billing: Address, shipping: Address): boolean =>
  ADDRESS_FIELDS.every((field) => billing[field] === shipping[field]);

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
