import type { ShopSettings } from '#engine/domain/settings.ts';
import type { StripeAccess } from './stripe/stripe-access.ts';

/** What gateways are made of. */
export interface GatewaySetup {
  readonly settings: ShopSettings;
  /** Null where the shop has no account with it: then it is not offered. */
  readonly stripe: StripeAccess | null;
}
