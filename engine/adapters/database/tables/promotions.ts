import type { Translated } from '#engine/domain/language.ts';
import type { Cents } from '#engine/domain/money/cents.ts';
import type { CouponDiscount } from '#engine/domain/promotions/coupons/coupon.ts';
import type { GiftCardMovement } from '#engine/usecases/ports/gift-cards.ts';
import type { Generated, Json } from './columns.ts';

interface CouponRow {
  readonly id: Generated<number>;
  readonly code: string;
  readonly description: Json<Translated>;
  readonly kind: CouponDiscount['kind'];
  readonly share: number | null;
  readonly amount: Cents | null;
  readonly free_shipping: boolean;
  readonly starts_at: Date | null;
  readonly expires_at: Date | null;
  readonly minimum_spend: Cents | null;
  readonly maximum_spend: Cents | null;
  readonly usage_limit: number | null;
  readonly usage_limit_per_customer: number | null;
  readonly item_limit: number | null;
  readonly individual_use: boolean;
  readonly excludes_sale_items: boolean;
  readonly product_ids: readonly number[];
  readonly excluded_product_ids: readonly number[];
  readonly category_ids: readonly number[];
  readonly excluded_category_ids: readonly number[];
  readonly emails: readonly string[];
  readonly enabled: Generated<boolean>;
  readonly created_at: Generated<Date>;
  readonly modified_at: Generated<Date>;
}

export interface PromotionTables {
  readonly coupons: CouponRow;
  readonly coupon_uses: {
    readonly coupon_id: number;
    readonly order_id: number;
    readonly customer_id: number | null;
    readonly email: string;
  };
  readonly gift_cards: {
    readonly id: Generated<number>;
    readonly digest: string;
    readonly ending: string;
    readonly balance: Cents;
    readonly currency: string;
    readonly expires_at: Date | null;
    readonly note: string;
    readonly issued_at: Date;
    readonly voided_at: Date | null;
  };
  readonly gift_card_movements: {
    readonly id: Generated<number>;
    readonly card_id: number;
    readonly kind: GiftCardMovement['kind'];
    readonly amount: Cents;
    readonly order_id: number | null;
    readonly at: Date;
  };
  readonly order_coupons: {
    readonly order_id: number;
    readonly position: number;
    readonly coupon_id: number;
    readonly code: string;
    readonly discount_net: Cents;
    readonly discount_tax: Cents;
  };
  readonly order_gift_cards: {
    readonly order_id: number;
    readonly position: number;
    readonly card_id: number;
    readonly ending: string;
    readonly amount: Cents;
  };
}
