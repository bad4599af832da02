import { expect, test } from 'vitest';
import { fillsHoneypot, isTooFast } from './contact-spam.ts';

const NOW = 1_790_000_000_000;

test.each([
  ['a minute', NOW - 60_000, false],
  ['three seconds', NOW - 3_000, false],
  ['a moment', NOW - 900, true],
  ['less than no time', NOW + 60_000, true],
  ['no time at all', undefined, true],
  ['a time that is none', 'soon', true],
])('a message written in %s', (_case, shownAt, expected) => {
  expect(isTooFast({ shownAt }, NOW)).toBe(expected);
});

test('a field that nobody sees stays empty', () => {
  expect([{}, { website: '' }, { website: 'https://spam.test' }].map(fillsHoneypot)).toEqual([false, false, true]);
});
