import { Stripe } from 'stripe';
import type { IntentRefundRequest, RefundResult } from '#engine/usecases/ports/payments.ts';
import type { MinorUnits } from './minor-units.ts';

/** Stripe forgets idempotency keys after a day. The reference in the metadata stays, so it is looked for first. */
export async function createRefundOnce(
  stripe: Stripe,
  request: IntentRefundRequest,
  units: MinorUnits,
): Promise<RefundResult> {
  const { intent, amount, reference } = request;
  const earlier = await stripe.refunds.list({ payment_intent: intent, limit: 100 });
  const existing = earlier.data.find(({ metadata }) => metadata?.reference === reference);
  try {
    return toRefundResult(
      existing ??
        (await stripe.refunds.create(
          { payment_intent: intent, amount: units.toStripe(amount), metadata: { reference } },
          { idempotencyKey: reference },
        )),
    );
  } catch (error) {
    if (error instanceof Stripe.errors.StripeInvalidRequestError) return { ok: false, reason: error.message };
    throw error;
  }
}

const toRefundResult = ({ id, status, failure_reason }: Stripe.Refund): RefundResult =>
  status === 'failed' || status === 'canceled'
    ? { ok: false, reason: failure_reason ?? status }
    : { ok: true, receipt: id };
