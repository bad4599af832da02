/** Of products, orders and the like: `2024-09-18T12:00:00+00:00`. */
export const isoDate = (date: Date): string => `${seconds(date)}+00:00`;

export const isoDateOrNull = (date: Date | null | undefined): string | null => (date ? isoDate(date) : null);

/** On the clock of a time zone, without an offset: `2024-09-18T19:00:00`. Clients take it for the shop's own time. */
export const localDate = (date: Date, timeZone: string): string => localTime(date, timeZone).replace(' ', 'T');

/** The same in UTC, for what is named `…Gmt`: `2024-09-18T12:00:00`. */
export const gmtDate = (date: Date): string => seconds(date);

/** Of reviews: `2024-09-18 19:00:00`, and `2024-09-18 12:00:00` in UTC. */
export const commentDate = (date: Date, timeZone: string): string => localTime(date, timeZone);
export const commentDateGmt = (date: Date): string => seconds(date).replace('T', ' ');

const seconds = (date: Date): string => date.toISOString().slice(0, 19);

const clocks = new Map<string, Intl.DateTimeFormat>();

function localTime(date: Date, timeZone: string): string {
  const clock = clocks.get(timeZone) ?? clockOf(timeZone);
  clocks.set(timeZone, clock);
  return clock.format(date);
}

/** Swedes write dates as ISO 8601 does. */
const clockOf = (timeZone: string) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
