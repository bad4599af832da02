import { expect, test } from 'vitest';
import { nextOption } from './use-combobox.ts';

/** The text itself. */
const NO_OPTION = -1;

test.each([
  ['ArrowDown', NO_OPTION, 0],
  ['ArrowDown', 1, 2],
  ['ArrowDown', 2, NO_OPTION],
  ['ArrowUp', NO_OPTION, 2],
  ['ArrowUp', 0, NO_OPTION],
  ['Home', 2, 0],
  ['End', 0, 2],
])('%s leads from option %i of three to %i', (key, active, next) => {
  expect(nextOption(key, active, 3)).toBe(next);
});

test.each([
  ['Home', NO_OPTION],
  ['End', NO_OPTION],
  ['a', 1],
  ['Enter', 1],
])('%s belongs to the text while option %i is active', (key, active) => {
  expect(nextOption(key, active, 3)).toBeNull();
});

test('without options no option becomes active', () => {
  expect([nextOption('ArrowDown', NO_OPTION, 0), nextOption('ArrowUp', NO_OPTION, 0)]).toEqual([NO_OPTION, NO_OPTION]);
});
