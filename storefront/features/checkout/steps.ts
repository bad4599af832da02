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

/** True when name and address of both are the same; e-mail and phone are not compared. */
export const isSameAddress = (billing: Address, shipping: Address): boolean =>
  ADDRESS_FIELDS.every((field) => billing[field] === shipping[field]);
