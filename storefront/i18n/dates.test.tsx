import { renderToStaticMarkup } from 'react-dom/server';
import { expect, onTestFinished, test, vi } from 'vitest';
import { dateTag } from '#contract/languages.ts';
import { LanguageContext } from './bilingual.ts';
import { formatDay, useDate, yearIn } from './dates.ts';
import { TimeZoneContext } from './time-zone.ts';

const LATE_IN_JAKARTA = '2026-11-20T18:30:00Z';

const Day = ({ iso }: { readonly iso: string }) => useDate()(iso);

test.each([
  ['Asia/Jakarta', '21 November 2026'],
  ['America/New_York', '20 November 2026'],
])('an instant is told on the clock of the shop: %s', (timeZone, expected) => {
  const page = (
    <LanguageContext value="id">
      <TimeZoneContext value={timeZone}>
        <Day iso={LATE_IN_JAKARTA} />
      </TimeZoneContext>
    </LanguageContext>
  );
  expect(renderToStaticMarkup(page)).toBe(expected);
});

test('a calendar day is the same in every zone', () => {
  expect(formatDay('2026-11-20', 'en')).toBe('20 November 2026');
});

test('dates are in English unless the shop lets them follow the page', () => {
  expect(formatDay('2026-08-17', 'id')).toBe('17 August 2026');
  expect([dateTag('en-GB', 'id'), dateTag('auto', 'id')]).toEqual(['en-GB', 'id-ID']);
});

test('the year is that of the shop’s clock, and its format is made once', () => {
  vi.useFakeTimers({ now: new Date('2026-12-31T18:00:00Z') });
  const made = vi.spyOn(Intl, 'DateTimeFormat');
  onTestFinished(() => {
    vi.useRealTimers();
    made.mockRestore();
  });
  // Zones of no other test, whose formats would be there.
  const [ahead, behind] = ['Pacific/Kiritimati', 'Pacific/Niue'];
  expect([yearIn(ahead), yearIn(behind), yearIn(ahead)]).toEqual([2027, 2026, 2027]);
  expect(made).toHaveBeenCalledTimes(2);
});
