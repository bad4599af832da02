import { expect, test } from 'vitest';
import { tableLines } from './table.ts';

interface Row {
  readonly sku: string;
  readonly name: string;
  readonly pieces: string;
}

const COLUMNS = [
  { title: 'SKU', cell: ({ sku }: Row) => sku },
  { title: 'Name', cell: ({ name }: Row) => name },
  { title: 'Pieces', align: 'right' as const, cell: ({ pieces }: Row) => pieces },
];
const CLEANER: Row = { sku: 'CLEAN-1', name: 'Injector cleaner for long journeys', pieces: '12' };

test('fits a table into the terminal by narrowing the widest column', () => {
  expect(tableLines(COLUMNS, [CLEANER], 40)).toEqual([
    'SKU      Name                     Pieces',
    '───────  ───────────────────────  ──────',
    'CLEAN-1  Injector cleaner for l…      12',
  ]);
});

test('goes on in further lines where a column may not be cut', () => {
  const wrapping = COLUMNS.map((column) => ({ ...column, wraps: true as const }));
  expect(tableLines(wrapping, [{ ...CLEANER, name: 'Cleaner for exceptionally long journeys' }], 29)).toEqual([
    'SKU      Name          Pieces',
    '───────  ────────────  ──────',
    'CLEAN-1  Cleaner for       12',
    '         exceptionall',
    '         y long',
    '         journeys',
  ]);
});

test('cuts nothing off without a terminal', () => {
  expect(tableLines(COLUMNS, [CLEANER], Number.POSITIVE_INFINITY)[2]).toContain('for long journeys');
});

test('removes control characters from shoppers’ texts', () => {
  const [, , line] = tableLines(COLUMNS, [{ ...CLEANER, name: 'Nice\u001b[2J\r\nFAKE  \u202elive' }], 80);
  expect(line).toBe('CLEAN-1  Nice [2J FAKE   live      12');
});
