import { expect, test } from 'vitest';
import { REFUSAL_MESSAGES, type RefusalCode } from '#contract/refusals.ts';
import { REFUSAL_TEXTS, refusalText } from './refusals.ts';

const placeholders = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
const codes = Object.keys(REFUSAL_TEXTS.en) as RefusalCode[];

test.each(codes)('%s names only facts that the refusal carries, the same in both languages', (code) => {
  const carried = placeholders(REFUSAL_MESSAGES[code]);
  const english = placeholders(REFUSAL_TEXTS.en[code]);
  expect(carried).toEqual(expect.arrayContaining(english));
  expect(placeholders(REFUSAL_TEXTS.id[code]).sort()).toEqual(english.sort());
});

test('a shopper reads how many are left, in their own language', () => {
  const refusal = {
    code: 'NOT_ENOUGH_STOCK',
    facts: { name: 'Engine Flush', available: '3' },
    fields: [],
    message: 'You cannot add that amount',
  } as const;
  expect(refusalText(refusal, 'en')).toBe('There are only 3 of Engine Flush left. Please choose a smaller quantity.');
  expect(refusalText(refusal, 'id')).toBe('Engine Flush tinggal 3. Kurangi jumlahnya.');
});

test('a day is written as the shop writes days', () => {
  const facts = { coupon: 'balap15', startsAt: '2026-12-01' };
  expect(refusalText({ code: 'COUPON_NOT_STARTED', facts, fields: [], message: '' }, 'id')).toBe(
    'Kupon “balap15” baru bisa dipakai mulai 1 December 2026.',
  );
});

test('a refusal the shop does not know is shown in the API’s words', () => {
  expect(refusalText({ code: 'UNKNOWN', facts: {}, fields: [], message: 'Closed for stocktaking.' }, 'id')).toBe(
    'Closed for stocktaking.',
  );
});

test('a refusal without words for shoppers is told in their language', () => {
  expect(refusalText({ code: 'UNKNOWN', facts: {}, fields: [], message: '' }, 'id')).toBe('Terjadi kesalahan');
});
