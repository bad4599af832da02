import { randomBytes } from 'node:crypto';
import type { ApiObject } from './gateway-store.ts';

/** Stripe's PaymentIntent, with the fields a shop reads. */
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

/** What happens when a test card is charged, as in docs.stripe.com/testing. */
export type CardOutcome =
  | { readonly kind: 'approved' }
  /** The bank asks the shopper first (3-D Secure). */
  | { readonly kind: 'requires-authentication' }
  | { readonly kind: 'declined'; readonly code: string; readonly declineCode: string | null };

export const newId = (prefix: string): string => `${prefix}_test_${randomBytes(12).toString('hex')}`;

type Facts = Pick<PaymentIntent, 'amount' | 'currency' | 'capture_method' | 'customer' | 'metadata' | 'created'>;

export function newIntent(facts: Facts): PaymentIntent {
  const id = newId('pi');
  return {
    ...facts,
    id,
    object: 'payment_intent',
    status: 'requires_payment_method',
    amount_capturable: 0,
    amount_received: 0,
    payment_method: null,
    last_payment_error: null,
    client_secret: `${id}_secret_${randomBytes(12).toString('hex')}`,
    livemode: false,
  };
}

/** The intent after it was confirmed with a card. */
export function confirmed(intent: PaymentIntent, method: string, outcome: CardOutcome): PaymentIntent {
  const withCard: PaymentIntent = { ...intent, payment_method: method, last_payment_error: null };
  if (outcome.kind === 'requires-authentication') return { ...withCard, status: 'requires_action' };
  if (outcome.kind === 'approved') return approved(withCard);
  return declined(withCard, outcome.code, outcome.declineCode);
}

/** The intent after the shopper has answered the bank. */
export const authenticated = (intent: PaymentIntent, isApproved: boolean): PaymentIntent =>
  isApproved ? approved(intent) : declined(intent, 'payment_intent_authentication_failure', null);

const approved = (intent: PaymentIntent): PaymentIntent =>
  intent.capture_method === 'manual'
    ? { ...intent, status: 'requires_capture', amount_capturable: intent.amount }
    : { ...intent, status: 'succeeded', amount_received: intent.amount };

const declined = (intent: PaymentIntent, code: string, declineCode: string | null): PaymentIntent => ({
  ...intent,
  status: 'requires_payment_method',
  last_payment_error: {
    type: 'card_error',
    code,
    message: 'Your card was declined.',
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

/** The event that is emitted when an intent enters a status. */
export const EVENT_TYPES: Readonly<Record<PaymentIntent['status'], string>> = {
  requires_payment_method: 'payment_intent.payment_failed',
  requires_action: 'payment_intent.requires_action',
  requires_capture: 'payment_intent.amount_capturable_updated',
  succeeded: 'payment_intent.succeeded',
  canceled: 'payment_intent.canceled',
};
