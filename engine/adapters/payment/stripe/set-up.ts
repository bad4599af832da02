import type { Stripe } from 'stripe';
import type { SetupIntent } from '#engine/usecases/ports/payments.ts';

/** A card that is set up first and charged later has to belong to somebody: a customer of this one checkout. */
export async function setUpCard(stripe: Stripe, reference: string): Promise<SetupIntent> {
  const { id: customer } = await stripe.customers.create(
    { metadata: { reference } },
    { idempotencyKey: `${reference}-customer` },
  );
  const { id, client_secret } = await stripe.setupIntents.create(
    {
      ...{ customer, usage: 'on_session', metadata: { reference } },
      automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
    },
    { idempotencyKey: `${reference}-setup` },
  );
  return { id, clientSecret: client_secret ?? '' };
}

/** The card as it was set up, or none while the shopper has not finished. */
export async function setUpParameters(
  stripe: Stripe,
  setup: string,
): Promise<Partial<Stripe.PaymentIntentCreateParams>> {
  const { status, customer, payment_method } = await stripe.setupIntents.retrieve(setup);
  const methods = { automatic_payment_methods: { enabled: true, allow_redirects: 'never' } } as const;
  if (status !== 'succeeded' || !customer || !payment_method) return methods;
  return { ...methods, customer: idOf(customer), payment_method: idOf(payment_method), confirm: true };
}

const idOf = (thing: string | { readonly id: string }): string => (typeof thing === 'string' ? thing : thing.id);
