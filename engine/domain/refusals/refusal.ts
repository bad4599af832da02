import type { AddressRefusal } from '../addresses/check-address.ts';
import type { CartRefusal } from '../cart/refusals.ts';
import type { ImportRefusal, StockRefusal } from '../catalog/refusals.ts';
import type { CustomerForbidden, LoginRefusal, RegistrationRefusal, ResetRefusal } from '../customers/refusals.ts';
import type { DownloadRefusal } from '../downloads/download.ts';
import type { CancelRefusal, OrderRefusal, PayRefusal, ReadOrderRefusal, ReturnRefusal } from '../orders/refusals.ts';
import type { ApplyGiftCardRefusal, ApplyRefusal, RemoveCouponRefusal } from '../promotions/refusals.ts';
import type { RateLimitRefusal } from '../rate-limits/attempt-limits.ts';
import type { ModerationRefusal, ReviewRefusal } from '../reviews/review.ts';
import type { SessionDataRefusal } from '../sessions/change-session.ts';
import type { ShippingRefusal } from '../shipping/choose-rate.ts';
import type { StockAlertRefusal } from '../stock/stock-alert.ts';

/** Every refusal of the shop, with the facts its message needs. Each rule declares its own; this is their union. */
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
  | CancelRefusal
  | ReturnRefusal
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
  | StockRefusal
  | StockAlertRefusal;
