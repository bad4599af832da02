import { Stripe } from 'stripe';
import type { Answer } from '#engine/usecases/ports/payments.ts';
import type { StripeAccess } from './stripe-access.ts';

/** A call may take this long; whoever waits for it is a shopper. */
const TIMEOUT_MILLISECONDS = 10_000;

/** With its own idempotency key each time, so that a repeated call is the same call. */
const RETRIES = 2;

export const createClient = ({ secretKey, host }: StripeAccess): Stripe =>
  new Stripe(secretKey, {
    timeout: TIMEOUT_MILLISECONDS,
    maxNetworkRetries: RETRIES,
    telemetry: false,
    ...(host && { protocol: 'http', host: host.address, port: host.port }),
  });

/** Stripe has understood the call and says no: the answer is certain. */
export const isRefusal = (error: unknown): error is Stripe.errors.StripeError =>
  error instanceof Stripe.errors.StripeInvalidRequestError || error instanceof Stripe.errors.StripeCardError;

/** Turns an outage into an answer. What it says is logged, without what was sent; a bug of ours still throws. */
export async function ask<T>(log: StripeAccess['log'], call: () => Promise<T>): Promise<Answer<T>> {
  try {
    return { ok: true, value: await call() };
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    const { type, code, statusCode, requestId, message } = error;
    log.warn({ type, code, statusCode, requestId, reason: message }, 'the payment gateway did not serve');
    return { ok: false };
  }
}
