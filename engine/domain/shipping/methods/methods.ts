import type { Cents } from '../../money/cents.ts';
import type { Shipment } from '../shipment.ts';
import type { ShippingMethod } from '../shipping-settings.ts';
import { flatRate } from './flat-rate.ts';
import { freeShipping } from './free-shipping.ts';
import { localPickup } from './local-pickup.ts';

/** Every way to deliver: a new one is a file beside these and a case here. Null when it is not offered. */
export function methodCost(method: ShippingMethod, shipment: Shipment): Cents | null {
  if (method.excludes.some((one) => shipment.shippingClasses.includes(one))) return null;
  switch (method.kind) {
    case 'flat_rate':
      return flatRate(method, shipment);
    case 'free_shipping':
      return freeShipping(method, shipment);
    case 'local_pickup':
      return localPickup(method, shipment);
  }
}
