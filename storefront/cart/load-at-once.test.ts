import { expect, test } from 'vitest';
import { SITE } from '#contract/site.ts';
import { loadsCartAtOnce } from './load-at-once.ts';

const FRAME = ['root', 'routes/shop-layout'];

test.each([
  ['a product’s page', 'product', [false, true]],
  ['the home page', 'home', [false, true]],
  ['the checkout', 'checkout', [true, true]],
  ['the account', 'account', [true, true]],
  ['an order’s page', 'orderSummary', [true, true]],
])('%s: with and without initStoreOnUserActionToReduceServerLoad', (_case, id, expected) => {
  const isAtOnce = [true, false].map((initStoreOnUserActionToReduceServerLoad) =>
    loadsCartAtOnce([...FRAME, id], { ...SITE.storeSettings, initStoreOnUserActionToReduceServerLoad }),
  );
  expect(isAtOnce).toEqual(expected);
});
