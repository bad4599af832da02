import { SITE } from '#contract/site.ts';
import { daysLater, instantOnClock } from './zone-clock.ts';

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
  if (DAY.test(trimmed)) {
    const day = asUtc(`${trimmed}T00:00:00`);
    return day && onShopClock(daysLater(day, edge === 'end' ? 1 : 0));
  }
  if (!INSTANT.test(trimmed)) return null;
  const iso = trimmed.replace(' ', 'T');
  if (/(Z|[+-]\d{2}:?\d{2})$/.test(iso)) return valid(new Date(iso));
  const time = asUtc(iso);
  return time && onShopClock(time);
}

const onShopClock = (local: Date): Date => instantOnClock(local, SITE.timeZone);

/** Days that are not in the calendar roll over silently; those are refused. */
function asUtc(local: string): Date | null {
  const time = valid(new Date(`${local}Z`));
  return time?.toISOString().startsWith(local.slice(0, 10)) ? time : null;
}

const valid = (date: Date): Date | null => (Number.isNaN(date.getTime()) ? null : date);
