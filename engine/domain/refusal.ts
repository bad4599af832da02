import type { AddressRefusal } from './addresses/refusals.ts';
import type { CartRefusal } from './cart/refusals.ts';
import type { ImportRefusal, StockRefusal } from './catalog/refusals.ts';
import type { CustomerForbidden, LoginRefusal, RegistrationRefusal, ResetRefusal } from './customers/refusals.ts';
import type { DownloadRefusal } from './downloads/refusals.ts';
import type { PayRefusal } from './orders/lifecycle/refusals.ts';
import type { OrderRefusal, ReadOrderRefusal } from './orders/refusals.ts';
import type { ApplyRefusal, RemoveCouponRefusal } from './promotions/coupons/refusals.ts';
import type { ApplyGiftCardRefusal } from './promotions/gift-cards/refusals.ts';
import type { RateLimitRefusal } from './rate-limits/refusals.ts';
import type { ModerationRefusal, ReviewRefusal } from './reviews/refusals.ts';
import type { SessionDataRefusal } from './sessions/refusals.ts';
import type { ShippingRefusal } from './shipping/refusals.ts';

/** Every "no" this shop can say, with the facts a message needs. Each rule names its own; here they meet. */
export type Refusal =
  | CartRefusal
  | ShippingRefusal
  | AddressRefusal
  | OrderRefusal
  | ApplyRefusal
  | ApplyGiftCardRefusal
  | RemoveCouponRefusal
  | ReadOrderRefusal
  | PayRefusal
  | RateLimitRefusal
  | DownloadRefusal
  | ReviewRefusal
  | ModerationRefusal
  | RegistrationRefusal
  | LoginRefusal
  | SessionDataRefusal
  | ResetRefusal
  | CustomerForbidden
  | ImportRefusal
  | StockRefusal;
