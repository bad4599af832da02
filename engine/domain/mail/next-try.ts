const MINUTE = 60_000;
const FIRST = MINUTE;
const LONGEST = 6 * 60 * MINUTE;
const GROWTH = 3;

/** With these pauses a mail is given up after about a day and a half: a mail server may be away for a weekend's night. */
const MOST_TRIES = 12;

/**
 * Milliseconds until the next try after so many failed ones, or null when that was the last. `chance`, from 0 to below 1,
 * spreads what failed together over half of the pause, so that a server that comes back is not run over.
 */
export function nextTryIn(tries: number, chance: number): number | null {
  if (tries >= MOST_TRIES) return null;
  const pause = Math.min(FIRST * GROWTH ** (tries - 1), LONGEST);
  return Math.round(pause * (0.75 + chance / 2));
}
