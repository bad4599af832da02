import { createHmac } from 'node:crypto';
import type { Ledger, QueuedEvent } from './gateway/ledger.ts';

/** After these many seconds a message that was not taken comes again; the last pause repeats. */
const RETRY_DELAYS_SECONDS = [1, 5, 30, 300, 3600] as const;
const MAX_ATTEMPTS = 20;
const TIMEOUT_MILLISECONDS = 10_000;

interface Needs {
  readonly ledger: Ledger;
  now(): Date;
  /** Address the shop takes messages at. */
  readonly address: string;
}

/** Sends the shop what is due to be told, signed as Stripe signs. Until the shop has taken it, a message stays owed. */
export async function sendDueEvents({ ledger, now, address }: Needs): Promise<void> {
  const instant = now().getTime();
  const putOff = (tries: number) => instant + 1000 * (RETRY_DELAYS_SECONDS[tries] ?? RETRY_DELAYS_SECONDS[4]);
  for (const event of ledger.claimDueEvents(instant, putOff)) {
    const isTaken = await send(event, { address, secret: ledger.webhookSecret, now: now() });
    if (isTaken || event.attempts >= MAX_ATTEMPTS) ledger.deleteEvent(event.id);
  }
}

interface Delivery {
  readonly address: string;
  readonly secret: string;
  readonly now: Date;
}

const send = ({ body }: QueuedEvent, { address, secret, now }: Delivery): Promise<boolean> =>
  fetch(address, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Stripe-Signature': signature(body, secret, now) },
    body,
    signal: AbortSignal.timeout(TIMEOUT_MILLISECONDS),
  }).then(
    ({ ok }) => ok,
    () => false,
  );

function signature(body: string, secret: string, now: Date): string {
  const time = Math.floor(now.getTime() / 1000);
  return `t=${time},v1=${createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')}`;
}
