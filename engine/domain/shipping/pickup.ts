import type { ShippingMethod } from './shipping-settings.ts';

/** Kind of the method that a rate id such as `flat_rate:3` begins with. */
export const methodKindOf = (rateId: string): string => rateId.replace(/:.*$/, '');

const PICKUP: ShippingMethod['kind'] = 'local_pickup';

/** Nothing is sent: the buyer collects the order at the shop's address. */
export const isPickup = (rateId: string): boolean => methodKindOf(rateId) === PICKUP;
