import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import { minorDigits } from '#contract/currency.ts';
import { SITE } from '#contract/site.ts';
import { minorUnits } from '#engine/adapters/payment/stripe/minor-units.ts';
import type { StripeAccess } from '#engine/adapters/payment/stripe/stripe-client.ts';
import { listen } from '../http/listen.ts';
import { createApi } from './api/api.ts';
import { openGatewayStore } from './gateway/gateway-store.ts';
import type { PaymentIntent } from './gateway/payment-intent.ts';
import { createTestGateway } from './gateway/test-gateway.ts';
import { createPages, type PageRequest, type PageResponse, TEST_CARDS_PATH } from './pages/pages.ts';
import { createWebhookSender } from './webhook-sender.ts';

interface Needs {
  readonly dataFolder: string;
  /** The storefront's URL. Shoppers are sent back there and nowhere else. */
  readonly baseUrl: string;
  now(): Date;
  onError(error: unknown): void;
}

/** A card gateway with Stripe's API that accepts test cards only. The shop reaches it over HTTP, as it would Stripe. */
export interface TestCardServer {
  /** For the official package, as for Stripe itself. */
  readonly access: Omit<StripeAccess, 'log'> & { readonly host: NonNullable<StripeAccess['host']> };
  handlePage(request: PageRequest): PageResponse;
  /** From now on events are sent to this URL. */
  sendEventsTo(address: string): void;
  close(): Promise<void>;
}

/** A machine may have either version of IP alone. */
const LOOPBACKS = ['127.0.0.1', '::1'] as const;
const NO_SUCH_ADDRESS = ['EADDRNOTAVAIL', 'EAFNOSUPPORT'];

async function listenHere(handler: RequestListener) {
  const [first, second] = LOOPBACKS;
  try {
    return { address: first, ...(await listen(handler, { host: first, port: 0 })) };
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && NO_SUCH_ADDRESS.includes(String(error.code)))) throw error;
    return { address: second, ...(await listen(handler, { host: second, port: 0 })) };
  }
}

export async function openTestCardServer({ dataFolder, baseUrl, now, onError }: Needs): Promise<TestCardServer> {
  const store = openGatewayStore(join(dataFolder, 'test-cards.sqlite'));
  const gateway = createTestGateway(store, now);
  const webhooks = createWebhookSender({ store, now, onError });
  const server = await listenHere(createApi(gateway, webhooks.wake));
  const { origin } = new URL(baseUrl);
  const respond = createPages({ gateway, origin, root: TEST_CARDS_PATH, formatAmount });
  return {
    access: {
      secretKey: store.secretKey,
      webhookSecret: store.webhookSecret,
      publishableKey: null,
      isTest: true,
      host: { address: server.address, port: server.port },
      hostedPagesUrl: baseUrl + TEST_CARDS_PATH,
    },
    handlePage(request) {
      const response = respond(request);
      webhooks.wake();
      return response;
    },
    sendEventsTo: webhooks.sendTo,
    async close() {
      await webhooks.close();
      await server.close();
      store.close();
    },
  };
}

function formatAmount({ amount, currency }: PaymentIntent): string {
  const code = currency.toUpperCase();
  const digits = minorDigits(code);
  const value = minorUnits(code, digits).fromStripe(amount) / 10 ** digits;
  return new Intl.NumberFormat(SITE.moneyLocale, {
    style: 'currency',
    currency: code,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(value);
}
