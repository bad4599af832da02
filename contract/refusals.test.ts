import { expect, test } from 'vitest';
import { refusalMessage } from './refusals.ts';

test.each([
  [1, 'in 1 second.'],
  [2, 'in 2 seconds.'],
  [11, 'in 11 seconds.'],
])('the API asks to wait for %i s in words', (seconds, words) => {
  for (const code of ['TOO_MANY_TRIES', 'BUSY'] as const) expect(refusalMessage(code, { seconds })).toContain(words);
});
