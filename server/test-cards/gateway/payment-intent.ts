import { randomBytes } from 'node:crypto';
import type { CardOutcome } from './cards.ts';
import type { ApiObject } from './ledger.ts';

/** A payment intent, with the fields of Stripe's that the official package's users look at. */
export interface PaymentIntent extends ApiObject {
  readonly object: 'payment_intent';
  readonly status: 'requires_payment_method' | 'requires_action' | 'requires_capture' | 'succeeded' | 'canceled';
  readonly amount: number;
  readonly amount_capturable: number;
  readonly amount_received: number;
  readonly currency: string;
  readonly client_secret: string;
  readonly capture_method: 'automatic' | 'manual';
  readonly customer: string | null;
  readonly payment_method: string | null;
  readonly last_payment_error: Readonly<Record<string, unknown>> | null;
  readonly metadata: Readonly<Record<string, string>>;
  readonly created: number;
  readonly livemode: false;
}

export const newId = (prefix: string): string => `${prefix}_test_${randomBytes(12).toString('hex')}`;

type Facts = Pick<PaymentIntent, 'amount' | 'currency' | 'capture_method' | 'customer' | 'metadata' | 'created'>;

export function newIntent(facts: Facts): PaymentIntent {
  const id = newId('pi');
  return {
    ...{ id, object: 'payment_intent', status: 'requires_payment_method', ...facts },
    ...{ amount_capturable: 0, amount_received: 0, payment_method: null, last_payment_error: null },
    client_secret: `${id}_secret_${randomBytes(12).toString('hex')}`,
    livemode: false,
  };
}

/** The shopper's card is asked for the money. */
export function confirmed(intent: PaymentIntent, method: string, outcome: CardOutcome): PaymentIntent {
  const asked: PaymentIntent = { ...intent, payment_method: method, last_payment_error: null };
  if (outcome.kind === 'asks') return { ...asked, status: 'requires_action' };
  if (outcome.kind === 'approved') return approved(asked);
  return declined(asked, outcome.code, outcome.declineCode);
}

/** The bank has had its answer from the shopper. */
export const authenticated = (intent: PaymentIntent, isGiven: boolean): PaymentIntent =>
  isGiven ? approved(intent) : declined(intent, 'payment_intent_authentication_failure', null);

const approved = (intent: PaymentIntent): PaymentIntent =>
  intent.capture_method === 'manual'
    ? { ...intent, status: 'requires_capture', amount_capturable: intent.amount }
    : { ...intent, status: 'succeeded', amount_received: intent.amount };

const declined = (intent: PaymentIntent, code: string, declineCode: string | null): PaymentIntent => ({
  ...intent,
  status: 'requires_payment_method',
  last_payment_error: {
    ...{ type: 'card_error', code, message: 'Your card was declined.' },
    ...(declineCode && { decline_code: declineCode }),
  },
});

export const captured = (intent: PaymentIntent): PaymentIntent => ({
  ...intent,
  status: 'succeeded',
  amount_received: intent.amount_capturable,
  amount_capturable: 0,
});

export const canceled = (intent: PaymentIntent): PaymentIntent => ({
  ...intent,
  status: 'canceled',
  amount_capturable: 0,
});

/** What the shop is told of, by the state an intent has come into. */
export const EVENT_OF: Readonly<Record<PaymentIntent['status'], string>> = {
  requires_payment_method: 'payment_intent.payment_failed',
  requires_action: 'payment_intent.requires_action',
  requires_capture: 'payment_intent.amount_capturable_updated',
  succeeded: 'payment_intent.succeeded',
  canceled: 'payment_intent.canceled',
};
