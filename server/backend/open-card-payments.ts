import type { Logger } from 'pino';
import type { StripeAccess } from '#engine/adapters/payment/stripe/stripe-client.ts';
import type { Config } from '../config/config.ts';
import { openTestCardServer, type TestCardServer } from '../test-cards/open-test-card-server.ts';

interface Needs {
  readonly config: Config;
  /** Address of the storefront. */
  readonly baseUrl: string;
  readonly logger: Logger;
}

export interface CardPayments {
  /** Null without card payments. */
  readonly access: StripeAccess | null;
  /** Null where cards are real, or not taken at all. */
  readonly testCards: Pick<TestCardServer, 'handlePage' | 'sendEventsTo'> | null;
  close(): Promise<void>;
}

/** The account with Stripe, or test cards in its place where nobody can buy with them. */
export async function openCardPayments({ config, baseUrl, logger }: Needs): Promise<CardPayments> {
  const { stripe, takesTestCards, dataFolder } = config;
  const close = async () => undefined;
  if (stripe) {
    const isTest = stripe.secretKey.includes('_test_');
    return { access: { ...stripe, hostedPagesUrl: null, isTest, log: logger }, testCards: null, close };
  }
  if (!takesTestCards) return { access: null, testCards: null, close };
  const testCards = await openTestCardServer({
    dataFolder,
    baseUrl,
    now: () => new Date(),
    onError: (error) => logger.error({ err: error }, 'the test-card gateway failed'),
  });
  return { access: { ...testCards.access, log: logger }, testCards, close: testCards.close };
}
