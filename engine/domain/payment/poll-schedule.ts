/** A shopper who has just come to pay is served by the return page and by webhooks. Polling before that is wasted. */
export const MIN_POLL_INTERVAL_SECONDS = 60;

/** The interval is this share of the payment's age: the older it is, the less likely it changes. */
export const POLL_INTERVAL_SHARE = 1 / 4;

/** When the gateway is asked again about a payment no webhook has reported. The database computes the same in SQL. */
export function nextPollAt(createdAt: Date, now: Date): Date {
  const age = now.getTime() - createdAt.getTime();
  return new Date(now.getTime() + Math.max(MIN_POLL_INTERVAL_SECONDS * 1000, age * POLL_INTERVAL_SHARE));
}
