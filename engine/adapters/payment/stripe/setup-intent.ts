import type { Stripe } from 'stripe';
import type { SetupIntent } from '#engine/usecases/ports/payment-provider.ts';

/** Stripe saves a card for a customer only, so each checkout gets a customer of its own. */
export async function createSetupIntent(stripe: Stripe, reference: string): Promise<SetupIntent> {
  const { id: customer } = await stripe.customers.create(
    { metadata: { reference } },
    { idempotencyKey: `${reference}-customer` },
  );
  const { id, client_secret } = await stripe.setupIntents.create(
    {
      customer,
      usage: 'on_session',
      metadata: { reference },
      automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
    },
    { idempotencyKey: `${reference}-setup` },
  );
  return { id, clientSecret: client_secret ?? '' };
}

/** Charges the saved card. Without one, because the shopper has not finished, the card is entered later. */
export async function savedCardParameters(
  stripe: Stripe,
  setup: string,
): Promise<Partial<Stripe.PaymentIntentCreateParams>> {
  const { status, customer, payment_method } = await stripe.setupIntents.retrieve(setup);
  const methods = { automatic_payment_methods: { enabled: true, allow_redirects: 'never' } } as const;
  if (status !== 'succeeded' || !customer || !payment_method) return methods;
  return { ...methods, customer: idOf(customer), payment_method: idOf(payment_method), confirm: true };
}

const idOf = (object: string | { readonly id: string }): string => (typeof object === 'string' ? object : object.id);
