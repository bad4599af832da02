import { expect, test } from 'vitest';
import { PRODUCTS } from '../packs/products.ts';
import { HEADLINE, READING, sizeToFit, widthOf, wrap } from './type-setting.ts';

const labels = PRODUCTS.flatMap(({ mainPack, variations }) => [mainPack, ...variations.map(({ pack }) => pack)]).map(
  ({ label }) => label,
);

test.each([20, 34, 120])('no line of any name is wider than a column of %i mm', (measure) => {
  for (const { name } of labels) {
    const size = sizeToFit(name, HEADLINE, { largest: 30, measure });
    for (const line of name) expect(widthOf(line, HEADLINE) * size).toBeLessThanOrEqual(measure + 1e-9);
  }
});

test('a description breaks between words only and loses none', () => {
  for (const { description } of labels) {
    const lines = wrap(description, READING, { size: 4.4, measure: 34 });
    expect(lines.join(' ')).toBe(description);
    for (const line of lines.filter((text) => text.includes(' ')))
      expect(widthOf(line, READING) * 4.4).toBeLessThanOrEqual(34);
  }
});

test('type is never set larger than asked', () => {
  expect(sizeToFit(['Oil'], HEADLINE, { largest: 12, measure: 1000 })).toBe(12);
});
