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

test.each(codes)('%s uses only facts of its refusal, the same in both languages', (code) => {
  const english = factsInText(code, 'en');
  expect(placeholders(REFUSAL_MESSAGES[code])).toEqual(expect.arrayContaining([...english]));
  expect(factsInText(code, 'id')).toEqual(english);
});

test('fills in the facts in the shopper’s language', () => {
  const refusal = {
    code: 'NOT_ENOUGH_STOCK',
    facts: { name: 'Engine Flush', available: '3' },
    fields: [],
    message: 'You cannot add that amount',
  } as const;
  expect(refusalText(refusal, 'en')).toBe('There are only 3 of Engine Flush left. Please choose a smaller quantity.');
  expect(refusalText(refusal, 'id')).toBe('Stok Engine Flush tinggal 3. Kurangi jumlahnya.');
});

test('formats a day, and a coupon code in capitals', () => {
  const facts = { coupon: 'balap15', startsAt: '2026-12-01' };
  expect(refusalText({ code: 'COUPON_NOT_STARTED', facts, fields: [], message: '' }, 'id')).toBe(
    'Kupon “BALAP15” baru bisa dipakai mulai 1 December 2026.',
  );
});

test.each([
  ['en', 'Please fill in: Phone number.'],
  ['id', 'Wajib diisi: Nomor telepon.'],
] as const)('names a field of an address in the shopper’s language: %s', (language, text) => {
  const at = { role: 'billing', field: 'phone', code: 'FIELD_REQUIRED' } as const;
  const refusal = { code: at.code, facts: { field: 'Billing Phone' }, fields: [at], message: '' };
  expect(refusalText(refusal, language)).toBe(text);
});

test.each(['POSTCODE_INVALID', 'PHONE_INVALID', 'EMAIL_INVALID', 'STATE_INVALID'] as const)(
  '%s shows no label of the API',
  (code) => {
    const refusal = { code, facts: { field: 'Billing Phone', states: 'Bali' }, fields: [], message: '' };
    expect(refusalText(refusal, 'id')).not.toMatch(/Billing|\{/);
  },
);

test.each([
  ['1', 'en', 'in 1 second.'],
  ['60', 'en', 'in 60 seconds.'],
  ['1', 'id', 'dalam 1 detik.'],
] as const)('says when to try again: %s s in %s', (seconds, language, text) => {
  const refusal = { code: 'TOO_MANY_TRIES', facts: { seconds }, fields: [], message: '' } as const;
  expect(refusalText(refusal, language)).toContain(text);
});

test('shows the API’s message for an unknown code', () => {
  expect(refusalText({ code: 'UNKNOWN', facts: {}, fields: [], message: 'Closed for stocktaking.' }, 'id')).toBe(
    'Closed for stocktaking.',
  );
});

test('shows a general text for a refusal without a message', () => {
  expect(refusalText({ code: 'UNKNOWN', facts: {}, fields: [], message: '' }, 'id')).toBe('Terjadi kesalahan');
});
