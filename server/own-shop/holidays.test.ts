import { expect, test } from 'vitest';
import { holidayAt } from './holidays.ts';

const LEBARAN = { from: '2027-03-08', until: '2027-03-21', announcedFrom: '2027-03-01', takesOrders: true };
const CALENDAR = { timeZone: 'Asia/Jakarta', dateLocale: 'auto' };

test.each([
  ['the last moment before it is announced', '2027-02-28T16:59:59Z', null],
  ['the first day of the announcement', '2027-02-28T17:00:00Z', { hasBegun: false }],
  ['the last moment before it begins', '2027-03-07T16:59:59Z', { hasBegun: false }],
  ['its first day', '2027-03-07T17:00:00Z', { hasBegun: true }],
  ['the end of its last day', '2027-03-21T16:59:59Z', { hasBegun: true }],
  ['the day after', '2027-03-21T17:00:00Z', null],
])('a holiday counts by the days of the shop’s clock: %s', (_case, now, expected) => {
  const holiday = holidayAt(new Date(now), [LEBARAN], CALENDAR);
  if (expected === null) expect(holiday).toBe(null);
  else expect(holiday).toMatchObject({ ...expected, reopensOn: '2027-03-22', takesOrders: true });
});

test.each([
  [
    'orders that are sent later',
    { takesOrders: true },
    'Kami libur 8–21 Maret 2027. Pesanan selama libur dikirim mulai 22 Maret 2027.',
    'We are closed March 8 – 21, 2027. What you order meanwhile is sent from March 22, 2027 on.',
  ],
  [
    'no orders',
    { takesOrders: false },
    'Kami libur 8–21 Maret 2027 dan menerima pesanan lagi mulai 22 Maret 2027.',
    'We are closed March 8 – 21, 2027 and take orders again from March 22, 2027 on.',
  ],
  [
    'a single day',
    { until: LEBARAN.from },
    'Kami libur 8 Maret 2027. Pesanan selama libur dikirim mulai 9 Maret 2027.',
    'We are closed March 8, 2027. What you order meanwhile is sent from March 9, 2027 on.',
  ],
  ['words of the brand', { notice: { id: 'Mudik!', en: 'Gone home!' } }, 'Mudik!', 'Gone home!'],
])('says what becomes of orders: %s', (_case, given, id, en) => {
  const { notice } = holidayAt(new Date('2027-03-08T05:00:00Z'), [{ ...LEBARAN, ...given }], CALENDAR) ?? {};
  expect(notice && [notice.id, notice.en].map((text) => text.replaceAll('\u2009', ' '))).toEqual([id, en]);
});

test('the one that has begun counts, before one that is only announced', () => {
  const next = { ...LEBARAN, from: '2027-03-25', until: '2027-03-26' };
  const holiday = holidayAt(new Date('2027-03-10T05:00:00Z'), [next, LEBARAN], CALENDAR);
  expect(holiday).toMatchObject({ reopensOn: '2027-03-22', hasBegun: true });
});
