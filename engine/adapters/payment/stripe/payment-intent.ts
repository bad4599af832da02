import { Stripe } from 'stripe';
import type { PaymentIntent } from '#engine/domain/payment/payment-intent.ts';
import type { IntentRequest, OpenedIntent } from '#engine/usecases/ports/payment-provider.ts';
import type { MinorUnits } from './minor-units.ts';
import { savedCardParameters } from './setup-intent.ts';

const STATUSES: Readonly<Partial<Record<string, PaymentIntent['status']>>> = {
  requires_payment_method: 'requires-action',
  requires_confirmation: 'requires-action',
  requires_action: 'requires-action',
  processing: 'processing',
  requires_capture: 'requires-capture',
  succeeded: 'succeeded',
  canceled: 'canceled',
};

export const toIntent = (intent: Stripe.PaymentIntent, units: MinorUnits): OpenedIntent => ({
  id: intent.id,
  // A status newer than this code is treated as one to wait for.
  status: STATUSES[intent.status] ?? 'processing',
  amount: units.fromStripe(amountOf(intent)),
  currency: intent.currency.toUpperCase(),
  reference: intent.metadata.reference ?? '',
  orderId: Number(intent.metadata.order) || null,
  declineCode: intent.status === 'requires_payment_method' ? declineCodeOf(intent.last_payment_error) : null,
  clientSecret: intent.client_secret ?? '',
});

/** What can be captured, or was. When that is a part of the amount, it is not the amount the order expects. */
function amountOf({ status, amount, amount_capturable, amount_received }: Stripe.PaymentIntent): number {
  if (status === 'requires_capture') return amount_capturable;
  return status === 'succeeded' ? amount_received : amount;
}

const declineCodeOf = (error: Stripe.PaymentIntent.LastPaymentError | null): string | null =>
  error && (error.decline_code ?? error.code ?? 'declined');

/** What an intent is about, in Stripe's units. */
interface IntentTerms {
  readonly amount: number;
  readonly currency: string;
  readonly metadata: Record<string, string>;
}

/** Reserves the amount once the shopper has confirmed. A saved card is charged at once. */
export async function createIntent(
  stripe: Stripe,
  { reference, orderId, setup }: IntentRequest,
  { metadata, ...money }: IntentTerms,
): Promise<Stripe.PaymentIntent> {
  const card =
    setup === null ? { automatic_payment_methods: { enabled: true } } : await savedCardParameters(stripe, setup);
  return stripe.paymentIntents
    .create(
      { ...money, ...card, capture_method: 'manual', metadata: { ...metadata, reference } },
      { idempotencyKey: [reference, money.amount, orderId ?? 'cart'].join('-') },
    )
    .catch(intentOfDecline);
}

/** A card that is declined while its intent is created leaves the intent behind. */
function intentOfDecline(error: unknown): Stripe.PaymentIntent {
  const declined = error instanceof Stripe.errors.StripeCardError ? error.payment_intent : undefined;
  if (!declined) throw error;
  return declined;
}

const UNCONFIRMED: readonly string[] = ['requires_payment_method', 'requires_confirmation', 'requires_action'];

/** Once confirmed, an intent keeps its amount. If that is right already, its metadata can still be changed. */
export async function updateIntentTerms(stripe: Stripe, id: string, terms: IntentTerms): Promise<Stripe.PaymentIntent> {
  const intent = await stripe.paymentIntents.retrieve(id);
  const { metadata, ...money } = terms;
  const hasAmount = intent.amount === money.amount && intent.currency === money.currency;
  const hasMetadata = Object.entries(metadata).every(([key, value]) => intent.metadata[key] === value);
  if (hasAmount && hasMetadata) return intent;
  if (UNCONFIRMED.includes(intent.status)) return stripe.paymentIntents.update(id, terms);
  return hasAmount ? stripe.paymentIntents.update(id, { metadata }) : intent;
}
