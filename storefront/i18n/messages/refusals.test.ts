import { expect, test } from 'vitest';
import type { Language } from '#contract/languages.ts';
import { REFUSAL_MESSAGES, type RefusalCode } from '#contract/refusals.ts';
import { refusalText } from './refusals.ts';

const placeholders = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
const codes = Object.keys(REFUSAL_MESSAGES) as RefusalCode[];

/** Names of the facts in the text for shoppers. */
function factsInText(code: RefusalCode, language: Language): readonly string[] {
  const names = new Set<string>();
  const facts = new Proxy({}, { get: (_none, name) => void names.add(String(name)) });
  expect(refusalText({ code, facts, fields: [], message: '' }, language)).not.toBe('');
  return [...names].sort();
}

test.each(codes)('%s names only facts that the refusal carries, the same in both languages', (code) => {
  const english = factsInText(code, 'en');
  expect(placeholders(REFUSAL_MESSAGES[code])).toEqual(expect.arrayContaining([...english]));
  expect(factsInText(code, 'id')).toEqual(english);
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

test('a day is written as the shop writes days, a code in capitals', () => {
  const facts = { coupon: 'balap15', startsAt: '2026-12-01' };
  expect(refusalText({ code: 'COUPON_NOT_STARTED', facts, fields: [], message: '' }, 'id')).toBe(
    'Kupon “BALAP15” baru bisa dipakai mulai 1 December 2026.',
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
