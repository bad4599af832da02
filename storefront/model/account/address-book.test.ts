import { expect, test } from 'vitest';
import { LIMITS } from '#contract/limits.ts';
import {
  findSaved,
  parseAddressBook,
  printAddressBook,
  type SavedAddress,
  withAddress,
  withDefault,
  withoutAddress,
} from './address-book.ts';

const home: SavedAddress = {
  id: 'a',
  label: 'Rumah',
  firstName: 'Sari',
  lastName: '',
  company: '',
  address1: 'Jl. Kenanga 12',
  address2: 'Kec. Coblong',
  city: 'Bandung',
  state: 'JB',
  postcode: '40132',
  country: 'ID',
  phone: '0812 3456 7890',
};
const office: SavedAddress = { ...home, id: 'b', label: 'Kantor', address1: 'Jl. Melati 1' };

test('is the same after the account has held it', () => {
  expect(parseAddressBook(printAddressBook([home, office]))).toEqual([home, office]);
});

test.each([
  ['nothing', undefined],
  ['an empty text', ''],
  ['no JSON', '{'],
  ['no list', '{"id":"a"}'],
])('is unknown where the account holds %s', (_case, text) => {
  expect(parseAddressBook(text)).toBeNull();
});

test('leaves out what is no address', () => {
  const stored = [null, 7, {}, { ...home, id: '' }, { ...home, country: 'Indonesia' }, { ...home, city: 5 }];
  expect(parseAddressBook(JSON.stringify(stored))).toEqual([{ ...home, city: '' }]);
});

test('holds at most 20 addresses, none of them twice', () => {
  const many = Array.from({ length: 30 }, (_, index) => ({ ...home, id: `${index % 25}` }));
  expect(parseAddressBook(JSON.stringify(many))).toHaveLength(20);
});

test('the first address is the default', () => {
  expect(withAddress([home], office, false)).toEqual([home, office]);
  expect(withAddress([home], office, true)).toEqual([office, home]);
  expect(withDefault([home, office], 'b')).toEqual([office, home]);
  expect(withoutAddress([home, office], 'a')).toEqual([office]);
});

test('an address that is saved again keeps its place', () => {
  const moved = { ...home, city: 'Cimahi' };
  expect(withAddress([home, office], moved, false)).toEqual([moved, office]);
});

test('finds the address that an order goes to, whatever it is called', () => {
  expect(findSaved([home, office], { ...office, phone: '' })).toBe(office);
  expect(findSaved([home, office], { ...office, city: 'Cimahi' })).toBeNull();
  expect(findSaved([home, office], { ...office, company: 'PT Maju' })).toBeNull();
});

test('fits the account with as many of the longest addresses as there may be', () => {
  const address: SavedAddress = {
    label: '"'.repeat(LIMITS.addressLabel),
    firstName: '"'.repeat(100),
    lastName: '"'.repeat(100),
    company: '"'.repeat(100),
    address1: '"'.repeat(200),
    address2: '"'.repeat(200),
    city: '"'.repeat(100),
    state: '"'.repeat(100),
    postcode: '"'.repeat(20),
    country: 'ID',
    phone: '0'.repeat(20),
    id: '',
  };
  const book = Array.from({ length: LIMITS.savedAddresses }, (_, place) => ({ ...address, id: `${place}`.padEnd(40) }));
  const printed = printAddressBook(book);
  expect(parseAddressBook(printed)).toEqual(book);
  expect(printed.length).toBeLessThan(LIMITS.accountData * 0.8);
});
