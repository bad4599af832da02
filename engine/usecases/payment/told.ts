import type { Intent } from '#engine/domain/payment/intent.ts';
import type { Payment, PaymentProvider } from '../ports/payments.ts';

/** A payment with what its gateway has just told of it. */
export interface Told {
  readonly payment: Payment;
  readonly intent: Intent;
  readonly provider: PaymentProvider;
}
