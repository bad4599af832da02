import { DAY_MS } from '#engine/domain/durations.ts';
import type { AbortSignalLike } from '../ports/abort-signal.ts';
import type { Needs } from '../ports/ports.ts';

/** Whoever has waited that long has found another product. */
const STOCK_ALERT_DAYS = 365;
/** As long as the email with the link is kept. */
const NOTIFIED_ALERT_DAYS = 90;
/** After the return was rejected or completed, in case its buyer disagrees. */
const RETURN_PICTURE_DAYS = 90;

/** Gateways repeat an event for some days. */
const PAYMENT_EVENT_DAYS = 30;

type PurgeNeeds = Pick<Needs, 'unitOfWork' | 'attempts' | 'now'>;

/**
 * Deletes expired guest sessions, logins, attempts, stock alerts, pictures of returns and which payment events were handled. Called
 * regularly, by any process.
 */
export async function purge({ unitOfWork, attempts, now }: PurgeNeeds, closing: AbortSignalLike): Promise<void> {
  const at = now();
  const daysAgo = (days: number) => new Date(at.getTime() - days * DAY_MS);
  await purgeSessions(unitOfWork, at, closing);
  await unitOfWork(async ({ customers, stockAlerts, returns, payments }) => {
    await customers.endLoginsBefore(at);
    await payments.forgetEventsBefore(daysAgo(PAYMENT_EVENT_DAYS));
    await stockAlerts.removeBefore({ requested: daysAgo(STOCK_ALERT_DAYS), notified: daysAgo(NOTIFIED_ALERT_DAYS) });
    await returns.removePicturesBefore(daysAgo(RETURN_PICTURE_DAYS));
  });
  await attempts.forgetBefore(at);
}

/** Takes the embedded database a hundredth of a second: shoppers wait no longer between two portions. */
const SESSIONS_AT_ONCE = 500;

async function purgeSessions(unitOfWork: Needs['unitOfWork'], until: Date, closing: AbortSignalLike): Promise<void> {
  let from = new Date(0);
  while (!closing.aborted) {
    const ended = { from, until, limit: SESSIONS_AT_ONCE };
    const last = await unitOfWork(({ sessions }) => sessions.removeEnded(ended));
    if (last === null) return;
    from = last;
  }
}
