import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { openTestCardServer } from '#server/test-cards/open-test-card-server.ts';

/** A local server that speaks Stripe's API, for a shop with a Stripe account. */
export interface FakeStripe {
  /** The shop's settings for it. */
  readonly environment: Readonly<Record<string, string>>;
  /** Confirms an intent with a card, as Stripe's fields would. */
  confirm(clientSecret: string, method: string): Promise<{ readonly status?: string; readonly error?: object }>;
  close(): Promise<void>;
}

export async function openFakeStripe(): Promise<FakeStripe> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'shop-stripe-'));
  const errors: unknown[] = [];
  const cards = await openTestCardServer({
    dataFolder,
    baseUrl: 'http://localhost',
    now: () => new Date(),
    onError: (error) => errors.push(error),
  });
  const { secretKey, host } = cards.access;
  const address = `${host.address}:${host.port}`;
  return {
    environment: {
      STRIPE_SECRET_KEY: secretKey,
      STRIPE_PUBLISHABLE_KEY: 'pk_test_journeys',
      STRIPE_API_HOST: address,
    },
    async confirm(clientSecret, method) {
      const intent = clientSecret.split('_secret_', 1)[0];
      const response = await fetch(`http://${address}/v1/payment_intents/${intent}/confirm`, {
        method: 'POST',
        headers: { Authorization: `Bearer ${secretKey}` },
        body: new URLSearchParams({ payment_method: method }),
      });
      return response.json();
    },
    async close() {
      await cards.close();
      rmSync(dataFolder, { recursive: true });
      if (errors.length > 0) throw new AggregateError(errors);
    },
  };
}

/** What the shop passed to Stripe.js. */
export interface MountedForm {
  readonly key: string;
  readonly clientSecret: string;
  readonly locale: string;
  readonly color: string;
}

interface FakeStripeJs {
  /** The form mounted last. */
  mounted(): Promise<MountedForm>;
}

/** Serves a fake Stripe.js whose form confirms with the given cards, one after the other. */
export async function serveFakeStripeJs(
  page: Page,
  { confirm }: Pick<FakeStripe, 'confirm'>,
  cards: readonly string[],
): Promise<FakeStripeJs> {
  const waiting = [...cards];
  await page.exposeFunction('confirmAtStripe', (clientSecret: string) => confirm(clientSecret, waiting.shift() ?? ''));
  await page.route('https://js.stripe.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: FAKE_STRIPE_JS }),
  );
  return { mounted: () => page.evaluate(() => Reflect.get(window, 'mountedForm')) };
}

const FAKE_STRIPE_JS = `
window.Stripe = (key, { locale }) => ({
  elements: ({ clientSecret, appearance }) => ({
    clientSecret,
    create: () => {
      const listeners = {};
      return {
        on: (event, listener) => { listeners[event] = listener; },
        mount: (container) => {
          window.mountedForm = { key, clientSecret, locale, color: appearance.variables.colorPrimary };
          container.append(Object.assign(document.createElement('iframe'), { title: 'card', src: 'https://js.stripe.com/fields' }));
          listeners.ready();
        },
        destroy: () => {},
      };
    },
  }),
  async confirmPayment({ elements, confirmParams }) {
    const { error } = await window.confirmAtStripe(elements.clientSecret);
    if (error) return { error: { type: error.type, code: error.code, message: error.message } };
    location.assign(confirmParams.return_url);
    return new Promise(() => {});
  },
});
`;
