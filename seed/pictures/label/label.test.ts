import { expect, test } from 'vitest';
import { PRODUCTS } from '../../catalogue/index.ts';
import type { Packshot } from '../packshot.ts';
import { HEADLINE, READING, sizeToFit, widthOf, wrap } from './type-setting.ts';

const packs: Packshot[] = PRODUCTS.flatMap((product) =>
  product.type === 'variable' ? product.variations.map(({ packshot }) => packshot) : [product.packshot],
);

test.each([20, 34, 120])('no line of any name is wider than a column of %i mm', (measure) => {
  for (const { label } of packs) {
    const size = sizeToFit(label.name, HEADLINE, { largest: 30, measure });
    for (const line of label.name) expect(widthOf(line, HEADLINE) * size).toBeLessThanOrEqual(measure + 1e-9);
  }
});

test('a description breaks between words only, and loses none', () => {
  for (const { label } of packs) {
    const lines = wrap(label.description, READING, { size: 4.4, measure: 34 });
    expect(lines.join(' ')).toBe(label.description);
    for (const line of lines.filter((text) => text.includes(' ')))
      expect(widthOf(line, READING) * 4.4).toBeLessThanOrEqual(34);
  }
});

test('type is never set larger than asked', () => {
  expect(sizeToFit(['Oil'], HEADLINE, { largest: 12, measure: 1000 })).toBe(12);
});
