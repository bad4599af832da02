import { expect, test } from 'vitest';
import { shown } from './shown.ts';

test('the shop shows amounts with tax or without, as it likes', () => {
  expect(shown({ net: 892, tax: 98 }, true)).toBe(990);
  expect(shown({ net: 892, tax: 98 }, false)).toBe(892);
});
