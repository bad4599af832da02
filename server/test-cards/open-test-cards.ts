import { join } from 'node:path';
import { minorDigits } from '#contract/currency.ts';
import { SITE } from '#contract/site.ts';
import { minorUnits } from '#engine/adapters/payment/stripe/minor-units.ts';
import type { StripeAccess } from '#engine/adapters/payment/stripe/stripe-access.ts';
import { startScheduler } from '../chores/scheduler.ts';
import { listen } from '../listen.ts';
import { createApi } from './api/api.ts';
import { createDesk } from './desk.ts';
import type { Intent } from './intent.ts';
import { openLedger } from './ledger.ts';
import { sendOwed } from './messenger.ts';
import { TEST_CARDS_PATH } from './pages/handler.ts';
import { createPages, type PageAnswer, type PageRequest } from './pages/pages.ts';

interface Needs {
  readonly dataFolder: string;
  /** Address of the storefront: shoppers are sent back there and nowhere else. */
  readonly baseUrl: string;
  now(): Date;
  onTrouble(error: unknown): void;
}

/** A card gateway that speaks Stripe's API and takes test cards only, as if it were somebody else's service. */
export interface TestCards {
  /** How the shop reaches it: by the official package, as it reaches the real one. */
  readonly access: Omit<StripeAccess, 'log'> & { readonly host: NonNullable<StripeAccess['host']> };
  answerPage(request: PageRequest): PageAnswer;
  /** From now on the shop is told of what happens, at that address. */
  tell(address: string): void;
  close(): Promise<void>;
}

const LOOPBACK = '127.0.0.1';

export async function openTestCards({ dataFolder, baseUrl, now, onTrouble }: Needs): Promise<TestCards> {
  const ledger = openLedger(join(dataFolder, 'test-cards.sqlite'));
  const desk = createDesk(ledger, now);
  const messenger = createMessenger({ ledger, now, onTrouble });
  const server = await listen(createApi(desk, messenger.wake), { host: LOOPBACK, port: 0 });
  const { origin } = new URL(baseUrl);
  const answerPage = createPages({ desk, origin, root: TEST_CARDS_PATH, printAmount });
  return {
    access: {
      ...{ secretKey: ledger.secretKey, webhookSecret: ledger.webhookSecret, publishableKey: null, isTest: true },
      host: { address: LOOPBACK, port: server.port },
      payPages: baseUrl + TEST_CARDS_PATH,
    },
    answerPage(request) {
      const answer = answerPage(request);
      messenger.wake();
      return answer;
    },
    tell: messenger.tell,
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

type MessengerNeeds = Omit<Parameters<typeof sendOwed>[0], 'address'> & Pick<Needs, 'onTrouble'>;

function createMessenger({ onTrouble, ...needs }: MessengerNeeds): Messenger {
  let address: string | null = null;
  let sending: Promise<void> = Promise.resolve();
  const send = () => {
    sending = sending.then(() => (address === null ? undefined : sendOwed({ ...needs, address }))).catch(onTrouble);
    return sending;
  };
  const rounds = startScheduler([{ name: 'tell the shop', everySeconds: 1, run: send }], (_chore, error) =>
    onTrouble(error),
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

function printAmount({ amount, currency }: Intent): string {
  const code = currency.toUpperCase();
  const digits = minorDigits(code);
  const value = minorUnits(code, digits).fromStripe(amount) / 10 ** digits;
  return new Intl.NumberFormat(SITE.moneyLocale, {
    ...{ style: 'currency', currency: code, minimumFractionDigits: digits, maximumFractionDigits: digits },
  }).format(value);
}
