import { Stripe } from 'stripe';
import type { RefundAnswer, RefundRequest } from '#engine/usecases/ports/payments.ts';
import type { MinorUnits } from './minor-units.ts';

/** Idempotency keys are forgotten after a day; a refund's own reference is not, so it is looked for first. */
export async function refundOnce(stripe: Stripe, request: RefundRequest, units: MinorUnits): Promise<RefundAnswer> {
  const { intent, amount, reference } = request;
  const earlier = await stripe.refunds.list({ payment_intent: intent, limit: 100 });
  const same = earlier.data.find(({ metadata }) => metadata?.reference === reference);
  try {
    return toAnswer(
      same ??
        (await stripe.refunds.create(
          { payment_intent: intent, amount: units.toStripe(amount), metadata: { reference } },
          { idempotencyKey: reference },
        )),
    );
  } catch (error) {
    if (error instanceof Stripe.errors.StripeInvalidRequestError) return { ok: false, declined: error.message };
    throw error;
  }
}

const toAnswer = ({ id, status, failure_reason }: Stripe.Refund): RefundAnswer =>
  status === 'failed' || status === 'canceled'
    ? { ok: false, declined: failure_reason ?? status }
    : { ok: true, receipt: id };
