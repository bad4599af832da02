import type { Cents } from '../money/money.ts';

type IntentStatus =
  /** The shopper has to do something. */
  | 'requires-action'
  /** The gateway or the bank is at work. */
  | 'processing'
  /** The money is reserved for the shop and not yet captured. */
  | 'requires-capture'
  | 'succeeded'
  /** Final: nothing can be paid with it any more. */
  | 'canceled';

/** A payment as its gateway reports it. */
export interface PaymentIntent {
  /** The gateway's number. */
  readonly id: string;
  readonly status: IntentStatus;
  readonly amount: Cents;
  /** ISO 4217. */
  readonly currency: string;
  /** The shop's own number of the payment, stored with the intent. */
  readonly reference: string;
  readonly orderId: number | null;
  /** Why the last attempt was declined, as the gateway codes it. Null when none was. */
  readonly declineCode: string | null;
}

/** What an order expects of its payment. */
export interface ExpectedPayment {
  readonly orderId: number;
  readonly amount: Cents;
  /** ISO 4217. */
  readonly currency: string;
  readonly reference: string;
  /** The order still needs its money. */
  readonly isDue: boolean;
  /** A declined attempt makes the order fail. One that has failed already does not fail again. */
  readonly canFail: boolean;
  /** The intent the order was paid with; null while it was not. */
  readonly paidWith: string | null;
}

export type IntentDecision =
  | { readonly kind: 'wait' }
  /** Capture the reserved money. */
  | { readonly kind: 'capture' }
  /** The money is here: record that the order is paid. */
  | { readonly kind: 'record' }
  /** Reserved for something else than the order expects. */
  | { readonly kind: 'cancel' }
  /** Paid, but the order cannot be paid with it. */
  | { readonly kind: 'refund' }
  /** The order's payment was declined. */
  | { readonly kind: 'fail'; readonly reason: string }
  /** The payment is over without money. */
  | { readonly kind: 'close' };

/** What an intent means for its order. It depends on the intent alone, not on when or why the gateway was asked. */
export function evaluateIntent(intent: PaymentIntent, expected: ExpectedPayment): IntentDecision {
  const isExpected = expected.isDue && matches(intent, expected);
  switch (intent.status) {
    case 'canceled':
      return { kind: 'close' };
    case 'succeeded':
      // Somebody else may have recorded it already. Recording it again finds that out under the order's lock.
      return { kind: isExpected || expected.paidWith === intent.id ? 'record' : 'refund' };
    case 'requires-capture':
      return { kind: isExpected ? 'capture' : 'cancel' };
    case 'processing':
      return { kind: 'wait' };
    case 'requires-action':
      return intent.declineCode !== null && expected.canFail
        ? { kind: 'fail', reason: intent.declineCode }
        : { kind: 'wait' };
  }
}

const matches = (intent: PaymentIntent, expected: ExpectedPayment): boolean =>
  intent.orderId === expected.orderId &&
  intent.reference === expected.reference &&
  intent.amount === expected.amount &&
  intent.currency === expected.currency;
