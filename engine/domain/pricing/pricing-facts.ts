import type { Offers } from '../promotions/offers.ts';
import type { Session } from '../sessions/session.ts';
import type { ShopSettings } from '../settings.ts';

export interface PricingFacts {
  readonly session: Pick<Session, 'billing' | 'shipping' | 'shippingChoice' | 'cart'>;
  /** What stands behind the codes on the cart. */
  readonly offers: Offers;
  readonly settings: ShopSettings;
  readonly at: Date;
}
