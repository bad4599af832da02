import { describe, expect, test } from 'vitest';
import { GEOGRAPHY, JAKARTA } from '../testing/shop.ts';
import { ADDRESS_FIELDS, type Address, EMPTY_ADDRESS, isSameAddress, mergeAddress } from './address.ts';
import { normalizeAddress } from './change-addresses.ts';
import { checkAddress, type Extent, isEmail, isPhone } from './check-address.ts';

const problems = (rest: Partial<Address>, extent: Extent = 'full', role: 'billing' | 'shipping' = 'billing') =>
  checkAddress({ ...JAKARTA, ...rest }, { role, extent, geography: GEOGRAPHY }).map(({ code, field }) => [code, field]);

describe('a delivery address', () => {
  test.each([
    ['complete', {}, []],
    ['with a phone number', { phone: '+62 (21) 555-0101' }, []],
    ['without a name', { firstName: '', lastName: '' }, [['FIELD_REQUIRED', 'firstName']]],
    ['of somebody with one name', { lastName: '' }, []],
    ['of somebody abroad with one name', { country: 'DE', state: '', postcode: '10115', lastName: '' }, []],
    ['without a phone number', { phone: '' }, []],
    [
      'without a street and a town',
      { address1: '', city: '' },
      [
        ['FIELD_REQUIRED', 'address1'],
        ['FIELD_REQUIRED', 'city'],
      ],
    ],
    ['without a province', { state: '' }, [['FIELD_REQUIRED', 'state']]],
    ['without a postcode', { postcode: '' }, [['FIELD_REQUIRED', 'postcode']]],
    ['without a country', { country: '', state: '' }, [['FIELD_REQUIRED', 'country']]],
    ['without an email', { email: '' }, [['FIELD_REQUIRED', 'email']]],
    ['an unknown province', { state: 'ZZ' }, [['STATE_INVALID', 'state']]],
    ['an Indonesian postcode with a letter', { postcode: '10110A' }, [['POSTCODE_INVALID', 'postcode']]],
    ['a postcode with letters where its country has no rule', { country: 'KE', state: '', postcode: '10110A' }, []],
    [
      'a postcode with a sign where its country has no rule',
      { country: 'KE', state: '', postcode: '10_110' },
      [['POSTCODE_INVALID', 'postcode']],
    ],
    ['a German postcode too short', { country: 'DE', state: '', postcode: '1234' }, [['POSTCODE_INVALID', 'postcode']]],
    ['a German address has no state', { country: 'DE', state: '', postcode: '10115' }, []],
    ['a country without rules of its own', { country: 'KE', state: '', postcode: '00100' }, []],
    ['a phone number in words', { phone: 'call me' }, [['PHONE_INVALID', 'phone']]],
    ['an email without a domain', { email: 'budi@rumah' }, [['EMAIL_INVALID', 'email']]],
  ] as const)('%s', (_case, rest, expected) => {
    expect(problems(rest)).toEqual(expected);
  });

  test('refuses an unknown province with the list of provinces', () => {
    const [problem] = checkAddress(
      { ...JAKARTA, state: 'ZZ' },
      { role: 'billing', extent: 'full', geography: GEOGRAPHY },
    );
    expect(problem).toMatchObject({ states: GEOGRAPHY.formats.ID?.states });
  });

  test('needs no email address for shipping', () => {
    expect(problems({ email: '' }, 'full', 'shipping')).toEqual([]);
  });
});

test('requires only a name, an email address and a country for files', () => {
  const bare = { ...EMPTY_ADDRESS, firstName: 'Budi', lastName: 'Santoso', country: 'ID', email: 'budi@example.test' };
  expect(problems(bare, 'contact')).toEqual([]);
  expect(problems({ ...bare, email: '', country: '' }, 'contact')).toEqual([
    ['FIELD_REQUIRED', 'country'],
    ['FIELD_REQUIRED', 'email'],
  ]);
});

describe('normalizing an address', () => {
  test.each([
    ['replaces the name of a province by its code', { state: 'dki jakarta' }, { state: 'JK' }],
    ['accepts a code in lower case', { state: 'jk', country: 'id' }, { state: 'JK', country: 'ID' }],
    ['keeps an unknown province', { state: 'Atlantis' }, { state: 'Atlantis' }],
    ['collapses spaces', { firstName: '  Siti   Nur ' }, { firstName: 'Siti Nur' }],
    ['puts a postcode in upper case', { country: 'GB', postcode: 'sw1a 1aa' }, { postcode: 'SW1A 1AA' }],
  ])('%s', (_case, rest, expected) => {
    expect(normalizeAddress({ ...JAKARTA, ...rest }, GEOGRAPHY)).toMatchObject(expected);
  });

  test('changes given fields, clears empty ones, and blanks the rest when it overwrites', () => {
    expect(mergeAddress(JAKARTA, { city: 'Bogor', address2: '' })).toEqual({ ...JAKARTA, city: 'Bogor' });
    expect(mergeAddress(JAKARTA, { city: '' }).city).toBe('');
    expect(mergeAddress(JAKARTA, { overwrite: true, city: 'Bogor' })).toEqual({ ...EMPTY_ADDRESS, city: 'Bogor' });
  });

  test.each(ADDRESS_FIELDS)('is another one with another %s, unless that is the email address', (field) => {
    expect(isSameAddress(JAKARTA, { ...JAKARTA, [field]: 'other' })).toBe(field === 'email');
  });

  test('of a delivery is that of the bill where it has no phone number', () => {
    const shipping = { ...JAKARTA, phone: '', email: '' };
    expect([isSameAddress(JAKARTA, shipping), isSameAddress(shipping, JAKARTA)]).toEqual([true, false]);
  });
});

test.each([
  ['budi@example.test', true],
  ['budi.santoso+toko@mail.example.co.id', true],
  ['budi@example', false],
  ['budi example@mail.test', false],
  ['budi@@mail.test', false],
  ['a@b.test\nBcc: c@d.test', false],
  [`${'a'.repeat(250)}@b.test`, false],
])('%s is an email address: %o', (text, is) => {
  expect(isEmail(text)).toBe(is);
});

test.each([
  ['0812-3456-7890', true],
  ['+62 812 3456', true],
  ['()', false],
  ['0812x', false],
])('%s is a phone number: %o', (text, is) => {
  expect(isPhone(text)).toBe(is);
});
