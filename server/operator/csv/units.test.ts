import { expect, test } from 'vitest';
import { tableOf } from './testing/apply-text.ts';
import { inShopUnits } from './units.ts';

const cellsOf = (text: string) => {
  const { titles, rows } = inShopUnits(tableOf(text));
  return [titles, ...rows.map(({ cells }) => titles.map((title) => cells.get(title)))];
};

test.each([
  ['pounds', 'Weight (lbs)', '.5', 'Weight (kg)', '0.227'],
  ['ounces', 'weight (OZ)', '8', 'Weight (kg)', '0.227'],
  ['grams', 'Weight (g)', '350', 'Weight (kg)', '0.35'],
  ['inches', 'Length (in)', '24', 'Length (cm)', '60.96'],
  ['yards', 'Width (yd)', '1', 'Width (cm)', '91.44'],
  ['metres', 'Height (m)', '1,5', 'Height (cm)', '150'],
  ['millimetres', 'Height (mm)', '85', 'Height (cm)', '8.5'],
])('a measure in %s becomes one in the unit of the shop', (_case, title, cell, shopTitle, expected) => {
  expect(cellsOf(`SKU;${title}\nA;${cell}`)).toEqual([
    ['SKU', shopTitle],
    ['A', expected],
  ]);
});

test.each([
  ['no measure', 'SKU,Weight (lbs)\nA,heavy', ['A', 'heavy']],
  ['nothing', 'SKU,Weight (lbs)\nA,', ['A', '']],
  ['the unit of the shop', 'SKU,Weight (kg)\nA,.35', ['A', '.35']],
  ['a unit of nobody', 'SKU,Weight (stone)\nA,1', ['A', '1']],
])('what holds %s stays as it is', (_case, text, row) => {
  expect(cellsOf(text)[1]).toEqual(row);
});

test('of two columns for one measure the one in the unit of the shop counts', () => {
  expect(cellsOf('SKU,Weight (lbs),Weight (kg)\nA,1,0.4')).toEqual([
    ['SKU', 'Weight (lbs)', 'Weight (kg)'],
    ['A', '1', '0.4'],
  ]);
});
