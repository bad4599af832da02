import { SITE } from '#contract/site.ts';
import { useIsOwnEngine } from './backend.ts';

/** What the shop promises of its delivery before it is priced. */
export interface DeliveryTerms {
  /** Order value from which delivery is free, in minor units; null where it never is. */
  readonly freeFrom: number | null;
  /** Countries whose shoppers have that offer. */
  readonly freeTo: readonly string[];
  readonly cashOnDelivery: { readonly countries: readonly string[]; readonly maximum: number };
}

const ownTerms = (): DeliveryTerms => ({
  freeFrom: SITE.freeShippingFrom,
  freeTo: SITE.freeShippingTo,
  cashOnDelivery: SITE.cashOnDelivery,
});

/** Null over another backend: it has terms of its own, and tells no more of them than the price for a cart. */
export const useDeliveryTerms = (): DeliveryTerms | null => (useIsOwnEngine() ? ownTerms() : null);
