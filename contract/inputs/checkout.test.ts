import { expect, test } from 'vitest';
import { formWith } from '../testing/form.ts';
import {
  AddressInput,
  BuyerInput,
  ContactInput,
  DeliveryContactInput,
  PaymentInput,
  readCheckoutForm,
} from './checkout.ts';

const SURABAYA = {
  firstName: 'Rizky',
  lastName: 'Saputra',
  country: 'ID',
  address1: 'Jl. Ahmad Yani No. 88',
  city: 'Surabaya',
  state: 'JI',
  postcode: '60235',
};

test('reads an Indonesian address, trimmed, with missing fields empty', () => {
  expect(readCheckoutForm(AddressInput, formWith({ ...SURABAYA, city: '  Surabaya ' }))).toEqual({
    ok: true,
    value: { ...SURABAYA, company: '', address2: '' },
  });
});

test.each([
  ['no province in Indonesia', { state: '' }, { state: 'required' }],
  ['a province that does not exist', { state: 'XX' }, { state: 'state' }],
  ['no postcode', { postcode: ' ' }, { postcode: 'required' }],
  ['an Indonesian postcode of dashes', { postcode: '- -' }, { postcode: 'postcode' }],
  ['a German postcode with letters', { country: 'DE', state: '', postcode: 'ABC' }, { postcode: 'postcode' }],
  ['no country', { country: '' }, { country: 'required' }],
  ['a country in small letters', { country: 'id' }, { country: 'required' }],
  ['a street of 300 letters', { address1: 'a'.repeat(300) }, { address1: 'tooLong' }],
  ['nothing but blanks for a name', { firstName: '   ' }, { firstName: 'required' }],
])('refused: %s', (_case, change, problems) => {
  expect(readCheckoutForm(AddressInput, formWith({ ...SURABAYA, ...change }))).toEqual({ ok: false, problems });
});

test('replaces a line break in a name, so that it cannot begin a header of an email', () => {
  const reading = readCheckoutForm(
    AddressInput,
    formWith({ ...SURABAYA, firstName: 'Rizky\r\nBcc: x@y.example', city: 'Sura\0baya' }),
  );
  expect(reading).toMatchObject({ value: { firstName: 'Rizky Bcc: x@y.example', city: 'Sura baya' } });
});

test('requires neither state nor postcode of a Hong Kong address', () => {
  const { state: _state, postcode: _postcode, ...hongKong } = { ...SURABAYA, country: 'HK' };
  expect(readCheckoutForm(AddressInput, formWith(hongKong)).ok).toBe(true);
});

test.each([
  ['rizky@', 'email'],
  ['', 'required'],
  [`${'a'.repeat(250)}@b.co`, 'tooLong'],
])('the email %j is refused: %s', (email, problem) => {
  expect(readCheckoutForm(ContactInput, formWith({ email }))).toEqual({ ok: false, problems: { email: problem } });
});

test('requires a phone number where something is delivered', () => {
  expect(readCheckoutForm(DeliveryContactInput, formWith({ email: 'a@b.co' }))).toMatchObject({
    problems: { phone: 'required' },
  });
  expect(readCheckoutForm(DeliveryContactInput, formWith({ email: 'a@b.co', phone: 'call me' }))).toMatchObject({
    problems: { phone: 'phone' },
  });
  expect(readCheckoutForm(DeliveryContactInput, formWith({ email: 'a@b.co', phone: '0812 3456 7890' })).ok).toBe(true);
});

test('accepts a name of one word', () => {
  expect(readCheckoutForm(AddressInput, formWith({ ...SURABAYA, lastName: '' })).ok).toBe(true);
});

test('accepts a missing phone number, and refuses words and endless numbers', () => {
  expect(readCheckoutForm(ContactInput, formWith({ email: 'a@b.co' })).ok).toBe(true);
  expect(readCheckoutForm(ContactInput, formWith({ email: 'a@b.co', phone: '+62 (812) 3456-7890' })).ok).toBe(true);
  for (const phone of ['call me', '0812345678901234567']) {
    expect(readCheckoutForm(ContactInput, formWith({ email: 'a@b.co', phone }))).toMatchObject({
      problems: { phone: 'phone' },
    });
  }
});

test('reads what was pasted as it is seen', () => {
  const card = formWith({ email: 'a@b.co', phone: '+62 (0) 812 3456 7890' });
  expect(readCheckoutForm(ContactInput, card)).toMatchObject({ value: { phone: '+62 812 3456 7890' } });
  const pasted = { email: '\u200bsari@example.com\u200b', phone: '\u202a+62 812\u20113456\u20137890\u202c' };
  expect(readCheckoutForm(DeliveryContactInput, formWith(pasted))).toEqual({
    ok: true,
    value: { email: 'sari@example.com', phone: '+62 812-3456-7890' },
  });
  const address = { ...SURABAYA, postcode: `\u200e${SURABAYA.postcode}\u200e`, firstName: 'Sari 👩\u200d👧' };
  expect(readCheckoutForm(AddressInput, formWith(address))).toMatchObject({
    value: { postcode: SURABAYA.postcode, firstName: address.firstName },
  });
});

test('reads billing fields by their prefix', () => {
  const prefixed = Object.fromEntries(Object.entries(SURABAYA).map(([key, value]) => [`billing.${key}`, value]));
  expect(readCheckoutForm(AddressInput, formWith({ ...prefixed, city: 'elsewhere' }), 'billing.')).toMatchObject({
    value: { city: 'Surabaya' },
  });
});

test('requires only a name and a country for files', () => {
  expect(readCheckoutForm(BuyerInput, formWith({ firstName: 'R', lastName: 'S', country: 'ID' })).ok).toBe(true);
});

test('refuses a payment form without a method', () => {
  const { ok } = readCheckoutForm(PaymentInput, formWith({ idempotencyKey: 'k', seenTotal: '660' }));
  expect(ok).toBe(false);
});

test.each(['free', '', '-1', '1e3', '0x10', '6.6', '６６０'])('refuses a total of %j', (seenTotal) => {
  const { ok } = readCheckoutForm(PaymentInput, formWith({ idempotencyKey: 'k', paymentMethod: 'bacs', seenTotal }));
  expect(ok).toBe(false);
});

test('keeps the lines of a note', () => {
  const note = formWith({ idempotencyKey: 'k', paymentMethod: 'bacs', seenTotal: '660', customerNote: ' two\nlines ' });
  expect(readCheckoutForm(PaymentInput, note)).toMatchObject({ value: { customerNote: 'two\nlines', seenTotal: 660 } });
});
