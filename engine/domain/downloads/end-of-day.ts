/** Where and when. */
export interface Moment {
  readonly at: Date;
  /** IANA name of the zone of the shop's clock. */
  readonly timeZone: string;
}

/** The last second of the day that is so many days after this one, as the shop's clock counts days: "until 21 December" includes the 21st. */
export function endOfDay({ at, timeZone }: Moment, days: number): Date {
  const local = new Date(at.getTime() + offsetAt(at, timeZone));
  const end = Date.UTC(local.getUTCFullYear(), local.getUTCMonth(), local.getUTCDate() + days, 23, 59, 59);
  // The clock may be put forward or back until then, and soon after it.
  const near = new Date(end - offsetAt(new Date(end), timeZone));
  return new Date(end - offsetAt(near, timeZone));
}

/** Milliseconds that the clock is ahead of UTC. */
function offsetAt(at: Date, timeZone: string): number {
  // Swedes write dates as ISO 8601 does.
  const clock = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  return Date.parse(`${clock.format(at).replace(' ', 'T')}Z`) - Math.floor(at.getTime() / 1000) * 1000;
}
