import { refuse } from '../../errors/refuse.ts';
import type { DateInput, DateQueryInput, InputMaybe } from '../../generated/resolvers.generated.ts';

interface Span {
  readonly from: Date;
  /** The first instant after it. */
  readonly to: Date;
}

/** From the first instant, until just before the second. */
export interface Period {
  readonly from?: Date;
  readonly before?: Date;
}

/** The period that a query describes. Everything given has to hold. */
export function periodOf(query: InputMaybe<DateQueryInput>): Period {
  if (!query) return {};
  const within = spanOf(query);
  const from = latestOf([within?.from, edge(spanOf(query.after), query.inclusive ? 'from' : 'to')]);
  const before = earliestOf([within?.to, edge(spanOf(query.before), query.inclusive ? 'to' : 'from')]);
  return { ...(from && { from }), ...(before && { before }) };
}

/** The same for the day of publication, as two exclusive bounds. */
export function publication(query: InputMaybe<DateQueryInput>) {
  const { from, before } = periodOf(query);
  return {
    ...(from && { publishedAfter: new Date(from.getTime() - 1) }),
    ...(before && { publishedBefore: before }),
  };
}

const edge = (span: Span | null, which: keyof Span): Date | undefined => span?.[which];

/** A year, a month of it, or a day of that month; null when nothing is said. */
function spanOf(date: InputMaybe<DateInput>): Span | null {
  const { year, month, day } = date ?? {};
  if (!year)
    return month || day ? refuse('FILTERS_NOT_COMBINED', { filters: 'a month or day without its year' }) : null;
  if (!month) return day ? refuse('FILTERS_NOT_COMBINED', { filters: 'a day without its month' }) : wholeYear(year);
  return day
    ? { from: instant(year, month, day), to: instant(year, month, day + 1) }
    : { from: instant(year, month, 1), to: instant(year, month + 1, 1) };
}

const wholeYear = (year: number): Span => ({ from: instant(year, 1, 1), to: instant(year, 13, 1) });

/** Years and days out of range are limited to what a date can hold. */
const instant = (year: number, month: number, day: number): Date =>
  new Date(Date.UTC(within(year, 1000, 9999), within(month, 1, 13) - 1, within(day, 1, 32)));

const within = (number: number, least: number, most: number) => Math.max(least, Math.min(most, number));

const known = (dates: readonly (Date | undefined)[]) => dates.filter((date) => date !== undefined);

const latestOf = (dates: readonly (Date | undefined)[]): Date | undefined =>
  known(dates).toSorted((a, b) => b.getTime() - a.getTime())[0];

const earliestOf = (dates: readonly (Date | undefined)[]): Date | undefined =>
  known(dates).toSorted((a, b) => a.getTime() - b.getTime())[0];
