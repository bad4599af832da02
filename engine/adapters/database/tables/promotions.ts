import type { Cents } from '#engine/domain/money/money.ts';
import type { Coupon, CouponDiscount } from '#engine/domain/promotions/coupon.ts';
import type { GiftCardPayment } from '#engine/domain/promotions/gift-card.ts';
import type { GiftCardMovement, NewGiftCard } from '#engine/usecases/ports/gift-cards.ts';
import type { Generated, Row } from './columns.ts';

/** Lists of a coupon, which are SQL arrays. */
type CouponLists = 'productIds' | 'excludedProductIds' | 'categoryIds' | 'emails';

interface CouponRow extends Row<Omit<Coupon, 'id' | 'discount' | 'excludedCategories' | CouponLists>> {
  readonly kind: CouponDiscount['kind'];
  readonly share: number | null;
  readonly amount: Cents | null;
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
  readonly giftCards: Row<NewGiftCard> & { readonly issuedAt: Date; readonly voidedAt: Date | null };
  readonly giftCardMovements: Row<GiftCardMovement> & { readonly cardId: number };
  readonly orderCoupons: {
    readonly orderId: number;
    readonly position: number;
    readonly couponId: number;
    readonly code: string;
    readonly discountNet: Cents;
    readonly discountTax: Cents;
  };
  readonly orderGiftCards: GiftCardPayment & { readonly orderId: number; readonly position: number };
}
