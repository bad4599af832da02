import { expect, test } from 'vitest';
import { DEMO_SITE } from '#contract/demo-site.ts';
import { contrast } from './colours.ts';
import { ownSiteOf } from './own-site.ts';
import { readShopFile } from './read-shop-file.ts';

test.each([
  ['#000000', '#ffffff', 21],
  ['#777777', '#ffffff', 4.48],
  ['#c92f10', '#c92f10', 1],
])('the contrast of %s and %s is %f', (one, other, ratio) => {
  expect(contrast(one, other)).toBeCloseTo(ratio, 2);
  expect(contrast(other, one)).toBeCloseTo(ratio, 2);
});

test('own colours replace those of the style sheet', () => {
  const reading = readShopFile('shop:\n  colours:\n    action: "#0A5C36"\n    night: "#101010"');
  if (!reading.ok) throw new Error(JSON.stringify(reading.problems));
  expect(ownSiteOf(reading.file, DEMO_SITE, 'open').colours).toEqual({
    '--color-flame': '#0a5c36',
    '--color-flame-2': 'color-mix(in srgb, #0a5c36 82%, black)',
    '--night': '#101010',
  });
});

test.each([
  ['action: "#ffcc00"', 'has a contrast of 1.5 to white text, of at least 4.5 that readers need'],
  ['field: "#333333"', 'has a contrast of 1.4 to black text, of at least 4.5 that readers need'],
  ['action: red', 'must be a colour such as #c92f10, between quotes'],
  ['action: "#fff;}body{"', 'must be a colour such as #c92f10, between quotes'],
])('%s is refused', (line, problem) => {
  expect(readShopFile(`shop:\n  colours:\n    ${line}`)).toMatchObject({ problems: [{ line: 3, problem }] });
});
