import { expect, test } from 'vitest';
import { priceScale } from './price-scale.ts';

test.each([
  ['euro in whole euro', [320, 6_090], 100, { low: 300, high: 6_100, step: 100 }],
  ['one price', [990, 990], 100, { low: 900, high: 1_000, step: 100 }],
  ['rupiah in thousands', [33_333, 185_000], 1, { low: 33_000, high: 185_000, step: 1_000 }],
  ['millions in hundred thousands', [7_500, 12_499_000], 1, { low: 0, high: 12_500_000, step: 100_000 }],
  ['between', [18_000, 700_000], 1, { low: 15_000, high: 700_000, step: 5_000 }],
] as const)('a slider goes from end to end in 200 round steps at most: %s', (_case, [lowest, highest], unit, scale) => {
  expect(priceScale({ lowest, highest }, unit)).toEqual(scale);
});
