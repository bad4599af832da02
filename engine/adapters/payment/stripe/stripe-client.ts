import { Stripe } from 'stripe';
import type { ProviderResult } from '#engine/usecases/ports/payment-provider.ts';

/** How the shop reaches its account with Stripe. Never logged. */
export interface StripeAccess {
  readonly secretKey: string;
  /** For the card form in the browser; null where none is shown. */
  readonly publishableKey: string | null;
  /** Without it webhooks are refused, and payments are found by polling. */
  readonly webhookSecret: string | null;
  /** Another host that speaks the same API; null for Stripe itself. */
  readonly host: { readonly address: string; readonly port: number } | null;
  /** Base URL of pages to pay on, without a slash at its end; null when there are none. */
  readonly hostedPagesUrl: string | null;
  /** Test mode is shown wherever the method is named. */
  readonly isTest: boolean;
  readonly log: { warn(details: Readonly<Record<string, unknown>>, message: string): void };
}

/** A shopper waits for the call. */
const TIMEOUT_MS = 10_000;

/** Safe to repeat: every call that changes something has an idempotency key. */
const MAX_RETRIES = 2;

export const createStripeClient = ({ secretKey, host }: StripeAccess): Stripe =>
  new Stripe(secretKey, {
    timeout: TIMEOUT_MS,
    maxNetworkRetries: MAX_RETRIES,
    telemetry: false,
    ...(host && { protocol: 'http', host: host.address, port: host.port }),
  });

/** Stripe has processed the call and refused it: nothing was changed. */
export const isRefusal = (error: unknown): error is Stripe.errors.StripeError =>
  error instanceof Stripe.errors.StripeInvalidRequestError || error instanceof Stripe.errors.StripeCardError;

/** Returns an outage as a value and logs Stripe's error, never the request. Other errors are bugs and still throw. */
export async function callStripe<T>(log: StripeAccess['log'], call: () => Promise<T>): Promise<ProviderResult<T>> {
  try {
    return { ok: true, value: await call() };
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    const { type, code, statusCode, requestId, message } = error;
    log.warn({ type, code, statusCode, requestId, reason: message }, 'a call to Stripe failed');
    return { ok: false };
  }
}
