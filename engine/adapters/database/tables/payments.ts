import type { Refund } from '#engine/domain/orders/refund.ts';
import type { OrderEvent } from '#engine/domain/orders/timeline.ts';
import type { Payment } from '#engine/usecases/ports/payments.ts';
import type { Generated, Json, Row } from './columns.ts';

export interface PaymentTables {
  readonly payments: Row<Omit<Payment, 'id'>> & { readonly nextLookAt: Date };
  readonly paymentEvents: { readonly gateway: string; readonly id: string; readonly receivedAt: Date };
  readonly refunds: Row<Omit<Refund, 'id'>>;
  readonly orderNotes: {
    readonly id: Generated<number>;
    readonly orderId: number;
    readonly text: string | null;
    readonly event: Json<OrderEvent> | null;
    readonly isForBuyer: boolean;
    readonly writtenAt: Date;
  };
}
