import type { Destination } from '../addresses/destination.ts';
import type { Cents } from '../money/cents.ts';
import { findZone } from './find-zone.ts';
import { methodCost } from './methods/methods.ts';
import type { Shipment } from './shipment.ts';
import type { ShippingMethod, ShippingZone } from './shipping-settings.ts';

export interface Rate {
  readonly id: string;
  readonly method: ShippingMethod;
  /** As entered. */
  readonly cost: Cents;
}

interface Delivery {
  readonly shipment: Shipment;
  readonly destination: Destination;
  readonly continents: Readonly<Record<string, string>>;
}

/** What can be chosen for this delivery, in the merchant's order. */
export function offerRates(zones: readonly ShippingZone[], delivery: Delivery): readonly Rate[] {
  const zone = findZone(zones, delivery.destination, delivery.continents);
  return (zone?.methods ?? []).flatMap((method) => {
    const cost = methodCost(method, delivery.shipment);
    return cost === null ? [] : [{ id: `${method.kind}:${method.instance}`, method, cost }];
  });
}
