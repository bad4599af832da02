/** Makers of `GMT+07:00`, by zone: making one is slow. */
const offsets = new Map<string, Intl.DateTimeFormat>();

/** Milliseconds that the clock of a zone (an IANA name) is ahead of UTC. */
function offsetAt(instant: Date, timeZone: string): number {
  const format = offsets.get(timeZone) ?? new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' });
  offsets.set(timeZone, format);
  const name = format.formatToParts(instant).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const [, sign, hours = 0, minutes = 0] = /([+-])(\d{2}):(\d{2})/.exec(name) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000;
}

/**
 * When the clock of a zone shows this time. Looked up twice: where clocks are put forward or back, the offset of the same time in UTC
 * may be another one. A time that is left out is the moment at which they are put forward.
 * @param local the time as if it were UTC
 */
export function instantOnClock(local: Date, timeZone: string): Date {
  const near = new Date(local.getTime() - offsetAt(local, timeZone));
  return new Date(local.getTime() - offsetAt(near, timeZone));
}

/** Midnight of the day that is so many days after this one. Not always 24 hours each: clocks are put forward and back. */
export function daysLater(day: Date, days: number): Date {
  const later = new Date(day);
  later.setUTCHours(0, 0, 0, 0);
  later.setUTCDate(later.getUTCDate() + days);
  return later;
}
