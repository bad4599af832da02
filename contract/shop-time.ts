import { SITE } from '#contract/site.ts';

/** Which end of a day is meant where no time is given. */
export type Edge = 'start' | 'end';

const DAY = /^(\d{4})-(\d{2})-(\d{2})$/;
const INSTANT = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:?\d{2})?$/;

/**
 * A day, or a time with or without its offset; without, the shop's clock is meant. The end of a day is the first instant
 * after it. Null for what is neither, and for years of fewer or more than four digits.
 */
export function instantOf(text: string, edge: Edge): Date | null {
  const instant = read(text, edge);
  const year = instant?.getUTCFullYear() ?? 0;
  return year >= FIRST_YEAR && year <= LAST_YEAR ? instant : null;
}

const [FIRST_YEAR, LAST_YEAR] = [1, 9999];

function read(text: string, edge: Edge): Date | null {
  const trimmed = text.trim();
  if (DAY.test(trimmed)) return shifted(onShopClock(`${trimmed}T00:00:00`), edge === 'end' ? 1 : 0);
  if (!INSTANT.test(trimmed)) return null;
  const iso = trimmed.replace(' ', 'T');
  return /(Z|[+-]\d{2}:?\d{2})$/.test(iso) ? valid(new Date(iso)) : onShopClock(iso);
}

/** Days that are not in the calendar roll over silently; those are refused. */
function onShopClock(local: string): Date | null {
  const asUtc = valid(new Date(`${local}Z`));
  if (!asUtc?.toISOString().startsWith(local.slice(0, 10))) return null;
  return new Date(asUtc.getTime() - offsetAt(asUtc));
}

const OFFSET = new Intl.DateTimeFormat('en', { timeZone: SITE.timeZone, timeZoneName: 'longOffset' });

/** Milliseconds that the shop's clock is ahead. */
function offsetAt(instant: Date): number {
  const name = OFFSET.formatToParts(instant).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const [, sign, hours = 0, minutes = 0] = /([+-])(\d{2}):(\d{2})/.exec(name) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000;
}

const valid = (date: Date): Date | null => (Number.isNaN(date.getTime()) ? null : date);

const shifted = (date: Date | null, days: number): Date | null => date && new Date(date.getTime() + days * 86_400_000);
