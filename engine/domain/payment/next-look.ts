/** Whoever has just come to pay is answered without the shop asking by itself. */
export const SHORTEST_PAUSE_SECONDS = 60;

/** Of a payment's age, to the next look: the older it is, the less is likely to come of it. */
export const PAUSE_SHARE = 1 / 4;

/** When the gateway is asked again about a payment that nobody tells of. A store that counts by itself counts so too. */
export function nextLook(createdAt: Date, now: Date): Date {
  const age = now.getTime() - createdAt.getTime();
  return new Date(now.getTime() + Math.max(SHORTEST_PAUSE_SECONDS * 1000, age * PAUSE_SHARE));
}
