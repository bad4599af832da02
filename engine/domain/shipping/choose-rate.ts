import { ok, type Result, refuse } from '../result.ts';
import type { Rate } from './rates.ts';

export interface ShippingChoice {
  /** `method:instance`, for example `flat_rate:3`. */
  readonly rateId: string;
  /** Ids of the rates that were offered. With another offer the choice no longer holds. */
  readonly offered: readonly string[];
}

export type ShippingRefusal =
  | { readonly code: 'NO_SHIPPING_METHOD_GIVEN' }
  /** `package` is the index of the package. */
  | { readonly code: 'SHIPPING_METHOD_UNAVAILABLE'; readonly id: string; readonly package: number }
  | { readonly code: 'NO_SHIPPING_PACKAGE'; readonly index: number };

/**
 * The rate that counts. An earlier choice holds while the same rates are offered; local pickup holds as long as it is
 * offered at all. Otherwise the merchant's first rate counts, or free shipping when a coupon grants it. Null when
 * nothing is offered.
 */
export function chosenRate(rates: readonly Rate[], choice: ShippingChoice | null, isFree: boolean): Rate | null {
  const earlierRate = rates.find(({ id }) => id === choice?.rateId);
  const isStillValid = earlierRate?.method.kind === 'local_pickup' || isSameOffer(rates, choice?.offered ?? []);
  const freeRate = isFree ? rates.find(({ method }) => method.kind === 'free_shipping') : undefined;
  return (isStillValid ? earlierRate : undefined) ?? freeRate ?? rates[0] ?? null;
}

const isSameOffer = (rates: readonly Rate[], offered: readonly string[]): boolean =>
  rates.length === offered.length && rates.every(({ id }) => offered.includes(id));

interface Offered {
  readonly id: string;
}

/** `rateIds` has one rate id per package. An empty id keeps the earlier choice. There is at most one package. */
export function decideShipping(
  rates: readonly Offered[] | null,
  rateIds: readonly string[],
): Result<ShippingChoice, ShippingRefusal> {
  const index = rateIds.findLastIndex((id) => id !== '');
  const rateId = rateIds[index];
  if (rateId === undefined) return refuse({ code: 'NO_SHIPPING_METHOD_GIVEN' });
  if (index > 0 || rates === null) return refuse({ code: 'NO_SHIPPING_PACKAGE', index });
  const offered = rates.map(({ id }) => id);
  if (!offered.includes(rateId)) return refuse({ code: 'SHIPPING_METHOD_UNAVAILABLE', id: rateId, package: index });
  return ok({ rateId, offered });
}
