import { LANGUAGES, type Language } from '#contract/languages.ts';
import type { Holiday, Site } from '#contract/site-settings.ts';
import type { Translated } from '#engine/domain/language.ts';
import type { ShopFile } from './shop-file.ts';

type WrittenHoliday = NonNullable<NonNullable<ShopFile['shop']>['holidays']>[number];

/** The shop's calendar, and how it writes days. */
type Calendar = Pick<Site, 'timeZone' | 'dateLocale'>;

const NOTICES: Translated<Record<'sentLater' | 'orderLater', (days: string, reopensOn: string) => string>> = {
  en: {
    sentLater: (days, day) => `We are closed ${days}. What you order meanwhile is sent from ${day} on.`,
    orderLater: (days, day) => `We are closed ${days} and take orders again from ${day} on.`,
  },
  id: {
    sentLater: (days, day) => `Kami libur ${days}. Pesanan selama libur dikirim mulai ${day}.`,
    orderLater: (days, day) => `Kami libur ${days} dan menerima pesanan lagi mulai ${day}.`,
  },
};

/** The holiday of this moment, or the one that is announced; null on ordinary days. */
export function holidayAt(now: Date, holidays: readonly WrittenHoliday[], calendar: Calendar): Holiday | null {
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: calendar.timeZone }).format(now);
  const shown = holidays.filter(({ from, until, announcedFrom = from }) => announcedFrom <= today && today <= until);
  const [first] = shown.toSorted((one, other) => one.from.localeCompare(other.from));
  if (!first) return null;
  const { from, until, takesOrders, notice } = first;
  const written = (language: Language) => noticeOf(first, language, calendar);
  return {
    notice: notice ?? { id: written('id'), en: written('en') },
    reopensOn: dayAfter(until),
    hasBegun: from <= today,
    takesOrders,
  };
}

function noticeOf({ from, until, takesOrders }: WrittenHoliday, language: Language, { dateLocale }: Calendar): string {
  const locale = dateLocale === 'auto' ? LANGUAGES[language].tag : dateLocale;
  // Days of a calendar are the same in every zone.
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  const text = NOTICES[language][takesOrders ? 'sentLater' : 'orderLater'];
  return text(format.formatRange(new Date(from), new Date(until)), format.format(new Date(dayAfter(until))));
}

function dayAfter(day: string): string {
  const date = new Date(day);
  date.setUTCDate(date.getUTCDate() + 1);
  return date.toISOString().slice(0, 10);
}
