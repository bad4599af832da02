import { expect, test } from 'vitest';
import { minorUnits } from './minor-units.ts';

test.each([
  ['EUR', 2, 1290, 1290],
  ['IDR', 0, 125_000, 12_500_000],
  ['JPY', 0, 500, 500],
  ['KWD', 3, 1250, 1250],
])('converts %s with %i decimals: %i in the shop is %i at Stripe', (currency, decimals, ours, theirs) => {
  const units = minorUnits(currency, decimals);
  expect([units.toStripe(ours), units.fromStripe(theirs)]).toEqual([theirs, ours]);
});
