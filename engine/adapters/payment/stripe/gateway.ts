import type { Gateway } from '#engine/usecases/ports/payments.ts';
import type { GatewaySetup } from '../gateway-setup.ts';
import { instructionsFor } from '../instructions.ts';
import { createStripeProvider } from './provider.ts';

/** By card: the order waits for its money, and no longer than the shop holds its pieces. */
export function stripeGateway({ settings, stripe }: GatewaySetup): Gateway | null {
  if (!stripe) return null;
  const text = stripe.isTest ? settings.cardPayment.inTestMode : settings.cardPayment;
  return {
    id: 'stripe',
    title: (language) => text.title[language],
    description: (language) => text.description[language],
    instructions: (order) => instructionsFor(order, settings.cardPayment),
    available: () => true,
    firstStatus: () => 'pending',
    hasPayPage: stripe.payPages !== null,
    provider: createStripeProvider(stripe, settings),
  };
}
