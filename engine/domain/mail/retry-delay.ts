import { HOUR_MS, MINUTE_MS } from '../durations.ts';

const FIRST_DELAY_MS = MINUTE_MS;
const MAX_DELAY_MS = 6 * HOUR_MS;
const GROWTH_FACTOR = 3;

/** With these delays a mail is given up after about a day and a half, longer than a mail server is usually down. */
const MAX_ATTEMPTS = 12;

/**
 * Milliseconds until the next attempt after `attempts` failed ones; null when that was the last. `chance`, from 0 to
 * below 1, spreads the retries over half of the delay, so that a server that comes back is not flooded.
 */
export function retryDelayMs(attempts: number, chance: number): number | null {
  if (attempts >= MAX_ATTEMPTS) return null;
  const delay = Math.min(FIRST_DELAY_MS * GROWTH_FACTOR ** (attempts - 1), MAX_DELAY_MS);
  return Math.round(delay * (0.75 + chance / 2));
}
