import { expect, test } from 'vitest';
import { containing } from './lists.ts';

test('escapes the wildcards of a searched text', () => {
  expect(containing('100%_\\')).toBe('%100\\%\\_\\\\%');
});
