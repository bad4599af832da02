import type { Cents } from '#engine/domain/money/money.ts';
import type { Refund } from '#engine/domain/orders/refund.ts';
import type { OrderEvent } from '#engine/domain/orders/timeline.ts';
import type { PaymentState } from '#engine/usecases/ports/payments.ts';
import type { Generated, Json } from './columns.ts';

export interface PaymentTables {
  readonly payments: {
    readonly id: Generated<number>;
    readonly reference: string;
    readonly gateway: string;
    readonly sessionId: string;
    readonly orderId: number | null;
    readonly intent: string | null;
    readonly setup: string | null;
    readonly amount: Cents;
    readonly currency: string;
    readonly state: PaymentState;
    readonly createdAt: Date;
    readonly nextLookAt: Date;
  };
  readonly paymentEvents: { readonly gateway: string; readonly id: string; readonly receivedAt: Date };
  readonly refunds: {
    readonly id: Generated<number>;
    readonly orderId: number;
    readonly amount: Cents;
    readonly reason: string;
    readonly lines: Json<Refund['lines']>;
    readonly shipping: Json<Refund['shipping']>;
    readonly restock: boolean;
    readonly state: Refund['state'];
    readonly receipt: string | null;
    readonly createdAt: Date;
  };
  readonly orderNotes: {
    readonly id: Generated<number>;
    readonly orderId: number;
    readonly text: string | null;
    readonly event: Json<OrderEvent> | null;
    readonly isForBuyer: boolean;
    readonly writtenAt: Date;
  };
}
