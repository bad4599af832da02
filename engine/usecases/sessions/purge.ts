import { DAY_MS } from '#engine/domain/durations.ts';
import type { Needs } from '../ports/ports.ts';

/** Whoever has waited that long has found another product. */
const STOCK_ALERT_DAYS = 365;
/** As long as the email with the link is kept. */
const NOTIFIED_ALERT_DAYS = 90;
/** After the return was rejected or completed, in case its buyer disagrees. */
const RETURN_PICTURE_DAYS = 90;

/** Deletes expired guest sessions, logins, attempts, stock alerts and pictures of returns. Called regularly, by any process. */
export async function purge({
  unitOfWork,
  attempts,
  now,
}: Pick<Needs, 'unitOfWork' | 'attempts' | 'now'>): Promise<void> {
  const at = now();
  const daysAgo = (days: number) => new Date(at.getTime() - days * DAY_MS);
  await unitOfWork(async ({ sessions, customers, stockAlerts, returns }) => {
    await sessions.removeEnded(at);
    await customers.endLoginsBefore(at);
    await stockAlerts.removeBefore({ requested: daysAgo(STOCK_ALERT_DAYS), notified: daysAgo(NOTIFIED_ALERT_DAYS) });
    await returns.removePicturesBefore(daysAgo(RETURN_PICTURE_DAYS));
  });
  await attempts.forgetBefore(at);
}
