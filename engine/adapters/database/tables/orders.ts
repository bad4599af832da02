import type { Address } from '#engine/domain/addresses/address.ts';
import type { Cart } from '#engine/domain/cart/cart.ts';
import type { TaxClass } from '#engine/domain/catalog/product.ts';
import type { Language } from '#engine/domain/language.ts';
import type { Adjustment, Cents } from '#engine/domain/money/money.ts';
import type { Invoice } from '#engine/domain/orders/invoice.ts';
import type { OrderStatus } from '#engine/domain/orders/order.ts';
import type { Shipment } from '#engine/domain/orders/shipment.ts';
import type { ReturnLine, ReturnReason, ReturnState } from '#engine/domain/returns/return.ts';
import type { ShippingChoice } from '#engine/domain/shipping/choose-rate.ts';
import type { Taxed } from '#engine/domain/tax/tax-amount.ts';
import type { Generated, Json } from './columns.ts';

/** In JSON an instant is text. */
export interface StoredInvoice extends Omit<Invoice, 'issuedAt'> {
  readonly issuedAt: string;
}

interface OrderRow {
  readonly id: Generated<number>;
  readonly key: string;
  readonly checkoutSession: string | null;
  readonly checkoutMutation: string | null;
  readonly status: OrderStatus;
  readonly language: Language;
  readonly currency: string;
  readonly pricesIncludeTax: boolean;
  readonly displayIncludesTax: boolean;
  readonly customerId: number | null;
  readonly sessionId: string;
  readonly billing: Json<Address>;
  readonly shipping: Json<Address>;
  readonly needsShipping: boolean;
  readonly note: string;
  readonly paymentMethod: string;
  readonly paymentMethodTitle: string;
  readonly transactionId: string | null;
  readonly subtotalNet: Cents;
  readonly subtotalTax: Cents;
  readonly discountNet: Cents;
  readonly discountTax: Cents;
  readonly goodsNet: Cents;
  readonly goodsTax: Cents;
  readonly shippingNet: Cents;
  readonly shippingTax: Cents;
  readonly tax: Cents;
  readonly giftCards: Cents;
  readonly total: Cents;
  readonly meta: Json<Readonly<Record<string, string>>>;
  readonly createdAt: Date;
  readonly modifiedAt: Date;
  readonly paidAt: Date | null;
  readonly completedAt: Date | null;
  readonly heldUntil: Date | null;
  readonly shipment: Json<Shipment> | null;
  readonly readyAt: Date | null;
  readonly invoice: Json<StoredInvoice> | null;
  readonly reviewRequestedAt: Generated<Date | null>;
  readonly network: Generated<string | null>;
}

interface OrderLineRow {
  readonly id: Generated<number>;
  readonly orderId: number;
  readonly position: number;
  readonly productId: number;
  readonly variationId: number | null;
  readonly name: string;
  readonly sku: string;
  readonly quantity: number;
  readonly unitPrice: Cents;
  readonly adjustments: Json<readonly Adjustment[]>;
  readonly subtotal: Json<Taxed>;
  readonly total: Json<Taxed>;
  readonly taxClass: TaxClass;
  readonly meta: Json<Readonly<Record<string, string>>>;
  readonly instant: boolean;
  readonly stockOwner: number;
  readonly stockTaken: number;
  readonly backordered: Generated<number>;
}

export interface OrderTables {
  readonly sessions: {
    readonly customerId: string;
    readonly cart: Json<Cart>;
    readonly shippingChoice: Json<ShippingChoice> | null;
    readonly billing: Json<Address>;
    readonly shipping: Json<Address>;
    readonly shippingCalculated: boolean;
    readonly orders: Json<readonly number[]>;
    readonly data: Json<Readonly<Record<string, string>>>;
    readonly expiresAt: Date;
    readonly version: Generated<number>;
  };
  readonly orders: OrderRow;
  readonly invoiceRuns: { readonly year: number; readonly last: number };
  readonly orderLines: OrderLineRow;
  readonly orderShipping: {
    readonly orderId: number;
    readonly position: number;
    readonly rateId: string;
    readonly title: string;
    readonly cost: Json<Taxed>;
  };
  readonly orderTaxes: {
    readonly orderId: number;
    readonly position: number;
    readonly rateId: number;
    readonly code: string;
    readonly label: string;
    readonly compound: boolean;
    readonly goods: Cents;
    readonly shipping: Cents;
  };
  readonly orderReturns: {
    readonly id: Generated<number>;
    readonly orderId: number;
    readonly requestKey: string | null;
    readonly reason: ReturnReason;
    readonly lines: Json<readonly ReturnLine[]>;
    readonly text: string;
    readonly state: Generated<ReturnState>;
    readonly message: Generated<string>;
    readonly requestedAt: Date;
    readonly answeredAt: Date | null;
  };
  readonly returnPictures: { readonly returnId: number; readonly position: number; readonly file: Uint8Array };
  readonly downloadPermissions: {
    readonly id: Generated<number>;
    readonly orderId: number;
    readonly orderLineId: number;
    readonly ownerId: number;
    readonly fileId: string;
    readonly remaining: number | null;
    readonly expiresAt: Date | null;
    readonly taken: Generated<number>;
    readonly continuesUntil: Date | null;
    readonly continuesBytes: Generated<number>;
  };
}
