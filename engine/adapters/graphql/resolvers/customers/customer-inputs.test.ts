import { expect, test } from 'vitest';
import { addressPatch } from './customer-inputs.ts';

test('replaces a line break in a name, so that it cannot begin a header of an email', () => {
  expect(addressPatch({ firstName: 'Rizky\r\nBcc: x@y.example' })).toEqual({ firstName: 'Rizky Bcc: x@y.example' });
});

test('leaves out marks that nobody sees, one of which would turn the rest of a parcel’s label around', () => {
  expect(addressPatch({ firstName: '\u202eBudi\u200b' })).toEqual({ firstName: 'Budi' });
});

test('only what is given changes', () => {
  expect(addressPatch({ city: 'Surabaya', state: null, overwrite: true })).toEqual({
    city: 'Surabaya',
    overwrite: true,
  });
});

test.each([
  ['email', 254],
  ['address1', 200],
] as const)('%s of an address has %i characters at most, as in every form', (field, most) => {
  const text = 'x'.repeat(most);
  expect(addressPatch({ [field]: text })).toEqual({ [field]: text });
  expect(() => addressPatch({ [field]: `${text}x` })).toThrow(
    expect.objectContaining({ extensions: expect.objectContaining({ code: 'TEXT_TOO_LONG' }) }),
  );
});
