import { expect, test } from 'vitest';
import { ADDRESS_FIELDS, isSameAddress } from './address.ts';
import { BLANK_ADDRESS } from './testing/people.ts';

test.each(ADDRESS_FIELDS)('is another one with another %s, unless that tells only how to reach somebody', (field) => {
  const other = { ...BLANK_ADDRESS, [field]: 'other' };
  expect(isSameAddress(other, BLANK_ADDRESS)).toBe(field === 'phone' || field === 'email');
});
