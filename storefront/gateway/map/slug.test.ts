import { expect, test } from 'vitest';
import { readableSlug } from './slug.ts';

test.each([
  ['%d0%bc%d0%b0%d1%81%d0%bb%d0%be-5w-30', 'масло-5w-30'],
  ['5w-30', '5w-30'],
  ['half-off-50%', 'half-off-50%'],
  ['%ff', '%ff'],
  [null, ''],
])('the slug %s is read as %s', (stored, readable) => {
  expect(readableSlug(stored)).toBe(readable);
});
