import { Stripe } from 'stripe';
import { z } from 'zod';
import type { PaymentProvider } from '#engine/usecases/ports/payment-provider.ts';

/** An older event may be a replay. */
const TOLERANCE_SECONDS = 300;

/** Only the id of the intent is read. Events come late, twice and in any order, so the intent itself is retrieved. */
const Event = z.object({
  id: z.string().max(255),
  data: z.object({
    object: z.object({
      object: z.string(),
      id: z.string().max(255),
      payment_intent: z.union([z.string().max(255), z.null()]).optional(),
    }),
  }),
});

export const eventReader =
  (stripe: Stripe, secret: string | null): PaymentProvider['readEvent'] =>
  ({ body, header, now }) => {
    const signature = header('stripe-signature');
    if (!secret || !isSigned(stripe, { body, signature, secret, now })) return null;
    const event = Event.safeParse(JSON.parse(body));
    if (!event.success) return null;
    const { id, data } = event.data;
    const { object, ...about } = data.object;
    const intent = object === 'payment_intent' ? about.id : (about.payment_intent ?? null);
    return { id, intent, isRefund: object === 'refund' };
  };

interface Signed {
  readonly body: string;
  readonly signature: string;
  readonly secret: string;
  readonly now: Date;
}

function isSigned({ webhooks }: Stripe, { body, signature, secret, now }: Signed): boolean {
  try {
    webhooks.constructEvent(body, signature, secret, TOLERANCE_SECONDS, undefined, now.getTime());
    return true;
  } catch (error) {
    // A body that is not JSON was not signed by Stripe either.
    if (error instanceof Stripe.errors.StripeSignatureVerificationError || error instanceof SyntaxError) return false;
    throw error;
  }
}
