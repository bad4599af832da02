import { expect, test } from 'vitest';
import { minorUnits } from './minor-units.ts';

test.each([
  ['EUR', 2, 1290, 1290],
  ['IDR', 0, 125_000, 12_500_000],
  ['JPY', 0, 500, 500],
  ['KWD', 3, 1250, 1250],
])('%s with %i digits in the shop: %i is %i to Stripe, and back', (currency, decimals, ours, theirs) => {
  const units = minorUnits(currency, decimals);
  expect([units.toStripe(ours), units.fromStripe(theirs)]).toEqual([theirs, ours]);
});
