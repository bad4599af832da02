import { expect, test } from 'vitest';
import { readCsv } from '../csv/read-csv.ts';
import { mapInTurns } from './map-in-turns.ts';
import { packCsv, unpackCsv } from './packed-csv.ts';

test('a table arrives as it was packed, in pieces of a hundred rows', async () => {
  const lines = Array.from({ length: 250 }, (_, index) => `WAX-${index},"Wax, ${index}"`);
  const csv = readCsv(new TextEncoder().encode(['SKU,Name', ...lines].join('\n')));
  if ('fault' in csv) throw new Error(csv.fault);
  const packed = packCsv(csv);
  expect(packed.pieces).toHaveLength(3);
  expect(await unpackCsv(packed)).toEqual(csv);
  expect(await unpackCsv(packCsv({ titles: ['SKU'], rows: [] }))).toEqual({ titles: ['SKU'], rows: [] });
});

test('others come in between two items', async () => {
  const order: string[] = [];
  const tenMilliseconds = (item: string) => {
    const since = performance.now();
    while (performance.now() - since < 10);
    order.push(item);
    return item.toUpperCase();
  };
  setImmediate(() => order.push('shopper'));
  expect(await mapInTurns(['a', 'b', 'c'], tenMilliseconds)).toEqual(['A', 'B', 'C']);
  expect(order).toEqual(['a', 'shopper', 'b', 'c']);
});
