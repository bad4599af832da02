import type { Translated } from '#engine/domain/language.ts';
import type { Cents } from '#engine/domain/money/money.ts';
import type { CouponDiscount } from '#engine/domain/promotions/coupon.ts';
import type { GiftCardMovement } from '#engine/usecases/ports/gift-cards.ts';
import type { Generated, Json } from './columns.ts';

interface CouponRow {
  readonly id: Generated<number>;
  readonly code: string;
  readonly description: Json<Translated>;
  readonly kind: CouponDiscount['kind'];
  readonly share: number | null;
  readonly amount: Cents | null;
  readonly freeShipping: boolean;
  readonly startsAt: Date | null;
  readonly expiresAt: Date | null;
  readonly minimumSpend: Cents | null;
  readonly maximumSpend: Cents | null;
  readonly usageLimit: number | null;
  readonly usageLimitPerCustomer: number | null;
  readonly itemLimit: number | null;
  readonly individualUse: boolean;
  readonly excludesSaleItems: boolean;
  readonly productIds: readonly number[];
  readonly excludedProductIds: readonly number[];
  readonly categoryIds: readonly number[];
  readonly excludedCategoryIds: readonly number[];
  readonly emails: readonly string[];
  readonly enabled: Generated<boolean>;
  readonly createdAt: Generated<Date>;
  readonly modifiedAt: Generated<Date>;
}

export interface PromotionTables {
  readonly coupons: CouponRow;
  readonly couponUses: {
    readonly couponId: number;
    readonly orderId: number;
    readonly customerId: number | null;
    readonly email: string;
  };
  readonly giftCards: {
    readonly id: Generated<number>;
    readonly digest: string;
    readonly ending: string;
    readonly balance: Cents;
    readonly currency: string;
    readonly expiresAt: Date | null;
    readonly note: string;
    readonly issuedAt: Date;
    readonly voidedAt: Date | null;
  };
  readonly giftCardMovements: {
    readonly id: Generated<number>;
    readonly cardId: number;
    readonly kind: GiftCardMovement['kind'];
    readonly amount: Cents;
    readonly orderId: number | null;
    readonly at: Date;
  };
  readonly orderCoupons: {
    readonly orderId: number;
    readonly position: number;
    readonly couponId: number;
    readonly code: string;
    readonly discountNet: Cents;
    readonly discountTax: Cents;
  };
  readonly orderGiftCards: {
    readonly orderId: number;
    readonly position: number;
    readonly cardId: number;
    readonly ending: string;
    readonly amount: Cents;
  };
}
