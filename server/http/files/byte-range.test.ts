import { expect, test } from 'vitest';
import { readRange } from './byte-range.ts';

test.each([
  [undefined, null],
  ['bytes=0-', { first: 0, last: 99 }],
  ['bytes=10-19', { first: 10, last: 19 }],
  ['bytes=90-500', { first: 90, last: 99 }],
  ['bytes=-10', { first: 90, last: 99 }],
  ['bytes=-500', { first: 0, last: 99 }],
  ['bytes=100-', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=20-10', null],
  ['bytes=0-1,5-6', null],
  ['bytes=-', null],
  ['lines=0-5', null],
  ['bytes=a-b', null],
])('%s of 100 bytes is %o', (header, part) => {
  expect(readRange(header, 100)).toEqual(part);
});

test('no range of an empty file is satisfiable', () => {
  expect([readRange('bytes=0-', 0), readRange('bytes=-5', 0)]).toEqual(['unsatisfiable', 'unsatisfiable']);
});
