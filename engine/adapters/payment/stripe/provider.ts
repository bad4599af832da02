import { Stripe } from 'stripe';
import type { ShopSettings } from '#engine/domain/settings.ts';
import type { IntentRequest, OpenedIntent, PaymentProvider } from '#engine/usecases/ports/payments.ts';
import { ask, createClient, isRefusal } from './ask-stripe.ts';
import { bringInLine } from './bring-in-line.ts';
import { minorUnits } from './minor-units.ts';
import { payPage } from './pay-page.ts';
import { eventReader } from './read-event.ts';
import { refundOnce } from './refund-once.ts';
import { setUpCard, setUpParameters } from './set-up.ts';
import type { StripeAccess } from './stripe-access.ts';
import { toIntent } from './to-intent.ts';

type Money = Pick<ShopSettings, 'currency' | 'currencyDecimals'>;

/** Card payments that reserve first and take when they are told to. */
export function createStripeProvider(access: StripeAccess, { currency, currencyDecimals }: Money): PaymentProvider {
  const stripe = createClient(access);
  const units = minorUnits(currency, currencyDecimals);
  const read = async (id: string) => toIntent(await stripe.paymentIntents.retrieve(id), units);
  const about = ({ amount, currency: of, orderId }: Pick<IntentRequest, 'amount' | 'currency' | 'orderId'>) => ({
    amount: units.toStripe(amount),
    currency: of.toLowerCase(),
    metadata: orderId === null ? {} : { order: String(orderId) },
  });
  /** What came of it, however it went: too late, already done, and declined are all told by the intent itself. */
  const orAsItIs = (id: string, call: () => Promise<Stripe.PaymentIntent>) =>
    ask(access.log, async () => {
      try {
        return toIntent(await call(), units);
      } catch (error) {
        if (isRefusal(error)) return read(id);
        throw error;
      }
    });

  async function open(request: IntentRequest): Promise<OpenedIntent> {
    const { amount, metadata, ...money } = about(request);
    const created = stripe.paymentIntents.create(
      {
        ...{ amount, ...money, capture_method: 'manual', metadata: { ...metadata, reference: request.reference } },
        ...(request.setup === null
          ? { automatic_payment_methods: { enabled: true } }
          : await setUpParameters(stripe, request.setup)),
      },
      { idempotencyKey: [request.reference, amount, request.orderId ?? 'cart'].join('-') },
    );
    return toIntent(await created.catch(intentOfDecline), units);
  }

  return {
    open: (request) => ask(access.log, () => open(request)),
    find: (id) => ask(access.log, () => read(id).catch(nullWhenUnknown)),
    change: (id, to) => orAsItIs(id, () => bringInLine(stripe, id, about(to))),
    capture: (id) =>
      orAsItIs(id, () => stripe.paymentIntents.capture(id, undefined, { idempotencyKey: `${id}-capture` })),
    cancel: (id) => orAsItIs(id, () => stripe.paymentIntents.cancel(id)),
    refund: (request) => ask(access.log, () => refundOnce(stripe, request, units)),
    setUp: (reference) => ask(access.log, () => setUpCard(stripe, reference)),
    readEvent: eventReader(stripe, access.webhookSecret),
    payPage: payPage(access.payPages),
  };
}

/** A card that is declined while its intent is made leaves the intent behind. */
function intentOfDecline(error: unknown): Stripe.PaymentIntent {
  const declined = error instanceof Stripe.errors.StripeCardError ? error.payment_intent : undefined;
  if (!declined) throw error;
  return declined;
}

function nullWhenUnknown(error: unknown): null {
  if (error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing') return null;
  throw error;
}
