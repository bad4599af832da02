import type { Logger } from 'pino';
import type { StripeAccess } from '#engine/adapters/payment/stripe/stripe-access.ts';
import type { Config } from './config.ts';
import { openTestCards, type TestCards } from './test-cards/open-test-cards.ts';

interface Needs {
  readonly config: Config;
  /** Address of the storefront. */
  readonly baseUrl: string;
  readonly logger: Logger;
}

export interface CardPayments {
  /** Null: no card payments. */
  readonly access: StripeAccess | null;
  /** Null where cards are real, or not taken at all. */
  readonly testCards: Pick<TestCards, 'answerPage' | 'tell'> | null;
  close(): Promise<void>;
}

/** The account with Stripe, or the test cards that stand in for it where nobody can be cheated by them. */
export async function openCardPayments({ config, baseUrl, logger }: Needs): Promise<CardPayments> {
  const { stripe, takesTestCards, dataFolder } = config;
  const close = async () => undefined;
  if (stripe) {
    const isTest = stripe.secretKey.includes('_test_');
    return { access: { ...stripe, payPages: null, isTest, log: logger }, testCards: null, close };
  }
  if (!takesTestCards) return { access: null, testCards: null, close };
  const testCards = await openTestCards({
    ...{ dataFolder, baseUrl, now: () => new Date() },
    onTrouble: (error) => logger.error({ err: error }, 'the test-card gateway failed'),
  });
  return { access: { ...testCards.access, log: logger }, testCards, close: testCards.close };
}
