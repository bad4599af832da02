import type { StoreSettings } from '#contract/site-settings.ts';
import { ADDRESS_FIELDS, type Address } from '../../model/address.ts';
import type { Cart } from '../../model/cart/cart.ts';

export type Step = 'contact' | 'address' | 'delivery' | 'payment';

/** What the shop knows of this checkout so far. */
export interface CheckoutFacts {
  readonly cart: Cart;
  readonly billing: Address;
  readonly shipping: Address;
}

/** Names the field of the payment step with the way of delivery that stands above it. */
export const SEEN_DELIVERY = 'seenDelivery';
/** The same of the addresses. */
export const SEEN_ADDRESSES = 'seenAddresses';

/** Whose order this is and where it goes, as one text to compare. */
export const addressesIn = ({ cart, billing, shipping }: CheckoutFacts): string =>
  JSON.stringify(
    [billing, ...(cart.needsShipping ? [shipping] : [])].map((one) => ADDRESS_FIELDS.map((field) => one[field])),
  );

/** The switch of the shop that the steps depend on. */
export type StepSettings = Pick<StoreSettings, 'hideBillingAddressForVirtualProducts'>;

/** True when a name and an email address are all that the shop asks of the buyer. */
export const isNameEnough = (cart: Cart, settings: StepSettings): boolean =>
  !cart.needsShipping && settings.hideBillingAddressForVirtualProducts;

/** Files are not delivered. */
export function stepsOf(cart: Cart, settings: StepSettings): readonly Step[] {
  if (cart.needsShipping) return ['contact', 'address', 'delivery', 'payment'];
  return isNameEnough(cart, settings) ? ['contact', 'payment'] : ['contact', 'address', 'payment'];
}

/** Null after the last step: then the order is placed. */
export function nextStep(step: Step, cart: Cart, settings: StepSettings): Exclude<Step, 'contact'> | null {
  const steps = stepsOf(cart, settings);
  const next = steps[steps.indexOf(step) + 1];
  return next === undefined || next === 'contact' ? null : next;
}
