import { createHmac } from 'node:crypto';
import { startScheduler } from '../jobs/scheduler.ts';
import type { GatewayStore, QueuedEvent } from './gateway/gateway-store.ts';

/** Delays before an event that was not accepted is sent again. The last one repeats. */
const RETRY_DELAYS_SECONDS = [1, 5, 30, 300, 3600] as const;
const MAX_ATTEMPTS = 20;
const TIMEOUT_MS = 10_000;

interface Needs {
  readonly store: GatewayStore;
  now(): Date;
  onError(error: unknown): void;
}

export interface WebhookSender {
  /** From now on events are sent to this URL. */
  sendTo(url: string): void;
  /** Sends what is due now instead of in the next round. */
  wake(): void;
  close(): Promise<void>;
}

/** Sends the gateway's events to the shop, one after the other, until the shop has accepted them. */
export function createWebhookSender({ store, now, onError }: Needs): WebhookSender {
  let url: string | null = null;
  let sending: Promise<void> = Promise.resolve();
  const send = () => {
    sending = sending.then(() => (url === null ? undefined : sendDueEvents({ store, now, url }))).catch(onError);
    return sending;
  };
  const scheduler = startScheduler([{ name: 'send test-card events', everySeconds: 1, run: send }], (_job, error) =>
    onError(error),
  );
  return {
    sendTo(target) {
      url = target;
    },
    wake: () => void send(),
    async close() {
      await scheduler.close();
      await sending;
    },
  };
}

async function sendDueEvents({ store, now, url }: Pick<Needs, 'store' | 'now'> & { readonly url: string }) {
  const instant = now().getTime();
  const nextAttemptAt = (attempts: number) =>
    instant + 1000 * (RETRY_DELAYS_SECONDS[attempts] ?? RETRY_DELAYS_SECONDS[4]);
  for (const event of store.claimDueEvents(instant, nextAttemptAt)) {
    const isAccepted = await postEvent(event, { url, secret: store.webhookSecret, now: now() });
    if (isAccepted || event.attempts >= MAX_ATTEMPTS) store.deleteEvent(event.id);
  }
}

interface Target {
  readonly url: string;
  readonly secret: string;
  readonly now: Date;
}

const postEvent = ({ body }: QueuedEvent, { url, secret, now }: Target): Promise<boolean> =>
  fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Stripe-Signature': signatureOf(body, secret, now) },
    body,
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).then(
    ({ ok }) => ok,
    () => false,
  );

/** As Stripe signs: docs.stripe.com/webhooks#verify-manually. */
function signatureOf(body: string, secret: string, now: Date): string {
  const time = Math.floor(now.getTime() / 1000);
  return `t=${time},v1=${createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')}`;
}
