import type { Cents } from '#engine/domain/money/cents.ts';
import type { OrderEvent } from '#engine/domain/orders/order-event.ts';
import type { Refund } from '#engine/domain/orders/refunds/refund.ts';
import type { PaymentState } from '#engine/usecases/ports/payments.ts';
import type { Generated, Json } from './columns.ts';

export interface PaymentTables {
  readonly payments: {
    readonly id: Generated<number>;
    readonly reference: string;
    readonly gateway: string;
    readonly session_id: string;
    readonly order_id: number | null;
    readonly intent: string | null;
    readonly setup: string | null;
    readonly amount: Cents;
    readonly currency: string;
    readonly state: PaymentState;
    readonly created_at: Date;
    readonly next_look_at: Date;
  };
  readonly payment_events: { readonly gateway: string; readonly id: string; readonly received_at: Date };
  readonly refunds: {
    readonly id: Generated<number>;
    readonly order_id: number;
    readonly amount: Cents;
    readonly reason: string;
    readonly lines: Json<Refund['lines']>;
    readonly shipping: Json<Refund['shipping']>;
    readonly restock: boolean;
    readonly state: Refund['state'];
    readonly receipt: string | null;
    readonly created_at: Date;
  };
  readonly order_notes: {
    readonly id: Generated<number>;
    readonly order_id: number;
    readonly text: string | null;
    readonly event: Json<OrderEvent> | null;
    readonly is_for_buyer: boolean;
    readonly written_at: Date;
  };
}
