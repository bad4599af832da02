import { expect, test } from 'vitest';
import { bySet, iconAddresses, MAX_ICON_ADDRESS, readIconName } from './icons.ts';

test('an icon is named by its set and its name there', () => {
  expect(readIconName('tabler:brand-x')).toEqual({ prefix: 'tabler', name: 'brand-x' });
});

test.each([
  'brand-x',
  'a:b:c',
  'Tabler:x',
  'tabler:',
  ':x',
  '../etc:x',
  'tabler:a/b',
  'tabler:a,b',
  'a:b--c',
  `a:${'b'.repeat(65)}`,
  'a:b\n',
])('%j names no icon', (icon) => {
  expect(readIconName(icon)).toBeNull();
});

test('names stand in an address once and in the order of the alphabet', () => {
  expect(iconAddresses('/icons', 'tabler', ['star', 'heart', 'star'])).toEqual(['/icons/tabler.json?icons=heart,star']);
  expect(iconAddresses('/icons', 'tabler', [])).toEqual([]);
});

test('no address is too long, and no icon is left out', () => {
  const names = Array.from({ length: 100 }, (_, index) => `a-rather-long-name-${index + 100}`);
  const addresses = iconAddresses('https://icons.example', 'tabler', names);
  expect(Math.max(...addresses.map(({ length }) => length))).toBeLessThanOrEqual(MAX_ICON_ADDRESS);
  expect(addresses.flatMap((address) => address.split('icons=')[1]?.split(','))).toEqual(names);
});

test('icons are asked for set by set', () => {
  expect([...bySet(['tabler:a', 'mdi:b', 'tabler:c', 'nothing'])]).toEqual([
    ['tabler', ['a', 'c']],
    ['mdi', ['b']],
  ]);
});
