import type { NewPermission } from '#engine/domain/downloads/download.ts';
import type { Cents } from '#engine/domain/money/money.ts';
import type { Invoice } from '#engine/domain/orders/invoice.ts';
import type { NewOrder, NewOrderLine, OrderShipping, OrderTax } from '#engine/domain/orders/order.ts';
import type { Shipment } from '#engine/domain/orders/shipment.ts';
import type { NewReturn, ReturnState } from '#engine/domain/returns/return.ts';
import type { Session } from '#engine/domain/sessions/session.ts';
import type { Columns, Generated, Json, Row } from './columns.ts';

/** In JSON an instant is text. */
export interface StoredInvoice extends Omit<Invoice, 'issuedAt'> {
  readonly issuedAt: string;
}

/** What has columns of other names, or a table of its own. */
type OrderParts = 'lines' | 'shippingLines' | 'taxes' | 'totals' | 'coupons' | 'giftCards';

interface OrderRow extends Row<Omit<NewOrder, OrderParts>> {
  readonly checkoutSession: string | null;
  readonly checkoutMutation: string | null;
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
  readonly modifiedAt: Date;
  readonly shipment: Json<Shipment> | null;
  readonly readyAt: Date | null;
  readonly invoice: Json<StoredInvoice> | null;
  readonly reviewRequestedAt: Generated<Date | null>;
  readonly network: Generated<string | null>;
}

export interface OrderTables {
  readonly sessions: Columns<Session> & { readonly version: Generated<number> };
  readonly orders: OrderRow;
  readonly invoiceRuns: { readonly year: number; readonly last: number };
  readonly orderLines: Row<Omit<NewOrderLine, 'backordered'>> & {
    readonly orderId: number;
    readonly position: number;
    readonly backordered: Generated<number>;
  };
  readonly orderShipping: Columns<OrderShipping> & { readonly orderId: number; readonly position: number };
  readonly orderTaxes: Omit<OrderTax, 'items'> & {
    readonly orderId: number;
    readonly position: number;
    readonly goods: Cents;
  };
  readonly orderReturns: Row<NewReturn> & {
    readonly requestKey: string | null;
    readonly state: Generated<ReturnState>;
    readonly message: Generated<string>;
    readonly answeredAt: Date | null;
  };
  readonly returnPictures: { readonly returnId: number; readonly position: number; readonly file: Uint8Array };
  readonly downloadPermissions: Row<NewPermission> & {
    readonly taken: Generated<number>;
    readonly continuesUntil: Date | null;
    readonly continuesBytes: Generated<number>;
  };
}
