import { expect, test } from 'vitest';
import { isFast } from './may-prefetch.ts';

test.each([
  [{}, true],
  [{ effectiveType: '4g' }, true],
  [{ effectiveType: '3g', saveData: false }, true],
  [{ effectiveType: '2g' }, false],
  [{ effectiveType: 'slow-2g' }, false],
  [{ effectiveType: '4g', saveData: true }, false],
])('over the connection %o prefetching is allowed: %s', (connection, isAllowed) => {
  expect(isFast(connection)).toBe(isAllowed);
});
