import type { Promotion } from '../promotions/promotion.ts';
import type { Session } from '../sessions/session.ts';
import type { ShopSettings } from '../settings.ts';

export interface PricingFacts {
  readonly session: Pick<Session, 'billing' | 'shipping' | 'shippingChoice' | 'cart'>;
  readonly promotions: readonly Promotion[];
  readonly settings: ShopSettings;
  readonly at: Date;
}
