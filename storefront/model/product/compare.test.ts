import { expect, test } from 'vitest';
import { RACING_OIL } from '../testing/products.ts';
import { comparedRows, comparePath, parseCompared } from './compare.ts';

const read = (query: string) => parseCompared(new URLSearchParams(query));

test('an address holds up to four products, each once', () => {
  expect(read('products=a,b,a,c,d,e')).toEqual(['a', 'b', 'c', 'd']);
  expect(comparePath(['a', 'b'])).toBe('/compare?products=a,b');
  expect(comparePath([])).toBe('/compare');
});

test('a product with a long name is compared like any other', () => {
  // As long as the engine and WordPress make them.
  const slug = 'x'.repeat(200);
  expect(read(`products=${slug}`)).toEqual([slug]);
});

test('a form without script repeats the parameter', () => {
  expect(read('products=a,b&products=c')).toEqual(['a', 'b', 'c']);
});

test.each(['', 'products=', 'products=../x', 'products=<b>', `products=${'x'.repeat(201)}`])(
  '%j names none',
  (query) => {
    expect(read(query)).toEqual([]);
  },
);

const withFacts = (specifications: readonly (readonly [string, string])[]) => ({ ...RACING_OIL, specifications });

test('properties that are the same of all products are kept apart', () => {
  const { different, same } = comparedRows([
    withFacts([
      ['Standard', 'API SP'],
      ['Base', 'Synthetic'],
    ]),
    withFacts([['Standard', 'API SN']]),
  ]);
  expect(different).toEqual([
    { label: 'Standard', values: ['API SP', 'API SN'] },
    { label: 'Base', values: ['Synthetic', null] },
  ]);
  expect(same.map(({ label }) => label)).toEqual(['Viscosity', 'Pack size', 'Origin']);
});

test('one product alone has nothing in common with others', () => {
  expect(comparedRows([RACING_OIL]).same).toEqual([]);
});
