import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pageOf } from './page.ts';

const IDS = [50, 40, 30, 20, 10];

test.each([
  ['everything', {}, { rows: IDS, hasNext: false, hasPrevious: false }],
  ['the first two', { first: 2 }, { rows: [50, 40], hasNext: true, hasPrevious: false }],
  ['two after a row', { first: 2, after: 40 }, { rows: [30, 20], hasNext: true, hasPrevious: true }],
  ['more than are left', { first: 9, after: 20 }, { rows: [10], hasNext: false, hasPrevious: true }],
  ['what comes after the last', { first: 2, after: 10 }, { rows: [], hasNext: false, hasPrevious: true }],
  ['the last two, in the normal order', { last: 2 }, { rows: [20, 10], hasNext: false, hasPrevious: true }],
  ['two before a row', { last: 2, before: 20 }, { rows: [40, 30], hasNext: true, hasPrevious: true }],
  ['all between two rows', { after: 50, before: 10 }, { rows: [40, 30, 20], hasNext: true, hasPrevious: true }],
  ['nothing at all', { first: 0 }, { rows: [], hasNext: true, hasPrevious: false }],
  [
    'a row that is gone is ignored',
    { first: 1, after: 99, before: 98 },
    { rows: [50], hasNext: true, hasPrevious: false },
  ],
])('a page of %s', (_case, request, expected) => {
  expect(pageOf(IDS, request)).toEqual({ ...expected, total: 5 });
});

test('paging through a list returns every row once, forwards and backwards', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat()), fc.integer({ min: 1, max: 7 }), (ids, size) => {
      const forwards: number[] = [];
      for (let page = pageOf(ids, { first: size }); ; ) {
        forwards.push(...page.rows);
        const after = page.rows.at(-1);
        if (!page.hasNext || after === undefined) break;
        page = pageOf(ids, { first: size, after });
      }
      const backwards: number[] = [];
      for (let page = pageOf(ids, { last: size }); ; ) {
        backwards.unshift(...page.rows);
        const [before] = page.rows;
        if (!page.hasPrevious || before === undefined) break;
        page = pageOf(ids, { last: size, before });
      }
      expect([forwards, backwards]).toEqual([ids, ids]);
    }),
  );
});
