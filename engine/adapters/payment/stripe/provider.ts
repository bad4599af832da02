import { Stripe } from 'stripe';
import type { ShopSettings } from '#engine/domain/settings/settings.ts';
import type { HostedPageRequest, IntentRequest, PaymentProvider } from '#engine/usecases/ports/payment-provider.ts';
import { minorUnits } from './minor-units.ts';
import { createIntent, toIntent, updateIntentTerms } from './payment-intent.ts';
import { createRefundOnce, listRefunds } from './refund.ts';
import { createSetupIntent } from './setup-intent.ts';
import { callStripe, createStripeClient, isRefusal, type StripeAccess } from './stripe-client.ts';
import { eventReader } from './webhook-event.ts';

type Money = Pick<ShopSettings, 'currency' | 'currencyDecimals'>;

/** Card payments with manual capture: an intent reserves the money, and the shop captures it. */
export function createStripeProvider(access: StripeAccess, { currency, currencyDecimals }: Money): PaymentProvider {
  const stripe = createStripeClient(access);
  const units = minorUnits(currency, currencyDecimals);
  const retrieve = async (id: string) => toIntent(await stripe.paymentIntents.retrieve(id), units);
  const termsOf = ({ amount, currency: code, orderId }: Pick<IntentRequest, 'amount' | 'currency' | 'orderId'>) => ({
    amount: units.toStripe(amount),
    currency: code.toLowerCase(),
    metadata: orderId === null ? {} : { order: String(orderId) },
  });
  /** When Stripe refuses the change, for example because it comes too late, the intent itself says how it stands. */
  const changeOrRetrieve = (id: string, change: () => Promise<Stripe.PaymentIntent>) =>
    callStripe(access.log, async () => {
      try {
        return toIntent(await change(), units);
      } catch (error) {
        if (isRefusal(error)) return retrieve(id);
        throw error;
      }
    });

  return {
    createIntent: (request) =>
      callStripe(access.log, async () => toIntent(await createIntent(stripe, request, termsOf(request)), units)),
    retrieveIntent: (id) => callStripe(access.log, () => retrieve(id).catch(nullWhenMissing)),
    updateIntent: (id, terms) => changeOrRetrieve(id, () => updateIntentTerms(stripe, id, termsOf(terms))),
    captureIntent: (id) =>
      changeOrRetrieve(id, () => stripe.paymentIntents.capture(id, undefined, { idempotencyKey: `${id}-capture` })),
    cancelIntent: (id) => changeOrRetrieve(id, () => stripe.paymentIntents.cancel(id)),
    listRefunds: (intent) => callStripe(access.log, () => listRefunds(stripe, intent)),
    createRefund: (request) => callStripe(access.log, () => createRefundOnce(stripe, request, units)),
    createSetupIntent: (reference) => callStripe(access.log, () => createSetupIntent(stripe, reference)),
    readEvent: eventReader(stripe, access.webhookSecret),
    hostedPageUrl: (request) => hostedPageUrl(access.hostedPagesUrl, request),
  };
}

function nullWhenMissing(error: unknown): null {
  if (error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing') return null;
  throw error;
}

function hostedPageUrl(pagesUrl: string | null, { clientSecret, language, returnUrl }: HostedPageRequest) {
  if (pagesUrl === null) return null;
  return `${pagesUrl}/${encodeURIComponent(clientSecret)}?${new URLSearchParams({ language, return_url: returnUrl })}`;
}
