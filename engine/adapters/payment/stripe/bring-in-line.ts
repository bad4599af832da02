import type { Stripe } from 'stripe';

interface Wanted {
  readonly amount: number;
  readonly currency: string;
  readonly metadata: Record<string, string>;
}

const UNCONFIRMED: readonly string[] = ['requires_payment_method', 'requires_confirmation', 'requires_action'];

/** One that is confirmed keeps its amount; with the same amount it can still be told whose order it is. */
export async function bringInLine(stripe: Stripe, id: string, wanted: Wanted): Promise<Stripe.PaymentIntent> {
  const intent = await stripe.paymentIntents.retrieve(id);
  const { metadata, ...money } = wanted;
  const isRight = intent.amount === money.amount && intent.currency === money.currency;
  const isTold = Object.entries(metadata).every(([key, value]) => intent.metadata[key] === value);
  if (isRight && isTold) return intent;
  if (UNCONFIRMED.includes(intent.status)) return stripe.paymentIntents.update(id, wanted);
  return isRight ? stripe.paymentIntents.update(id, { metadata }) : intent;
}
