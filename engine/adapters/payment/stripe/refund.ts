import { Stripe } from 'stripe';
import type { GatewayRefund, IntentRefundRequest, RefundResult } from '#engine/usecases/ports/payment-provider.ts';
import type { MinorUnits } from './minor-units.ts';

/** Stripe forgets idempotency keys after a day. The reference in the metadata stays, so it is looked for first. */
export async function createRefundOnce(
  stripe: Stripe,
  request: IntentRefundRequest,
  units: MinorUnits,
): Promise<RefundResult> {
  const { intent, amount, reference } = request;
  const existing = (await refundsOf(stripe, intent)).find(({ metadata }) => metadata?.reference === reference);
  try {
    return toRefundResult(
      existing ??
        (await stripe.refunds.create(
          { payment_intent: intent, amount: units.toStripe(amount), metadata: { reference } },
          { idempotencyKey: reference },
        )),
    );
  } catch (error) {
    if (error instanceof Stripe.errors.StripeInvalidRequestError) return { state: 'failed', reason: error.message };
    throw error;
  }
}

export const listRefunds = async (stripe: Stripe, intent: string): Promise<readonly GatewayRefund[]> =>
  (await refundsOf(stripe, intent)).map((refund) => ({
    receipt: refund.id,
    reference: refund.metadata?.reference ?? '',
    result: toRefundResult(refund),
  }));

const refundsOf = async (stripe: Stripe, intent: string): Promise<readonly Stripe.Refund[]> =>
  (await stripe.refunds.list({ payment_intent: intent, limit: 100 })).data;

type RefundFacts = Pick<Stripe.Refund, 'id' | 'status' | 'failure_reason'>;

/** A status newer than this code is treated as one to wait for. */
export function toRefundResult({ id, status, failure_reason }: RefundFacts): RefundResult {
  if (status === 'failed' || status === 'canceled') return { state: 'failed', reason: failure_reason ?? status };
  return { state: status === 'succeeded' ? 'done' : 'pending', receipt: id };
}
