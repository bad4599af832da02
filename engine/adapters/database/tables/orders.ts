import type { Cart } from '#engine/domain/cart/cart.ts';
import type { TaxClass } from '#engine/domain/catalog/product.ts';
import type { Language } from '#engine/domain/language.ts';
import type { Adjustment } from '#engine/domain/money/adjustment.ts';
import type { Cents } from '#engine/domain/money/cents.ts';
import type { OrderStatus } from '#engine/domain/orders/status.ts';
import type { Address } from '#engine/domain/places/address.ts';
import type { ShippingChoice } from '#engine/domain/shipping/shipping-choice.ts';
import type { Taxed } from '#engine/domain/tax/taxed.ts';
import type { Generated, Json } from './columns.ts';

interface OrderRow {
  readonly id: Generated<number>;
  readonly key: string;
  readonly checkout_session: string | null;
  readonly checkout_mutation: string | null;
  readonly status: OrderStatus;
  readonly language: Language;
  readonly currency: string;
  readonly prices_include_tax: boolean;
  readonly display_includes_tax: boolean;
  readonly customer_id: number | null;
  readonly session_id: string;
  readonly billing: Json<Address>;
  readonly shipping: Json<Address>;
  readonly needs_shipping: boolean;
  readonly note: string;
  readonly payment_method: string;
  readonly payment_method_title: string;
  readonly transaction_id: string | null;
  readonly subtotal_net: Cents;
  readonly subtotal_tax: Cents;
  readonly discount_net: Cents;
  readonly discount_tax: Cents;
  readonly goods_net: Cents;
  readonly goods_tax: Cents;
  readonly shipping_net: Cents;
  readonly shipping_tax: Cents;
  readonly tax: Cents;
  readonly gift_cards: Cents;
  readonly total: Cents;
  readonly meta: Json<Readonly<Record<string, string>>>;
  readonly created_at: Date;
  readonly modified_at: Date;
  readonly paid_at: Date | null;
  readonly completed_at: Date | null;
  readonly held_until: Date | null;
}

interface OrderLineRow {
  readonly id: Generated<number>;
  readonly order_id: number;
  readonly position: number;
  readonly product_id: number;
  readonly variation_id: number | null;
  readonly name: string;
  readonly sku: string;
  readonly quantity: number;
  readonly unit_price: Cents;
  readonly adjustments: Json<readonly Adjustment[]>;
  readonly subtotal: Json<Taxed>;
  readonly total: Json<Taxed>;
  readonly tax_class: TaxClass;
  readonly meta: Json<Readonly<Record<string, string>>>;
  readonly instant: boolean;
  readonly stock_owner: number;
  readonly stock_taken: number;
}

export interface OrderTables {
  readonly sessions: {
    readonly customer_id: string;
    readonly cart: Json<Cart>;
    readonly shipping_choice: Json<ShippingChoice> | null;
    readonly billing: Json<Address>;
    readonly shipping: Json<Address>;
    readonly shipping_calculated: boolean;
    readonly orders: Json<readonly number[]>;
    readonly data: Json<Readonly<Record<string, string>>>;
    readonly expires_at: Date;
    readonly version: Generated<number>;
  };
  readonly orders: OrderRow;
  readonly order_lines: OrderLineRow;
  readonly order_shipping: {
    readonly order_id: number;
    readonly position: number;
    readonly rate_id: string;
    readonly title: string;
    readonly cost: Json<Taxed>;
  };
  readonly order_taxes: {
    readonly order_id: number;
    readonly position: number;
    readonly rate_id: number;
    readonly code: string;
    readonly label: string;
    readonly compound: boolean;
    readonly goods: Cents;
    readonly shipping: Cents;
  };
}
