import type { Stripe } from 'stripe';
import type { Intent } from '#engine/domain/payment/intent.ts';
import type { OpenedIntent } from '#engine/usecases/ports/payments.ts';
import type { MinorUnits } from './minor-units.ts';

const STATUSES: Readonly<Partial<Record<string, Intent['status']>>> = {
  requires_payment_method: 'open',
  requires_confirmation: 'open',
  requires_action: 'open',
  processing: 'underway',
  requires_capture: 'reserved',
  succeeded: 'paid',
  canceled: 'gone',
};

export const toIntent = (intent: Stripe.PaymentIntent, units: MinorUnits): OpenedIntent => ({
  id: intent.id,
  // A word that is newer than this release is waited out.
  status: STATUSES[intent.status] ?? 'underway',
  amount: units.fromStripe(amountOf(intent)),
  currency: intent.currency.toUpperCase(),
  reference: intent.metadata.reference ?? '',
  orderId: Number(intent.metadata.order) || null,
  declined: intent.status === 'requires_payment_method' ? reasonOf(intent.last_payment_error) : null,
  clientSecret: intent.client_secret ?? '',
});

/** What can be taken, or was: a part of it would be another amount than the order's. */
function amountOf({ status, amount, amount_capturable, amount_received }: Stripe.PaymentIntent): number {
  if (status === 'requires_capture') return amount_capturable;
  return status === 'succeeded' ? amount_received : amount;
}

const reasonOf = (error: Stripe.PaymentIntent.LastPaymentError | null): string | null =>
  error && (error.decline_code ?? error.code ?? 'declined');
