import { expect, test } from 'vitest';
import { partitionRows } from './partition.ts';
import type { CsvRow } from './read-csv.ts';

/** In the shop: product 1 is `oil`, its variation 2 has the SKU OIL-1L; product 3 is `wax` with the SKU WAX. */
const OWNERS = {
  ofId: (id: number) =>
    new Map([
      [1, 'oil'],
      [2, 'oil'],
      [3, 'wax'],
    ]).get(id),
  ofSku: (sku: string) =>
    new Map([
      ['OIL', 'oil'],
      ['OIL-1L', 'oil'],
      ['WAX', 'wax'],
    ]).get(sku),
};
const row = (line: number, cells: Readonly<Record<string, string>>): CsvRow => ({
  line,
  cells: new Map(Object.entries(cells)),
});
/** New products of which each fills a part of its own, with the rows between them. */
const padded = (...rows: readonly CsvRow[]) =>
  rows.flatMap((one) => [one, ...Array.from({ length: 100 }, (_, index) => filler(one.line, index))]);
const filler = (line: number, index: number) => row(line * 1000 + index, { SKU: `NEW-${line}-${index}` });

test.each<[string, Readonly<Record<string, string>>, Readonly<Record<string, string>>]>([
  ['a product by number and its variation by SKU', { ID: '1' }, { SKU: 'OIL-1L' }],
  ['a product twice, by number and by SKU', { ID: '3' }, { SKU: 'WAX' }],
  ['a product twice, by number and by address', { ID: '3' }, { 'Meta: _slug': 'wax' }],
  ['a new product and its variation', { SKU: 'NEW' }, { SKU: 'NEW-1', Parent: 'NEW' }],
  ['a product and a variation that names it by number', { SKU: 'WAX' }, { SKU: 'WAX-1', Parent: 'id:3' }],
  ['a SKU and the product it moves to', { ID: '1', SKU: 'WAX' }, { ID: '3', SKU: 'OTHER' }],
  ['two new ones of one SKU', { SKU: 'SAME' }, { SKU: 'SAME' }],
])('%s stay in one part, however far apart', (_case, first, second) => {
  const parts = partitionRows(padded(row(1, first), row(2, second)), OWNERS);
  const together = parts.filter((part) => part.some(({ line }) => line === 1 || line === 2));
  expect(together).toHaveLength(1);
  expect(parts.length).toBeGreaterThan(1);
});

test('puts every row into one part, in its order, and separates unrelated rows', () => {
  const rows = padded(row(1, { SKU: 'WAX' }), row(2, { SKU: 'OIL' }), row(3, { Name: 'Nameless' }));
  const parts = partitionRows(rows, OWNERS);
  expect(parts.flat().toSorted((one, other) => one.line - other.line)).toEqual(
    rows.toSorted((one, other) => one.line - other.line),
  );
  for (const part of parts) expect(part.length).toBeLessThanOrEqual(100);
  expect(partitionRows([], OWNERS)).toEqual([]);
});
