import { expect, test } from 'vitest';
import { containing } from './lists.ts';

test('signs with a meaning of their own are looked for as they are', () => {
  expect(containing('100%_\\')).toBe('%100\\%\\_\\\\%');
});
