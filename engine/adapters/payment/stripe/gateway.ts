import type { ShopSettings } from '#engine/domain/settings/settings.ts';
import type { Gateway } from '#engine/usecases/ports/payment-provider.ts';
import { createStripeProvider } from './provider.ts';
import type { StripeAccess } from './stripe-client.ts';

export const STRIPE = 'stripe';

interface Setup {
  readonly settings: ShopSettings;
  readonly stripe: StripeAccess | null;
}

/** By card. The order is pending until it is paid, and no longer than the shop holds its stock. */
export function stripeGateway({ settings, stripe }: Setup): Gateway | null {
  if (!stripe) return null;
  const { inTestMode, ...live } = settings.cardPayment;
  return {
    id: STRIPE,
    kind: stripe.hostedPagesUrl === null ? 'embedded-form' : 'hosted-page',
    texts: {
      ...live,
      ...(stripe.isTest && inTestMode),
      nextStep: { en: '', id: '' },
      stage: { en: 'Payment received', id: 'Pembayaran masuk' },
    },
    accounts: [],
    available: () => true,
    initialStatus: () => 'pending',
    provider: createStripeProvider(stripe, settings),
  };
}
