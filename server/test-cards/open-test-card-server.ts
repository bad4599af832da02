import { join } from 'node:path';
import { minorDigits } from '#contract/currency.ts';
import { SITE } from '#contract/site.ts';
import { minorUnits } from '#engine/adapters/payment/stripe/minor-units.ts';
import type { StripeAccess } from '#engine/adapters/payment/stripe/stripe-client.ts';
import { listen } from '../http/listen.ts';
import { startScheduler } from '../jobs/scheduler.ts';
import { createApi } from './api/api.ts';
import { openLedger } from './gateway/ledger.ts';
import type { PaymentIntent } from './gateway/payment-intent.ts';
import { createTestGateway } from './gateway/test-gateway.ts';
import { createPages, type PageRequest, type PageResponse, TEST_CARDS_PATH } from './pages/pages.ts';
import { sendDueEvents } from './webhook-sender.ts';

interface Needs {
  readonly dataFolder: string;
  /** Address of the storefront: shoppers are sent back there and nowhere else. */
  readonly baseUrl: string;
  now(): Date;
  onError(error: unknown): void;
}

/** A card gateway that speaks Stripe's API and takes test cards only, as if it were somebody else's service. */
export interface TestCardServer {
  /** How the shop reaches it: by the official package, as it reaches the real one. */
  readonly access: Omit<StripeAccess, 'log'> & { readonly host: NonNullable<StripeAccess['host']> };
  handlePage(request: PageRequest): PageResponse;
  /** From now on the shop is told of what happens, at that address. */
  sendEventsTo(address: string): void;
  close(): Promise<void>;
}

const LOOPBACK = '127.0.0.1';

export async function openTestCardServer({ dataFolder, baseUrl, now, onError }: Needs): Promise<TestCardServer> {
  const ledger = openLedger(join(dataFolder, 'test-cards.sqlite'));
  const desk = createTestGateway(ledger, now);
  const messenger = createMessenger({ ledger, now, onError: onTrouble });
  const server = await listen(createApi(desk, messenger.wake), { host: LOOPBACK, port: 0 });
  const { origin } = new URL(baseUrl);
  const answerPage = createPages({ desk, origin, root: TEST_CARDS_PATH, printAmount });
  return {
    access: {
      ...{ secretKey: ledger.secretKey, webhookSecret: ledger.webhookSecret, publishableKey: null, isTest: true },
      host: { address: LOOPBACK, port: server.port },
      hostedPagesUrl: baseUrl + TEST_CARDS_PATH,
    },
    handlePage(request) {
      const answer = answerPage(request);
      messenger.wake();
      return answer;
    },
    sendEventsTo: messenger.tell,
    async close() {
      await messenger.close();
      await server.close();
      ledger.close();
    },
  };
}

interface Messenger {
  tell(address: string): void;
  /** Something may be owed: it is sent now, and not only in the next round. */
  wake(): void;
  close(): Promise<void>;
}

type MessengerNeeds = Omit<Parameters<typeof sendDueEvents>[0], 'address'> & Pick<Needs, 'onTrouble'>;

function createMessenger({ onError, ...needs }: MessengerNeeds): Messenger {
  let address: string | null = null;
  let sending: Promise<void> = Promise.resolve();
  const send = () => {
    sending = sending.then(() => (address === null ? undefined : sendDueEvents({ ...needs, address }))).catch(onError);
    return sending;
  };
  const rounds = startScheduler([{ name: 'tell the shop', everySeconds: 1, run: send }], (_chore, error) =>
    onError(error),
  );
  return {
    tell(place) {
      address = place;
    },
    wake: () => void send(),
    async close() {
      await rounds.close();
      await sending;
    },
  };
}

function printAmount({ amount, currency }: PaymentIntent): string {
  const code = currency.toUpperCase();
  const digits = minorDigits(code);
  const value = minorUnits(code, digits).fromStripe(amount) / 10 ** digits;
  return new Intl.NumberFormat(SITE.moneyLocale, {
    ...{ style: 'currency', currency: code, minimumFractionDigits: digits, maximumFractionDigits: digits },
  }).format(value);
}
