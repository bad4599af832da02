import { expect, test } from 'vitest';
import { addressesIn, withFiles } from './addresses.ts';
import { tableOf } from './testing/apply-text.ts';

const [A, B, C] = ['a', 'b', 'c'].map((name) => `https://another.example/${name}.png`);
const FILES = { pictures: new Map([[A ?? '', 'fetched/a.webp']]), files: new Map([[C ?? '', 'fetched/c.pdf']]) };
const rowsOf = (text: string) => withFiles(tableOf(text), FILES).rows.map(({ cells }) => Object.fromEntries(cells));

test('every address is named once, by the first row, beside files of the shop', () => {
  const text = `SKU,Name,Images,Download 1 URL,Download 2 URL
W,Wax,"${A}, 2026/own.webp, ${B}",${C},guide.pdf
P,,${A},,`;
  expect(addressesIn(tableOf(text))).toEqual({
    pictures: [
      { address: A, line: 2, name: 'Wax' },
      { address: B, line: 2, name: 'Wax' },
    ],
    files: [{ address: C, line: 2, name: 'Wax' }],
  });
});

test('addresses become files; pictures that are missing are left out', () => {
  expect(rowsOf(`SKU,Images\nW,"${A}, ${B}, 2026/own.webp"`)).toEqual([
    { SKU: 'W', Images: 'fetched/a.webp, 2026/own.webp' },
  ]);
});

test('a row none of whose pictures is there says nothing of pictures, one without any empties them', () => {
  expect(rowsOf(`SKU,Images\nW,${B}\nP,`)).toEqual([{ SKU: 'W' }, { SKU: 'P', Images: '' }]);
});

test.each([
  ['is sold once its file is there', C, { 'Download 1 URL': 'fetched/c.pdf', Published: '1' }],
  ['stays a draft without its file', B, { 'Download 1 URL': '', Published: '-1' }],
  ['of the shop’s own is sold as it was', 'own.pdf', { 'Download 1 URL': 'own.pdf', Published: '1' }],
])('a file %s', (_case, cell, expected) => {
  expect(rowsOf(`SKU,Published,Download 1 URL\nW,1,${cell}`)).toEqual([{ SKU: 'W', ...expected }]);
});
