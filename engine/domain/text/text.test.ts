import { expect, test } from 'vitest';
import { shortened } from './text.ts';

test.each([
  ['nothing of what is short', 'Coupon "RACE10" does not exist!', 'Coupon "RACE10" does not exist!'],
  ['a long word', `Coupon "${'x'.repeat(200)}" does not exist!`, `Coupon "${'x'.repeat(99)}… does not exist!`],
  ['many words', 'ab '.repeat(1000), `${'ab '.repeat(500)}…`],
  ['half of a character at the cut', `${'x'.repeat(99)}🏍${'y'.repeat(200)}`, `${'x'.repeat(99)}…`],
])('cuts %s', (_case, text, short) => {
  expect(shortened(text)).toBe(short);
});
