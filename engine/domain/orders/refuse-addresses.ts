import { checkAddress } from '../addresses/check-address.ts';
import { isSameAddress } from '../addresses/same-address.ts';
import type { ShopSettings } from '../settings.ts';
import type { CheckoutAddresses } from './checkout-addresses.ts';
import type { OrderRefusal } from './refusals.ts';

/** A cart that is all files needs somebody to write to and a country to tax, and no more. */
export function refuseAddresses(
  { billing, shipping }: CheckoutAddresses,
  needsShipping: boolean,
  { geography, sellingCountries }: ShopSettings,
): OrderRefusal | null {
  const target = needsShipping ? shipping : billing;
  if (needsShipping && target.country === '') return { code: 'NO_SHIPPING_ADDRESS' };
  if (target.country !== '' && !sellingCountries.includes(target.country)) {
    return { code: 'COUNTRY_NOT_SERVED', country: target.country };
  }
  const extent = needsShipping ? 'full' : 'contact';
  const shipsElsewhere = needsShipping && !isSameAddress(billing, shipping);
  const problems = [
    ...checkAddress(billing, { role: 'billing', extent, geography }),
    ...(shipsElsewhere ? checkAddress(shipping, { role: 'shipping', extent, geography }) : []),
  ];
  return problems.length > 0 ? { code: 'ADDRESS_INVALID', problems } : null;
}
